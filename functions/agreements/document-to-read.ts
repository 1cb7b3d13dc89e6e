import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { type AgreementPart, documentsOfSigner, nextDocumentOf } from '../data/agreement-documents.ts'
import type { Agreement, Signer } from '../data/agreements.ts'

/** The requested document of a signer; without a name, the next to sign. */
export const documentToRead = (
  agreement: Agreement,
  signer: Signer,
  asked: SignedKind | undefined,
): AgreementPart | undefined =>
  documentsOfSigner(agreement, signer).find(({ kind }) => kind === asked) ??
  (asked === undefined ? nextDocumentOf(agreement, signer) : undefined)
