import { isCompanion, type SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { groupSignersByBrowser } from '#shared/agreements/shared-browser.ts'
import type {
  Agreement,
  AgreementDocument,
  Certification,
  DocumentActions,
  Signature,
  Signer,
} from './agreements.ts'

/** One of the documents of a signing: the agreement itself or a companion document. */
export interface AgreementPart {
  kind: SignedKind
  number: string
  version: string
  document?: AgreementDocument
  certified?: Certification
  copyMailedAt?: string
}

/** The fields of a document that are set after it was created. */
type PaperProgress = Partial<Pick<AgreementPart, 'document' | 'certified' | 'copyMailedAt'>>

export const ownKindOf = ({ kind = 'facility' }: Pick<Agreement, 'kind'>): SignedKind => kind

/** All documents to be signed, the agreement itself first. */
export const agreementDocumentsOf = (agreement: Agreement): readonly AgreementPart[] => {
  const { agreementNumber, agreementVersion, document, certified, copyMailedAt, companions = [] } = agreement
  const own: AgreementPart = {
    kind: ownKindOf(agreement),
    number: agreementNumber,
    version: agreementVersion,
    ...(document ? { document } : {}),
    ...(certified ? { certified } : {}),
    ...(copyMailedAt ? { copyMailedAt } : {}),
  }
  return [own, ...companions]
}

export const findAgreementDocument = (agreement: Agreement, kind: SignedKind): AgreementPart | undefined =>
  agreementDocumentsOf(agreement).find((paper) => paper.kind === kind)

/** The agreement with new fields on one of its documents. */
export const withAgreementDocument = <Of extends Agreement>(
  agreement: Of,
  kind: SignedKind,
  known: PaperProgress,
): Of =>
  isCompanion(kind)
    ? {
        ...agreement,
        companions: (agreement.companions ?? []).map((paper) =>
          paper.kind === kind ? { ...paper, ...known } : paper,
        ),
      }
    : { ...agreement, ...known }

export const signsDocument = (agreement: Agreement, { signs }: Signer, kind: SignedKind): boolean =>
  (signs ?? [ownKindOf(agreement)]).includes(kind)

export const documentsOfSigner = (agreement: Agreement, signer: Signer): readonly AgreementPart[] =>
  agreementDocumentsOf(agreement).filter(({ kind }) => signsDocument(agreement, signer, kind))

export const signersOfDocument = (agreement: Agreement, kind: SignedKind): readonly Signer[] =>
  agreement.signers.filter((signer) => signsDocument(agreement, signer, kind))

/** A signer's actions on one document. */
export const actsOf = (signer: Signer, kind: SignedKind): DocumentActions =>
  isCompanion(kind) ? (signer.companions?.[kind] ?? {}) : signer

/** The signer with further actions on one document. */
export const withActs = (signer: Signer, kind: SignedKind, acts: DocumentActions): Signer =>
  isCompanion(kind)
    ? { ...signer, companions: { ...signer.companions, [kind]: { ...actsOf(signer, kind), ...acts } } }
    : { ...signer, ...acts }

/** The signer with the reading reset: the document or the person has changed. */
export const withReadingReset = ({ readAt: _read, companions: _companions, ...signer }: Signer): Signer =>
  signer

/** A signer's signatures, in the order of the documents. */
export const signaturesBy = (agreement: Agreement, signer: Signer): readonly Signature[] =>
  documentsOfSigner(agreement, signer).flatMap(({ kind }) => actsOf(signer, kind).signature ?? [])

/** Groups of signers, by name, who signed from the same network address and browser; each group once. */
export const signersSharingBrowser = (agreement: Agreement): string[][] =>
  groupSignersByBrowser(
    agreement.signers.map((signer) => ({ name: signer.name, signatures: signaturesBy(agreement, signer) })),
  ).map((group) => group.map(({ name }) => name))

/** True once the signer has signed every document. */
export const hasSignedAll = (agreement: Agreement, signer: Signer): boolean =>
  signaturesBy(agreement, signer).length === documentsOfSigner(agreement, signer).length

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
export const nextDocumentOf = (agreement: Agreement, signer: Signer): AgreementPart | undefined => {
  const papers = documentsOfSigner(agreement, signer)
  return papers.find(({ kind }) => !actsOf(signer, kind).signature) ?? papers.at(-1)
}
