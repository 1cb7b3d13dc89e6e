import { verificationCodeBytes, verificationCodeOf } from '#shared/agreements/verification-code.ts'
import {
  type CertifiedDocument,
  recordCertifiedDocument,
} from '../../../functions/data/certified-documents.ts'
import type { TestApp } from '../../support/test-app.ts'

export const certifiedDocument: CertifiedDocument = {
  kind: 'facility',
  number: 'FA-20261103-7K2M',
  version: '2026.5',
  agreementDate: '2026-11-03',
  completedAt: '2026-11-03T02:15:00.000Z',
  certifiedAt: '2026-11-03T02:15:04.000Z',
  signers: [{ nameMasked: 'C••• T•••', signedAt: '2026-11-03T02:15:00.000Z' }],
  companyMasked: 'L••• S••• T••• L•••',
  documentSha256: 'd'.repeat(64),
  documentSize: 187_334,
  certifiedSha256: 'c'.repeat(64),
  certificateFingerprint: 'f'.repeat(64),
  chain: { length: 12, end: 'e'.repeat(64) },
  timeStamped: true,
}

/** Records a certified document, and returns its printed code. */
export const recordPaper = async (
  app: TestApp,
  changes: Partial<CertifiedDocument> = {},
): Promise<string> => {
  const code = verificationCodeOf(Buffer.alloc(verificationCodeBytes, 0xa5))
  const { table } = app.deps
  const recorded = await table.transact(
    recordCertifiedDocument(table, { ...certifiedDocument, ...changes }, code),
  )
  if (!recorded.ok) throw new Error(`the paper could not be recorded: ${recorded.failed.join(', ')}`)
  return code
}
