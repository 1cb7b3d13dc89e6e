import { isCompanion, type SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { signedFromOneBrowser } from '#shared/agreements/shared-browser.ts'
import type {
  Agreement,
  AgreementDocument,
  Certification,
  PaperActs,
  Signature,
  Signer,
} from './agreements.ts'

/** One of the papers that are signed in one signing: the agreement's own, or a companion of it. */
export interface SignedPaper {
  kind: SignedKind
  number: string
  version: string
  document?: AgreementDocument
  certified?: Certification
  copyMailedAt?: string
}

/** What of a paper becomes known after it was made. */
type PaperProgress = Partial<Pick<SignedPaper, 'document' | 'certified' | 'copyMailedAt'>>

export const ownKindOf = ({ kind = 'facility' }: Pick<Agreement, 'kind'>): SignedKind => kind

/** All that is signed, the agreement's own paper first. */
export const papersOf = (agreement: Agreement): readonly SignedPaper[] => {
  const { agreementNumber, agreementVersion, document, certified, copyMailedAt, companions = [] } = agreement
  const own: SignedPaper = {
    kind: ownKindOf(agreement),
    number: agreementNumber,
    version: agreementVersion,
    ...(document ? { document } : {}),
    ...(certified ? { certified } : {}),
    ...(copyMailedAt ? { copyMailedAt } : {}),
  }
  return [own, ...companions]
}

export const findPaper = (agreement: Agreement, kind: SignedKind): SignedPaper | undefined =>
  papersOf(agreement).find((paper) => paper.kind === kind)

/** The agreement with what has become known of one of its papers. */
export const withPaper = <Of extends Agreement>(agreement: Of, kind: SignedKind, known: PaperProgress): Of =>
  isCompanion(kind)
    ? {
        ...agreement,
        companions: (agreement.companions ?? []).map((paper) =>
          paper.kind === kind ? { ...paper, ...known } : paper,
        ),
      }
    : { ...agreement, ...known }

export const signsPaper = (agreement: Agreement, { signs }: Signer, kind: SignedKind): boolean =>
  (signs ?? [ownKindOf(agreement)]).includes(kind)

export const papersOfSigner = (agreement: Agreement, signer: Signer): readonly SignedPaper[] =>
  papersOf(agreement).filter(({ kind }) => signsPaper(agreement, signer, kind))

export const signersOfPaper = (agreement: Agreement, kind: SignedKind): readonly Signer[] =>
  agreement.signers.filter((signer) => signsPaper(agreement, signer, kind))

/** What a signer did about one paper. */
export const actsOf = (signer: Signer, kind: SignedKind): PaperActs =>
  isCompanion(kind) ? (signer.companions?.[kind] ?? {}) : signer

/** The signer, who has done something more about one paper. */
export const withActs = (signer: Signer, kind: SignedKind, acts: PaperActs): Signer =>
  isCompanion(kind)
    ? { ...signer, companions: { ...signer.companions, [kind]: { ...actsOf(signer, kind), ...acts } } }
    : { ...signer, ...acts }

/** The signer, who has read nothing yet: another paper is to be read, or by another person. */
export const withoutReading = ({ readAt: _read, companions: _companions, ...signer }: Signer): Signer =>
  signer

/** A signer's signatures, in the order of the papers. */
export const signaturesBy = (agreement: Agreement, signer: Signer): readonly Signature[] =>
  papersOfSigner(agreement, signer).flatMap(({ kind }) => actsOf(signer, kind).signature ?? [])

/** Who signed an agreement from one network address and browser, by their names; each group once. */
export const signedTogetherIn = (agreement: Agreement): string[][] =>
  signedFromOneBrowser(
    agreement.signers.map((signer) => ({ name: signer.name, signatures: signaturesBy(agreement, signer) })),
  ).map((group) => group.map(({ name }) => name))

/** True once all that the signer signs is signed. */
export const hasSignedAll = (agreement: Agreement, signer: Signer): boolean =>
  signaturesBy(agreement, signer).length === papersOfSigner(agreement, signer).length

/** When the last of a signer's papers was signed; undefined while one is left. */
export const signedAtOf = (agreement: Agreement, signer: Signer): string | undefined =>
  hasSignedAll(agreement, signer)
    ? signaturesBy(agreement, signer)
        .map(({ signedAt }) => signedAt)
        .toSorted()
        .at(-1)
    : undefined

/** True once anybody has put their name to anything. */
export const isSignedByAny = (agreement: Agreement): boolean =>
  agreement.signers.some((signer) => signaturesBy(agreement, signer).length > 0)

/** The paper that a signer is to sign next; the last one when all are signed. */
export const nextPaperOf = (agreement: Agreement, signer: Signer): SignedPaper | undefined => {
  const papers = papersOfSigner(agreement, signer)
  return papers.find(({ kind }) => !actsOf(signer, kind).signature) ?? papers.at(-1)
}
