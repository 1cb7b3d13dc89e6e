import type { CertifiedKind } from '#shared/agreements/certified-kinds.ts'
import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import type { Identification } from './agreements.ts'
import { create, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** How a signer was identified. Absent where nothing is on record, and for documents from before it was recorded. */
interface ProofOfSigner {
  identified?: { by: IdentificationChannel; idLastFour: boolean }
}

/** The public part of a signer's identification: the method, without the code's destination. */
export const proofOf = (identified: Identification | undefined): ProofOfSigner =>
  identified ? { identified: { by: identified.by, idLastFour: identified.idLastFour } } : {}

/**
 * The public record of a certified document. It is a snapshot: later changes of the company or a signer do not affect
 * it.
 */
export interface CertifiedDocument {
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
  /** SHA-256 of the signed document, which the certified file begins with. */
  documentSha256: string
  documentSize: number
  certifiedSha256: string
  /** SHA-256 of the certificate, in hexadecimal. */
  certificateFingerprint: string
  chain?: { length: number; end: string }
  timeStamped: boolean
}

/** Points to the document: from the hash of the printed code, or from the signed document. */
interface LeadToPaper {
  certifiedSha256: string
}

const key = (sha256: string) => ({ pk: `VERIFY#${sha256}`, sk: 'VERIFY' })
const codeKey = (code: string) => ({ pk: `VERIFY-CODE#${hashToken(code)}`, sk: 'VERIFY-CODE' })

/** Access pattern: a certified document by the SHA-256 of its file or of the signed document, in hexadecimal. */
export const findCertifiedDocument = async (
  table: Table,
  sha256: string,
): Promise<CertifiedDocument | undefined> => {
  const found = await table.get<CertifiedDocument | LeadToPaper>(key(sha256))
  if (!found || 'kind' in found) return found
  return table.get<CertifiedDocument>(key(found.certifiedSha256))
}

/** Access pattern: a certified document by its printed code. */
export const findCertifiedDocumentOfCode = async (
  table: Table,
  code: string,
): Promise<CertifiedDocument | undefined> => {
  const found = await table.get<LeadToPaper>(codeKey(code))
  return found && findCertifiedDocument(table, found.certifiedSha256)
}

/** Indexes a certified document by its file, by the signed document and by its code, if it has one. */
export const recordCertifiedDocument = (
  table: Table,
  paper: CertifiedDocument,
  code?: string,
): Record<'verification' | 'signedDocument' | 'verificationCode', Write | undefined> => ({
  verification: create<CertifiedDocument>(table, {
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

/** Removes a certified document from the index by file and by signed document. */
export const unindexCertifiedDocument = (
  table: Table,
  { certifiedSha256, documentSha256 }: Pick<CertifiedDocument, 'certifiedSha256' | 'documentSha256'>,
): Record<'verification' | 'signedDocument', Write> => ({
  verification: remove(table, key(certifiedSha256)),
  signedDocument: remove(table, key(documentSha256)),
})

/** Removes a printed code from the index. */
export const unindexDocumentCode = (table: Table, code: string): Write => remove(table, codeKey(code))
