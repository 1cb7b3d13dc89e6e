import type { CompanionKind, SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { ContactChange } from '#shared/agreements/contact-change.ts'
import type { AgreementStatus, IdentificationChannel, SignStatus } from '#shared/agreements/sign-status.ts'
import type { SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { SigningChain } from '#shared/agreements/signing-chain.ts'
import type { NoIncreaseReason } from '#shared/credit/no-increase-reasons.ts'
import type { RecalculationOutcome } from '#shared/credit/recalculation-outcomes.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { GracePeriod } from '#shared/lending/grace-period.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { PlanInstalment, PlanInterest } from '#shared/repayment/payment-plan.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey } from './companies.ts'
import { companyItems } from './company-items.ts'
import { absent, exists } from './condition.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, put, replace, type Table, update, type Write } from './table.ts'

/** The evidence of one signature. */
export interface Signature {
  /** As typed by the signer. */
  fullName: string
  /** ISO timestamp, UTC. */
  signedAt: string
  ip: string
  /** The browser's User-Agent header. */
  userAgent: string
  /** SHA-256 of the signed PDF, in hexadecimal. */
  documentSha256: string
  /** The drawn signature: the data of an SVG path, see `drawn-signature.ts`. */
  drawn?: string
  /** The document whose signature holds the drawing, for all documents of the signer: it is stored once. */
  drawnWith?: SignedKind
  /** The language that was read, whichever language binds. Not stored for the earliest signatures. */
  readIn?: Locale
  /** How the signer was identified. Not stored for signatures from before a signer could sign several documents. */
  identified?: Identification
}

/** The proof that a signer is the person who was invited. */
export interface Identification {
  /** ISO timestamp, UTC. */
  at: string
  by: IdentificationChannel
  /** The code's destination, masked. */
  to: string
  /** Whether the last digits of the signer's identity document were requested and given. */
  idLastFour: boolean
}

/** A signer's actions on one document. */
export interface DocumentActions {
  /** When the whole document had been read. */
  readAt?: string
  /** When the signer agreed to sign electronically. */
  consentedAt?: string
  signature?: Signature
}

/** Fields directly on a signer concern the agreement itself; `companions` has the other documents. */
export interface Signer extends DocumentActions {
  signerId: string
  name: string
  nameCn?: string
  email: string
  /** In E.164 form. */
  mobile?: string
  /** The language of messages to the signer; the agreement's where absent. */
  locale?: Locale
  /** The person's id in the KYC; absent for signers from before ids were stored. */
  personId?: string
  /** A signer of a guarantee alone is only a guarantor. */
  capacity: SignerCapacity | 'guarantor'
  /** The documents that the signer signs; the agreement alone where absent. */
  signs?: readonly SignedKind[]
  /** The signer's actions on companion documents. */
  companions?: Readonly<Partial<Record<CompanionKind, DocumentActions>>>
  /** A guarantor's address, from the KYC at the time the agreement was created. */
  address?: string
  /** 2 (signed) once every document of the signer is signed. */
  status: SignStatus
  /** When the latest link was created for the signer; absent until the document exists. */
  invitedAt?: string
  /** When the signer last got a reminder. */
  remindedAt?: string
  /** Counts changes of the signer's address or number: links created before the latest change are invalid. */
  contact?: number
  /** When the link was first opened. */
  openedAt?: string
  identified?: Identification
  /** The latest requested change of address or number; until it takes effect, the signer is reached as before. */
  contactChange?: ContactChange
  declined?: { at: string; reason: string }
  /** The document that authorises the signer, such as a board resolution. */
  authority?: { fileId: string; fileName: string }
}

/** How an executed document was certified. */
export interface Certification {
  /** The certified PDF's key in the bucket. */
  key: string
  sha256: string
  size: number
  crc32: string
  /** ISO timestamp, UTC. */
  at: string
  /** SHA-256 of the certificate, in hexadecimal. */
  certificateFingerprint: string
  timeStamped: boolean
  /** The content of its QR code. */
  verificationCode: string
}

/** A PDF in the bucket. */
export interface AgreementDocument {
  key: string
  sha256: string
  size: number
  crc32: string
  /** The number of clauses of the text next to the document. Absent for earlier texts, which are items of the table. */
  clauses?: number
}

/** A document that is signed together with an agreement, in the same signing and with the same deadline. */
export interface CompanionDocument {
  kind: CompanionKind
  number: string
  version: string
  /** Absent while it is being rendered. */
  document?: AgreementDocument
  certified?: Certification
  copyMailedAt?: string
}

/** The lender’s check of how an agreement was signed. */
export interface SignerCheck {
  /** ISO timestamps, UTC: when everyone had signed, and when the lender acknowledged how. */
  since: string
  acknowledged?: { at: string; by: string }
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
  /** Both parties' addresses are absent from agreements from before documents stated addresses. */
  lenderAddress?: string
  companyName: string
  companyNameCn?: string
  /** The registered address, from the KYC in force when the agreement was created. */
  companyAddress?: string
  signers: readonly Signer[]
  createdAt: string
  /** The PDF in the bucket; absent while it is being rendered. */
  document?: AgreementDocument
  /** The documents signed together with it; absent if there are none. */
  companions?: readonly CompanionDocument[]
  /** For texts stored as items of the table: they exist in every language. Not set on the earliest agreements. */
  isTranslated?: boolean
  /** When the signing expires; absent until the document is ready, and for early agreements, which had no deadline. */
  lapsesAt?: string
  /** When the last signer signed. */
  signedAt?: string
  /** Two signers signed from one network address and browser: nothing is granted before the lender acknowledges it. */
  signerCheck?: SignerCheck
  /** The hash chain of signing events; absent for early agreements. */
  chain?: SigningChain
  /**
   * The executed document: certified, with its certificate of completion. Absent until then, and for early agreements.
   */
  certified?: Certification
  /** When the certified copy was last mailed again, at the company's request. */
  copyMailedAt?: string
  /** The replacement agreement, where this one ended unsigned. */
  retriedAs?: string
  version: number
}

/** An agreement between the lender and a company on a facility, with its terms at that time. */
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

/** The outcome of the recalculation that an addendum requested. */
export interface AddendumResult {
  outcome: RecalculationOutcome
  /** Why the limit was not raised. */
  reason?: NoIncreaseReason
  limitBeforeCents: Cents
  limitAfterCents: Cents
  availableBeforeCents: Cents
  availableAfterCents: Cents
}

/** A document that changes a signed facility agreement. */
interface Supplement extends EveryAgreement {
  addsTo: Pick<EveryAgreement, 'agreementId' | 'agreementNumber' | 'agreementDate'>
}

/** Adds shops to a facility agreement. */
export interface Addendum extends Supplement {
  kind: 'addendum'
  shops: readonly AddendumShop[]
  /** Absent until the limit was recalculated. */
  result?: AddendumResult
}

/** Raises the limit of a facility agreement, as the lender offered at the company's request. */
export interface IncreaseAgreement extends Supplement {
  kind: 'increase'
  /** The limit request that the lender made an offer for. */
  requestId: string
  currency: Currency
  /** The limit in force when this was created. */
  limitBeforeCents: Cents
  /** The limit once everyone has signed, unless the limit in force is higher by then. */
  limitCents: Cents
}

/** Eases the terms of a drawdown, as the lender offered. */
export interface PlanAgreement extends Supplement {
  kind: 'plan'
  planId: string
  /** The drawdown as its promissory note calls it. */
  drawdown: {
    reference: string
    drawdownDate: string
    principalCents: Cents
    ratePercent: string
    /** Repaid by deductions of the payment platform, which pause under the plan. */
    isDeducted?: true
    /** The plan replaces the remaining weeks of sales, whose rest would fall due on this day. */
    replacesWeeksUntil?: BusinessDate
  }
  currency: Currency
  /** Receipts count from this day on. */
  from: BusinessDate
  interest: PlanInterest
  instalments: readonly PlanInstalment[]
  owedCents: Cents
  interestCents: Cents
  /** The days after a due date on which an instalment may still arrive. */
  grace: GracePeriod
}

export type Agreement = FacilityAgreement | Addendum | IncreaseAgreement | PlanAgreement

export const isFacilityAgreement = (agreement: Agreement): agreement is FacilityAgreement =>
  agreement.kind === undefined || agreement.kind === 'facility'

/** True for an agreement that can no longer be signed and was not completed. */
export const hasEnded = ({ status }: Pick<Agreement, 'status'>): boolean =>
  status === 'withdrawn' || status === 'void' || status === 'declined' || status === 'lapsed'

/** True while the signed agreement grants nothing: the lender has yet to check how it was signed. */
export const awaitsSignerCheck = ({ signerCheck }: Pick<Agreement, 'signerCheck'>): boolean =>
  signerCheck !== undefined && signerCheck.acknowledged === undefined

/** The status of an agreement at `now`: past its deadline it has lapsed, even if no job has recorded that yet. */
export const statusAt = ({ status, lapsesAt }: Agreement, now: Date): AgreementStatus =>
  status === 'ready' && lapsesAt !== undefined && lapsesAt <= now.toISOString() ? 'lapsed' : status

/** True until everyone has signed or the agreement has ended. */
export const isBeingSigned = ({ status }: Pick<Agreement, 'status'>): boolean =>
  status === 'rendering' || status === 'ready'

const { key, find, list } = companyItems<Agreement>('AGREEMENT#')
const slotKey = (companyId: string, productCode: ProductCode) =>
  companyItemKey(companyId, `ADDENDUM-SLOT#${productCode}`)

/** Access pattern: a company's agreement by id. */
export const findAgreement = find

/** Access pattern: a company's agreements, the newest first. A company has but a few. */
export const listAgreements = async (table: Table, companyId: string): Promise<Agreement[]> =>
  (await list(table, companyId)).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))

/**
 * Access pattern: the newest facility agreement of a company on a product that was not replaced. A company has but a
 * few agreements.
 */
export const findAgreementOfProduct = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<FacilityAgreement | undefined> => {
  let newest: FacilityAgreement | undefined
  for (const agreement of await list(table, companyId))
    if (
      isFacilityAgreement(agreement) &&
      agreement.retriedAs === undefined &&
      agreement.productCode === productCode &&
      agreement.createdAt >= (newest?.createdAt ?? '')
    )
      newest = agreement
  return newest
}

/** The number of a facility's agreement, by which people name the facility; undefined for one without an agreement. */
export const findFacilityNumber = async (
  table: Table,
  { companyId, productCode }: { companyId: string; productCode: ProductCode },
): Promise<string | undefined> =>
  (await findAgreementOfProduct(table, companyId, productCode))?.agreementNumber

/** Open signings are sharded over this many index keys. */
export const signingShards = 4

const signingGroup = (shard: number): string => `SIGNING#${shard}`

/** Sparse: only open signings are in the index. */
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

/** Access pattern: a shard of the open signings, the next to lapse first. Eventually consistent. */
export const listOpenSignings = (table: Table, shard: number): AsyncGenerator<Item<Agreement>> =>
  table.all<Agreement>({ index: groupIndex, pk: signingGroup(shard) })

/** Points to the latest addendum of a facility; a new addendum replaces it. */
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
  const agreements = await list(table, companyId)
  return agreements
    .filter((agreement) => agreement.kind === 'addendum')
    .filter((addendum) => addendum.productCode === productCode)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Makes an addendum the latest. Fails unless `before` still is the latest: of two concurrent ones, one is created. */
export const setLatestAddendum = (
  table: Table,
  { companyId, productCode, agreementId }: Addendum,
  before: string | undefined,
): Write =>
  put<AddendumSlot>(
    table,
    { ...slotKey(companyId, productCode), type: 'addendum-slot', agreementId },
    before ? { agreementId: before } : { pk: absent },
  )

/** Records the effect of a signed addendum on the limit. */
export const recordAddendumResult = (
  table: Table,
  companyId: string,
  agreementId: string,
  result: AddendumResult,
): Write => update<Addendum>(table, key(companyId, agreementId), { set: { result }, when: { pk: exists } })
