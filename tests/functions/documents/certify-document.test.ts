import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { certifyDocument } from '../../../functions/documents/certify-document.ts'
import { facilityAgreementText } from '../../../functions/documents/facility-agreement.ts'
import { renderAgreement } from '../../../functions/documents/render-agreement.ts'
import { renderDrawdownNote } from '../../../functions/documents/render-drawdown-note.ts'
import { seededChance } from '../../support/seeded-chance.ts'
import { useTestServices } from '../../support/test-services.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { checkCertified } from './check-certified.ts'
import { drawdownNoteData, facilityAgreementData } from './document-data.ts'

const services = useTestServices()
const fingerprint = new X509Certificate(readFileSync(services.certificatesFile)).fingerprint256
  .replaceAll(':', '')
  .toLowerCase()

const app = await useTestApp()

const certification = {
  keyId: services.paperKeyId,
  certificatesFile: services.certificatesFile,
}

/** The app's dependencies, with a time-stamp authority if given. */
const depsWith = (timeStampUrl?: string) => ({
  ...app.deps,
  config: {
    ...app.deps.config,
    certification: { ...certification, ...(timeStampUrl ? { timeStampUrl } : {}) },
  },
})

const agreement = async (locale: Locale) => {
  const data = facilityAgreementData()
  return renderAgreement(await facilityAgreementText(data, locale), data, locale)
}

/** Ten certifications: each document and language without a time stamp, and some with one. */
const papers: { name: string; render: () => Promise<Uint8Array>; stamped?: true }[] = [
  ...locales.map((locale) => ({ name: `an agreement in ${locale}`, render: () => agreement(locale) })),
  ...locales.map((locale) => ({
    name: `a note in ${locale}`,
    render: () => renderDrawdownNote(drawdownNoteData(), locale),
  })),
  ...locales.map((locale) => ({
    name: `an agreement in ${locale}, stamped`,
    render: () => agreement(locale),
    stamped: true as const,
  })),
  {
    name: 'a note in zh-CN, stamped',
    render: () => renderDrawdownNote(drawdownNoteData(), 'zh-CN'),
    stamped: true,
  },
]

const certify = (document: Uint8Array, deps: Parameters<typeof certifyDocument>[1] = depsWith()) =>
  certifyDocument({ document, reason: 'Executed', since: app.clock.now().toISOString() }, deps)

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a certified document', () => {
  it.each(papers)('is valid to independent verifiers: $name', async ({ render, stamped }) => {
    const document = await render()
    const { pdf, sha256, certificateFingerprint, timeStamped } = await certify(
      document,
      depsWith(stamped && services.timeStamps),
    )
    expect(sha256).toBe(digestOf(pdf))
    expect(digestOf(pdf.subarray(0, document.length))).toBe(digestOf(document))
    const checked = checkCertified(pdf)
    expect(checked.fingerprint).toBe(fingerprint)
    expect(certificateFingerprint).toBe(fingerprint)
    expect(timeStamped).toBe(stamped === true)
    expect(checked.stampedAt !== undefined).toBe(stamped === true)

    const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
    const opened = await loading.promise
    const last = await opened.getPage(opened.numPages)
    expect(await last.getAnnotations()).toMatchObject([{ fieldType: 'Sig', fieldName: 'Certification' }])
    await loading.destroy()
  })

  it('contains its validation material under its own signature', async () => {
    const { pdf } = await certify(await agreement('en'), depsWith(services.timeStamps))
    const text = Buffer.from(pdf).toString('latin1')
    expect(text).toMatch(/\/Type \/DSS/)
    // The environment's certificate and the authority's.
    expect(text).toMatch(/\/Certs \[\d+ 0 R \d+ 0 R\]/)
    expect(text.lastIndexOf('%%EOF')).toBeGreaterThan(text.lastIndexOf('/ByteRange'))
  })

  it('reveals each of three hundred changed bytes, those of the signed part by the signature alone', async () => {
    const { pdf, sha256 } = await certify(await agreement('zh-CN'), depsWith(services.timeStamps))
    const chance = seededChance(15)
    const { covered } = checkCertified(pdf)
    const isCovered = (at: number) => at < covered.start || at >= covered.end
    const unnoticed: number[] = []
    let counted = 0
    for (let each = 0; each < 300; each++) {
      // Every tenth change near the end, where the certification's dictionaries are.
      const at = chance.integer(each % 10 === 0 ? covered.end : 0, pdf.length - 1)
      const before = pdf[at] ?? 0
      pdf[at] = before ^ (1 << chance.integer(0, 7))
      if (digestOf(pdf) === sha256) unnoticed.push(at)
      // A signature can have several encodings: a change between those is only detected by the record.
      if (isCovered(at)) {
        counted++
        try {
          checkCertified(pdf)
          unnoticed.push(at)
        } catch {
          // The change was detected.
        }
      }
      pdf[at] = before
    }
    expect(unnoticed).toEqual([])
    expect(counted).toBeGreaterThan(240)
    expect(digestOf(pdf)).toBe(sha256)
  })
})
