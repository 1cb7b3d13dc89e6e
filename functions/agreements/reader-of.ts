import type { Agreement, AgreementDocument, Signer } from '../data/agreements.ts'
import type { Reader } from '../data/reading-progress.ts'

/** The reader of one of an agreement's documents. */
export const readerOf = (
  { companyId, agreementId }: Agreement,
  { sha256: documentSha256 }: AgreementDocument,
  { signerId, contact = 0 }: Signer,
): Reader => ({ companyId, agreementId, signerId, contact, documentSha256 })
