import type { CertifiedKind } from '#shared/agreements/certified-kinds.ts'
import { create, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

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
  signers: readonly { nameMasked: string; signedAt: string }[]
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

/** Leads from the hash of the printed code to the paper. */
interface CodeOfPaper {
  certifiedSha256: string
}

const key = (sha256: string) => ({ pk: `VERIFY#${sha256}`, sk: 'VERIFY' })
const codeKey = (code: string) => ({ pk: `VERIFY-CODE#${hashToken(code)}`, sk: 'VERIFY-CODE' })

/** Access pattern: a certified paper by the SHA-256 of its file, in hexadecimal. */
export const findCertifiedPaper = (table: Table, sha256: string): Promise<CertifiedPaper | undefined> =>
  table.get<CertifiedPaper>(key(sha256))

/** Access pattern: a certified paper by the code that is printed on it. */
export const findCertifiedPaperOfCode = async (
  table: Table,
  code: string,
): Promise<CertifiedPaper | undefined> => {
  const found = await table.get<CodeOfPaper>(codeKey(code))
  return found && findCertifiedPaper(table, found.certifiedSha256)
}

/** Has a certified paper found from now on, by its file and by the code on it, where it has one. */
export const recordCertifiedPaper = (
  table: Table,
  paper: CertifiedPaper,
  code?: string,
): Record<'verification' | 'verificationCode', Write | undefined> => ({
  verification: create<CertifiedPaper>(table, {
    ...key(paper.certifiedSha256),
    type: 'certified-paper',
    ...paper,
  }),
  verificationCode: code
    ? create<CodeOfPaper>(table, {
        ...codeKey(code),
        type: 'code-of-paper',
        certifiedSha256: paper.certifiedSha256,
      })
    : undefined,
})
