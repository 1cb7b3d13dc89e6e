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

/** One of the documents of a signing: the agreement itself or a companion document. */
export interface SignedPaper {
  kind: SignedKind
  number: string
  version: string
  document?: AgreementDocument
  certified?: Certification
  copyMailedAt?: string
}

/** The fields of a document that are set after it was created. */
type PaperProgress = Partial<Pick<SignedPaper, 'document' | 'certified' | 'copyMailedAt'>>

export const ownKindOf = ({ kind = 'facility' }: Pick<Agreement, 'kind'>): SignedKind => kind

/** All documents to be signed, the agreement itself first. */
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

/** The agreement with new fields on one of its documents. */
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

/** A signer's actions on one document. */
export const actsOf = (signer: Signer, kind: SignedKind): PaperActs =>
  isCompanion(kind) ? (signer.companions?.[kind] ?? {}) : signer

/** The signer with further actions on one document. */
export const withActs = (signer: Signer, kind: SignedKind, acts: PaperActs): Signer =>
  isCompanion(kind)
    ? { ...signer, companions: { ...signer.companions, [kind]: { ...actsOf(signer, kind), ...acts } } }
    : { ...signer, ...acts }

/** The signer with the reading reset: the document or the person has changed. */
export const withoutReading = ({ readAt: _read, companions: _companions, ...signer }: Signer): Signer =>
  signer

/** A signer's signatures, in the order of the documents. */
export const signaturesBy = (agreement: Agreement, signer: Signer): readonly Signature[] =>
  papersOfSigner(agreement, signer).flatMap(({ kind }) => actsOf(signer, kind).signature ?? [])

/** Groups of signers, by name, who signed from the same network address and browser; each group once. */
export const signedTogetherIn = (agreement: Agreement): string[][] =>
  signedFromOneBrowser(
    agreement.signers.map((signer) => ({ name: signer.name, signatures: signaturesBy(agreement, signer) })),
  ).map((group) => group.map(({ name }) => name))

/** True once the signer has signed every document. */
export const hasSignedAll = (agreement: Agreement, signer: Signer): boolean =>
  signaturesBy(agreement, signer).length === papersOfSigner(agreement, signer).length

/** When the last of a signer's documents was signed; undefined while one is left. */
export const signedAtOf = (agreement: Agreement, signer: Signer): string | undefined =>
  hasSignedAll(agreement, signer)
    ? signaturesBy(agreement, signer)
        .map(({ signedAt }) => signedAt)
        .toSorted()
        .at(-1)
    : undefined

/** True once anybody has signed any document. */
export const isSignedByAny = (agreement: Agreement): boolean =>
  agreement.signers.some((signer) => signaturesBy(agreement, signer).length > 0)

/** The next document for a signer; the last one when all are signed. */
export const nextPaperOf = (agreement: Agreement, signer: Signer): SignedPaper | undefined => {
  const papers = papersOfSigner(agreement, signer)
  return papers.find(({ kind }) => !actsOf(signer, kind).signature) ?? papers.at(-1)
}
