import type { Agreement, Signer } from '../data/agreements.ts'
import type { Reader } from '../data/signing-readings.ts'

/** Whose reading of an agreement's paper is kept. */
export const readerOf = (
  { companyId, agreementId }: Agreement,
  { sha256: documentSha256 }: NonNullable<Agreement['document']>,
  { signerId, contact = 0 }: Signer,
): Reader => ({ companyId, agreementId, signerId, contact, documentSha256 })
