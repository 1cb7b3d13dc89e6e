import type { CertifiedKind } from '#shared/agreements/certified-kinds.ts'
import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import type { Identification } from './agreements.ts'
import { create, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** By what a signer had proven to be the one. Absent where nothing of it is on record, and of papers from before it was kept. */
interface ProofOfSigner {
  identified?: { by: IdentificationChannel; idLastFour: boolean }
}

/** What is said of how a signer proved to be the one: by what, and not where the code went. */
export const proofOf = (identified: Identification | undefined): ProofOfSigner =>
  identified ? { identified: { by: identified.by, idLastFour: identified.idLastFour } } : {}

/**
 * What anybody who has a certified paper is told of it. It is kept as it is told: what becomes of the company or of a
 * signer later changes nothing about the paper.
 */
export interface CertifiedPaper {
  kind: CertifiedKind
  number: string
  version?: string
  /** Business date. */
  agreementDate: string
  /** ISO timestamp, UTC. */
  completedAt: string
  certifiedAt: string
  signers: readonly ({ nameMasked: string; signedAt: string } & ProofOfSigner)[]
  companyMasked: string
  /** Of what was signed, which the certified file begins with. */
  documentSha256: string
  documentSize: number
  certifiedSha256: string
  /** SHA-256 of the certificate, in hexadecimal. */
  certificateFingerprint: string
  chain?: { length: number; end: string }
  timeStamped: boolean
}

/** Leads to the paper: from the hash of the printed code, or from the document as it was signed. */
interface LeadToPaper {
  certifiedSha256: string
}

const key = (sha256: string) => ({ pk: `VERIFY#${sha256}`, sk: 'VERIFY' })
const codeKey = (code: string) => ({ pk: `VERIFY-CODE#${hashToken(code)}`, sk: 'VERIFY-CODE' })

/** Access pattern: a certified paper by the SHA-256 of its file or of what was signed, in hexadecimal. */
export const findCertifiedPaper = async (
  table: Table,
  sha256: string,
): Promise<CertifiedPaper | undefined> => {
  const found = await table.get<CertifiedPaper | LeadToPaper>(key(sha256))
  if (!found || 'kind' in found) return found
  return table.get<CertifiedPaper>(key(found.certifiedSha256))
}

/** Access pattern: a certified paper by the code that is printed on it. */
export const findCertifiedPaperOfCode = async (
  table: Table,
  code: string,
): Promise<CertifiedPaper | undefined> => {
  const found = await table.get<LeadToPaper>(codeKey(code))
  return found && findCertifiedPaper(table, found.certifiedSha256)
}

/** Has a certified paper found from now on, by its file, by what was signed and by the code on it, where it has one. */
export const recordCertifiedPaper = (
  table: Table,
  paper: CertifiedPaper,
  code?: string,
): Record<'verification' | 'signedDocument' | 'verificationCode', Write | undefined> => ({
  verification: create<CertifiedPaper>(table, {
    ...key(paper.certifiedSha256),
    type: 'certified-paper',
    ...paper,
  }),
  signedDocument: create<LeadToPaper>(table, {
    ...key(paper.documentSha256),
    type: 'signed-document',
    certifiedSha256: paper.certifiedSha256,
  }),
  verificationCode: code
    ? create<LeadToPaper>(table, {
        ...codeKey(code),
        type: 'code-of-paper',
        certifiedSha256: paper.certifiedSha256,
      })
    : undefined,
})

/** Has a certified paper be found no more, by its file and by what was signed. */
export const forgetCertifiedPaper = (
  table: Table,
  { certifiedSha256, documentSha256 }: Pick<CertifiedPaper, 'certifiedSha256' | 'documentSha256'>,
): Record<'verification' | 'signedDocument', Write> => ({
  verification: remove(table, key(certifiedSha256)),
  signedDocument: remove(table, key(documentSha256)),
})

/** Has no paper be found by a printed code any more. */
export const forgetCodeOfPaper = (table: Table, code: string): Write => remove(table, codeKey(code))
