import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { nextPaperOf, papersOfSigner, type SignedPaper } from '../data/agreement-papers.ts'
import type { Agreement, Signer } from '../data/agreements.ts'

/** The requested document of a signer; without a name, the next to sign. */
export const paperToRead = (
  agreement: Agreement,
  signer: Signer,
  asked: SignedKind | undefined,
): SignedPaper | undefined =>
  papersOfSigner(agreement, signer).find(({ kind }) => kind === asked) ??
  (asked === undefined ? nextPaperOf(agreement, signer) : undefined)
