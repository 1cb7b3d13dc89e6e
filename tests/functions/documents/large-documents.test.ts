import { expect, it } from 'vitest'
import type { Signer } from '../../../functions/data/agreements.ts'
import { certifyDocument } from '../../../functions/documents/certify-document.ts'
import { renderCompletionCertificate } from '../../../functions/documents/completion-certificate.ts'
import { facilityAgreementText } from '../../../functions/documents/facility-agreement.ts'
import { renderAgreement } from '../../../functions/documents/render-agreement.ts'
import { createTestApp } from '../../support/test-app.ts'
import { checkCertified } from './check-certified.ts'
import { facilityAgreementData } from './document-data.ts'
import { readPdf } from './read-pdf.ts'

/** The events Lambda has 300 seconds and 1,024 MB; the runtime and the SDK use 150 MB. */
const secondsAllowed = 60
const bytesAllowed = 600 * 1024 * 1024

const at = '2026-11-03T02:15:00.000Z'

const signer = (index: number): Signer => ({
  signerId: `signer-${index}`,
  name: `CHAN Tai Man ${index}`,
  nameCn: `陳大文${index}`,
  email: `chan-${index}@director.test`,
  mobile: '+85261238000',
  capacity: 'director',
  status: 2,
  openedAt: at,
  identified: { at, by: 'sms', to: '•••8000', idLastFour: true },
  readAt: at,
  consentedAt: at,
  signature: {
    fullName: `CHAN Tai Man ${index}`,
    signedAt: at,
    ip: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    documentSha256: 'd'.repeat(64),
    drawn: `M0 100${'L300 20C350 40 400 180 599 100'.repeat(300)}`,
  },
})

it('a document of a hundred pages with twenty signers is certified well within a Lambda’s limits', async () => {
  const app = await createTestApp()
  const signers = Array.from({ length: 20 }, (_, index) => signer(index))
  const data = facilityAgreementData({ signers })
  const translations = await facilityAgreementText(data, 'zh-CN')
  const clauses = Array.from({ length: 21 }, () => translations.clauses).flat()
  const document = await renderAgreement({ ...translations, clauses }, data, 'zh-CN')
  const before = process.memoryUsage().rss
  const began = performance.now()
  const appended = await renderCompletionCertificate(
    {
      ...data,
      kind: 'facility',
      number: data.agreementNumber,
      locale: 'zh-CN',
      signers,
      signedAt: at,
      chain: { length: 200, end: 'e'.repeat(64) },
      document: { key: '', sha256: 'd'.repeat(64), size: document.length, crc32: '' },
    },
    {
      code: '0'.repeat(32),
      address: 'https://portal.test/verify',
      addressOfCode: 'https://portal.test/verify#0',
    },
  )
  const { pdf } = await certifyDocument({ document, appended, reason: 'Executed', since: at }, app.deps)
  const seconds = (performance.now() - began) / 1000
  const bytes = process.memoryUsage().rss - before
  await app.close()

  const { pages } = await readPdf(pdf)
  expect(pages.length).toBeGreaterThanOrEqual(120)
  expect(pages.at(-1)).toContain('CHANTaiMan19')
  expect(checkCertified(pdf).stampedAt).toBeUndefined()
  expect(seconds).toBeLessThan(secondsAllowed)
  expect(bytes).toBeLessThan(bytesAllowed)
})
