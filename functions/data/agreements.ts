import { type CompanionKind, isCompanion, type SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { ContactChange } from '#shared/agreements/contact-change.ts'
import type { AgreementStatus, IdentificationChannel, SignStatus } from '#shared/agreements/sign-status.ts'
import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { SigningChain } from '#shared/agreements/signing-chain.ts'
import type { RecalculationOutcome } from '#shared/credit/recalculation-outcomes.ts'
import type { UnraisedReason } from '#shared/credit/unraised-reasons.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { companyPartition } from './companies.ts'
import { absent, exists } from './condition.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, put, replace, type Table, update, type Write } from './table.ts'

/** The evidence of one signature. */
export interface Signature {
  /** As typed. */
  fullName: string
  /** ISO timestamp, UTC. */
  signedAt: string
  ip: string
  /** The browser, as it named itself. */
  userAgent: string
  /** Of the PDF that was signed, in hexadecimal. */
  documentSha256: string
  /** What was drawn beside the name: the data of an SVG path, see `drawn-signature.ts`. */
  drawn?: string
  /** The paper beside whose name it was drawn, for all that the signer signs: it is kept once. */
  drawnWith?: SignedKind
  /** The language that it was read in, whichever binds. Not kept of the first signatures. */
  readIn?: Locale
  /** What had proved who signs. Not kept of signatures from before a signer could sign several papers. */
  identified?: Identification
}

/** What proved that a signer is the one who was invited. */
export interface Identification {
  /** ISO timestamp, UTC. */
  at: string
  by: IdentificationChannel
  /** Where the code went, masked. */
  to: string
  /** The end of the number of the signer's identity document was asked for, and given. */
  idLastFour: boolean
}

/** What a signer did about one paper. */
export interface PaperActs {
  /** When all of it had been read. */
  readAt?: string
  /** When the signer agreed to sign electronically. */
  consentedAt?: string
  signature?: Signature
}

/** What stands of a signer directly is about the agreement's own paper. */
export interface Signer extends PaperActs {
  signerId: string
  name: string
  nameCn?: string
  email: string
  /** In E.164 form. */
  mobile?: string
  /** The language in which the signer is written to; the agreement's where it is absent. */
  locale?: Locale
  /** Whom of the KYC's people it is; absent of those who were invited before it was kept. */
  personId?: string
  /** Who signs a guarantee alone is no more than a guarantor. */
  capacity: SignerCapacity | 'guarantor'
  /** What the signer signs; the agreement's own paper alone where it is absent. */
  signs?: readonly SignedKind[]
  /** What was done about the agreement's companions. */
  companions?: Readonly<Partial<Record<CompanionKind, PaperActs>>>
  /** Where a guarantor lives, by the KYC of when the agreement was made. */
  address?: string
  /** Signed once it is 2 for everything that the signer signs. */
  status: SignStatus
  /** When a link was last made for the signer; absent until the paper is there. */
  invitedAt?: string
  /** When the signer was last reminded. */
  remindedAt?: string
  /** Counts the changes of the signer's address or number: a link from before such a change opens nothing. */
  contact?: number
  /** When the link was first opened. */
  openedAt?: string
  identified?: Identification
  /** The latest other address or number that was asked for; until it is in effect, the signer is reached as before. */
  contactChange?: ContactChange
  declined?: { at: string; reason: string }
  /** The document by which the signer is authorised, as a resolution of the board. */
  authority?: { fileId: string; fileName: string }
}

/** An agreement in words, in the order in which it is read: on paper and on the signing page alike. */
export interface AgreementText {
  title: string
  /** What kind of paper this is, in one line under the title. */
  subtitle: string
  facts: { label: string; value: string }[]
  opening: string[]
  clauses: { heading: string; paragraphs: string[] }[]
  /** The warning that the licensing conditions prescribe. */
  warning: string
  signatures: {
    heading: string
    note: string
    blocks: { party: string; rows: { label: string; value: string }[] }[]
  }
  footer: string
}

/** How an executed paper was certified. */
export interface Certification {
  /** Of the certified PDF in the bucket. */
  key: string
  sha256: string
  size: number
  crc32: string
  /** ISO timestamp, UTC. */
  at: string
  /** SHA-256 of the certificate, in hexadecimal. */
  certificateFingerprint: string
  timeStamped: boolean
  /** What the QR code on it carries. */
  verificationCode: string
}

/** A PDF in the bucket. */
export interface AgreementDocument {
  key: string
  sha256: string
  size: number
  crc32: string
}

/** A paper that is signed together with an agreement: one signing, with one end for all of its papers. */
export interface CompanionPaper {
  kind: CompanionKind
  number: string
  version: string
  /** Absent while it is being rendered. */
  document?: AgreementDocument
  certified?: Certification
  copyMailedAt?: string
}

interface EveryAgreement {
  agreementId: string
  agreementNumber: string
  agreementVersion: string
  /** Business date. */
  agreementDate: string
  companyId: string
  productCode: ProductCode
  locale: Locale
  status: AgreementStatus
  lenderName: string
  licenceNumber: string
  /** Both parties' addresses are absent from agreements that were made before papers named them. */
  lenderAddress?: string
  companyName: string
  companyNameCn?: string
  /** Its registered one, by the KYC in force when the agreement was made. */
  companyAddress?: string
  signers: readonly Signer[]
  createdAt: string
  /** The PDF in the bucket; absent while it is being rendered. */
  document?: AgreementDocument
  /** What is signed together with it; absent of what is signed by itself. */
  companions?: readonly CompanionPaper[]
  /** Its words are kept in every language; not of those from before. */
  isTranslated?: boolean
  /** When the signing ends by itself; absent until it is ready, and of those from before there was an end. */
  lapsesAt?: string
  /** When the last signer signed. */
  signedAt?: string
  /** The events of the signing, which are chained; absent of those from before there were any. */
  chain?: SigningChain
  /** The executed paper: certified, with its certificate of completion. Absent until it is, and of those from before. */
  certified?: Certification
  /** When the certified copy was last mailed again, because the company asked for it. */
  copyMailedAt?: string
  /** The agreement that was made in its place, when it had ended unsigned. */
  retriedAs?: string
  version: number
}

/** An agreement between the lender and a company on a facility, with the terms that it was made on. */
export interface FacilityAgreement extends EveryAgreement {
  kind?: 'facility'
  terms: ProductTerms
}

/** A shop as an addendum lists it. */
export interface AddendumShop {
  shopId: string
  platform: string
  platformName: string
  platformShopId: string
  name: string
}

/** What the recalculation came to that an addendum asked for. */
export interface AddendumResult {
  outcome: RecalculationOutcome
  /** Why nothing was raised. */
  reason?: UnraisedReason
  limitBeforeCents: Cents
  limitAfterCents: Cents
  availableBeforeCents: Cents
  availableAfterCents: Cents
}

/** What changes a facility agreement that was signed before. */
interface Supplement extends EveryAgreement {
  addsTo: Pick<EveryAgreement, 'agreementId' | 'agreementNumber' | 'agreementDate'>
}

/** Adds shops to a facility agreement. */
export interface Addendum extends Supplement {
  kind: 'addendum'
  shops: readonly AddendumShop[]
  /** Absent until the limit was computed anew. */
  result?: AddendumResult
}

/** Raises the limit of a facility agreement, as the lender has offered on the company's request. */
export interface IncreaseAgreement extends Supplement {
  kind: 'increase'
  /** The request for a higher limit that was offered. */
  requestId: string
  currency: Currency
  /** The limit that was in force when this was made. */
  limitBeforeCents: Cents
  /** The limit from when everyone has signed, unless it is higher by then. */
  limitCents: Cents
}

export type Agreement = FacilityAgreement | Addendum | IncreaseAgreement

export const isFacilityAgreement = (agreement: Agreement): agreement is FacilityAgreement =>
  agreement.kind === undefined || agreement.kind === 'facility'

/** True of one that nobody can sign any more, though not everyone has. */
export const hasEnded = ({ status }: Pick<Agreement, 'status'>): boolean =>
  status === 'withdrawn' || status === 'void' || status === 'declined' || status === 'lapsed'

/** How an agreement stands at `now`: one whose time is over has lapsed, though no job has written it down yet. */
export const statusAt = ({ status, lapsesAt }: Agreement, now: Date): AgreementStatus =>
  status === 'ready' && lapsesAt !== undefined && lapsesAt <= now.toISOString() ? 'lapsed' : status

/** True until everyone has signed, or the agreement has ended otherwise. */
export const isBeingSigned = ({ status }: Pick<Agreement, 'status'>): boolean =>
  status === 'rendering' || status === 'ready'

const prefix = 'AGREEMENT#'
const key = (companyId: string, agreementId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${agreementId}`,
})
/** The words that bind have the key without a language, those of the agreement's own paper the one without a kind. */
const textKey = (companyId: string, agreementId: string, kind: SignedKind, translation?: Locale) => ({
  pk: companyPartition(companyId),
  sk: ['AGREEMENT-TEXT', agreementId, isCompanion(kind) && kind, translation].filter(Boolean).join('#'),
})
const slotKey = (companyId: string, productCode: ProductCode) => ({
  pk: companyPartition(companyId),
  sk: `ADDENDUM-SLOT#${productCode}`,
})

/** Access pattern: a company's agreement by id. */
export const findAgreement = (
  table: Table,
  companyId: string,
  agreementId: string,
): Promise<Item<Agreement> | undefined> => table.get<Agreement>(key(companyId, agreementId))

/** Access pattern: a company's agreements, the newest first. A company has but a few. */
export const listAgreements = async (table: Table, companyId: string): Promise<Agreement[]> => {
  const agreements: Agreement[] = []
  for await (const agreement of table.all<Agreement>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    agreements.push(agreement)
  return agreements.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

/** Access pattern: the newest facility agreement of a company on a product, not one that another was made in place of. A company has but a few agreements. */
export const findAgreementOfProduct = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<FacilityAgreement | undefined> => {
  let newest: FacilityAgreement | undefined
  for await (const agreement of table.all<Agreement>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    if (
      isFacilityAgreement(agreement) &&
      agreement.retriedAs === undefined &&
      agreement.productCode === productCode &&
      agreement.createdAt >= (newest?.createdAt ?? '')
    )
      newest = agreement
  return newest
}

/** What waits for signatures is spread over so many keys of the index. */
export const signingShards = 4

const signingGroup = (shard: number): string => `SIGNING#${shard}`

/** Sparse: only what waits for signatures is in the index. */
const indexed = ({ status, lapsesAt, agreementId }: Agreement) =>
  status === 'ready' && lapsesAt
    ? { gsi1pk: signingGroup(shardOf(agreementId, signingShards)), gsi1sk: `${lapsesAt}#${agreementId}` }
    : {}

/** Creates (version 0) or replaces an agreement. */
export const replaceAgreement = (table: Table, agreement: Agreement): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...record } = agreement as Item<Agreement>
  return replace<Agreement>(table, {
    ...record,
    ...key(agreement.companyId, agreement.agreementId),
    ...indexed(agreement),
    type: 'agreement',
  })
}

/** Access pattern: a shard of the agreements that wait for signatures, which lapses first coming first. Eventually consistent. */
export const listOpenSignings = (table: Table, shard: number): AsyncGenerator<Item<Agreement>> =>
  table.all<Agreement>({ index: groupIndex, pk: signingGroup(shard) })

/** Which addendum to a facility is the latest: whoever makes another one takes its place. */
interface AddendumSlot {
  agreementId: string
}

/** Access pattern: the latest addendum to a company's facility of a product. */
export const findLatestAddendum = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Addendum | undefined> => {
  const slot = await table.get<AddendumSlot>(slotKey(companyId, productCode))
  const latest = slot && (await findAgreement(table, companyId, slot.agreementId))
  return latest?.kind === 'addendum' ? latest : undefined
}

/** Access pattern: the addenda to a company's facility of a product, newest first. */
export const listAddenda = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Addendum[]> => {
  const addenda: Addendum[] = []
  for await (const agreement of table.all<Agreement>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    if (agreement.kind === 'addendum' && agreement.productCode === productCode) addenda.push(agreement)
  return addenda.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Makes an addendum the latest. Fails where `before` no longer is: of two at once, one is made. */
export const takeAddendumSlot = (
  table: Table,
  { companyId, productCode, agreementId }: Addendum,
  before: string | undefined,
): Write =>
  put<AddendumSlot>(
    table,
    { ...slotKey(companyId, productCode), type: 'addendum-slot', agreementId },
    before ? { agreementId: before } : { pk: absent },
  )

/** Notes what an addendum that was signed has made of the limit. */
export const noteAddendumResult = (
  table: Table,
  companyId: string,
  agreementId: string,
  result: AddendumResult,
): Write => update<Addendum>(table, key(companyId, agreementId), { set: { result }, when: { pk: exists } })

/** Access pattern: the words of an agreement, as its PDF has them; or a translation of them. */
export const findAgreementText = (
  table: Table,
  companyId: string,
  agreementId: string,
  kind: SignedKind,
  translation?: Locale,
): Promise<{ text: AgreementText } | undefined> =>
  table.get<{ text: AgreementText }>(textKey(companyId, agreementId, kind, translation))

/**
 * Keeps the words that the signers read, so that no later wording can stand in for them: those that bind and, with a
 * language, a translation of them. A paper that is made anew before anybody signed takes the place of the one before.
 */
export const putAgreementText = (
  table: Table,
  { companyId, agreementId }: Agreement,
  kind: SignedKind,
  text: AgreementText,
  translation?: Locale,
): Write =>
  put<{ text: AgreementText }>(table, {
    ...textKey(companyId, agreementId, kind, translation),
    type: 'agreement-text',
    text,
  })
