import { expect, it } from 'vitest'
import { certifyDocument } from '../../../functions/documents/certify-document.ts'
import { renderDrawdownNote } from '../../../functions/documents/render-drawdown-note.ts'
import { sha256 } from '../../../web/features/agreements/verification/digest.ts'
import { inspectPdf } from '../../../web/features/agreements/verification/inspect-pdf.ts'
import { useTestServices } from '../../support/test-services.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { drawdownNoteData } from './document-data.ts'

const services = useTestServices()

const app = await useTestApp()

const certify = async (timeStampUrl?: string) => {
  const deps = {
    ...app.deps,
    config: {
      ...app.deps.config,
      certification: {
        keyId: services.paperKeyId,
        certificatesFile: services.certificatesFile,
        ...(timeStampUrl ? { timeStampUrl } : {}),
      },
    },
  }
  const document = await renderDrawdownNote(drawdownNoteData(), 'zh-CN')
  return certifyDocument({ document, reason: 'Executed', since: app.clock.now().toISOString() }, deps)
}

it('the verification page finds a certified document intact', async () => {
  const { pdf, certificateFingerprint } = await certify()
  expect(await inspectPdf(pdf)).toEqual({
    kind: 'signed',
    sha256: await sha256(pdf),
    coversAll: true,
    earlier: [],
    isIntact: true,
    fingerprint: certificateFingerprint,
  })
})

it('finds the signature’s time stamp', async () => {
  const { pdf } = await certify(services.timeStamps)
  expect(await inspectPdf(pdf)).toMatchObject({
    isIntact: true,
    timeStampedAt: expect.any(Date),
  })
})

it('detects a changed byte and appended content', async () => {
  const { pdf } = await certify()
  const changed = pdf.slice()
  changed[2000] = (changed[2000] ?? 0) ^ 1
  expect(await inspectPdf(changed)).toMatchObject({ kind: 'signed', isIntact: false })
  const appended = Buffer.concat([pdf, Buffer.from('\n%%EOF\n')])
  expect(await inspectPdf(appended)).toMatchObject({ coversAll: false, earlier: [await sha256(pdf)] })
})
