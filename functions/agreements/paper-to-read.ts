import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { nextPaperOf, papersOfSigner, type SignedPaper } from '../data/agreement-papers.ts'
import type { Agreement, Signer } from '../data/agreements.ts'

/** The paper that a signer asks for: one of theirs, and no other; the next to sign where none is named. */
export const paperToRead = (
  agreement: Agreement,
  signer: Signer,
  asked: SignedKind | undefined,
): SignedPaper | undefined =>
  papersOfSigner(agreement, signer).find(({ kind }) => kind === asked) ??
  (asked === undefined ? nextPaperOf(agreement, signer) : undefined)
