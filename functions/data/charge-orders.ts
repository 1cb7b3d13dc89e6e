import type { SortOrder } from '#shared/api/page.schema.ts'
import type { DueKind } from '#shared/lending/allocation.ts'
import type { Rebate } from '#shared/lending/rebate.ts'
import type { CollectionMethod } from '#shared/lending/repayment-options.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { Hold, OverdueTerms, PrincipalStep } from '#shared/repayment/charge-order.ts'
import type { ArrearsBucket } from '#shared/repayment/charge-order-aging.ts'
import { type ChargeOrderStatus, isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { DeductionRefusal } from '#shared/repayment/deduction.ts'
import { type Dispute, openDispute } from '#shared/repayment/dispute.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import type { PaymentAccountKey } from './payment-accounts.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { disputedPlace, listAwaitingReview, openChargeGroup, openChargeShards } from './review-queue.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, type ItemPage, replace, type Table, update, type Write } from './table.ts'

/** What a seller is asked to pay for a drawdown that fell due. */
export interface ChargeOrder {
  chargeId: string
  companyId: string
  facilityId: string
  drawdownId: string
  currency: Currency
  collectionMethod: CollectionMethod
  status: ChargeOrderStatus
  dueDate: BusinessDate
  /** What is asked for, and what of it is still owed, by kind. */
  chargedCents: Record<DueKind, Cents>
  owedCents: Record<DueKind, Cents>
  /** What was waived or written off of it; not part of `chargedCents`. Absent where nothing was. */
  forgoneCents?: Record<DueKind, Cents>
  /** Of the fees asked for, those that pass a cost on, whatever was waived of them. Absent where none does. */
  passThroughCents?: Cents
  /** What was taken at the payout and given back: it repaid principal besides what is asked for. Absent where nothing was. */
  rebate?: Rebate
  /** Interest that a red packet paid besides what is asked for. Absent where it paid nothing. */
  packetCents?: Cents
  /** What principal was overdue from when: the ground of overdue interest. */
  principalSteps: readonly PrincipalStep[]
  /** What it repays with a share of sales; absent of others, and of what falls due at the end of the tenor. */
  salesWeek?: {
    weekEnding: BusinessDate
    netSalesCents: Cents
    sharePercent: string
    /** The share of these sales, or the minimum. */
    shareCents: Cents
    /** What estimates of earlier weeks were off. */
    correctionCents: Cents
    /** Interest that the law's ceiling takes off. */
    waivedInterestCents: Cents
    /** Some sales were not known: the mean of earlier weeks stands in. */
    isEstimate: boolean
  }
  /** Those of the drawdown and its facility. */
  overdueTerms: OverdueTerms
  /** When no overdue interest accrues, because it is or was disputed. */
  holds?: readonly Hold[]
  /** What the seller said is wrong with it, the earliest first. */
  disputes?: readonly Dispute[]
  /** Reported by the seller, or asked of the payment platform, and not yet posted. */
  pendingCents: Cents
  /** How the payment platform's deduction of it stands; absent of one that is transferred. */
  deduction?: {
    /** That it is taken from; absent while the company has linked none. */
    account?: PaymentAccountKey
    /** What the platform is asked for, while nothing is known of it yet. */
    paymentId?: string
    /** The day on which the platform was asked last, or there was no account to ask for. */
    askedOn?: BusinessDate
    /** Why it took nothing then. */
    refusal?: DeductionRefusal
  }
  /** For how long it was past due at the last daily close. Absent before the first one. */
  arrears?: ArrearsBucket
  createdAt: string
  version: number
  /** How many of its versions only the days have made: the daily close, and what is asked of a payment platform each day. */
  dayChanges?: number
}

const prefix = 'CHARGE#'

const key = (companyId: string, chargeId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${chargeId}`,
})

/** A charge order as a job of the day leaves it. */
export const changedByDay = (charge: ChargeOrder): ChargeOrder => ({
  ...charge,
  dayChanges: (charge.dayChanges ?? 0) + 1,
})

/** How often it was changed by anything but the days: what was changed and changed back has another number. */
export const dateIndependentChanges = ({ version, dayChanges = 0 }: ChargeOrder): number =>
  version - dayChanges

/** One charge order a `cause`, see `chargeCauseOf`; the date in front lists them in the order in which they fall due. */
export const chargeIdOf = (dueDate: BusinessDate, cause: string): string => `${dueDate}-${cause}`

/** What the charge order of an id was raised for, see `chargeCauseOf`. */
export const causeOfCharge = (chargeId: string): string => chargeId.slice('2026-11-21-'.length)

/** The drawdown that the charge order of an id is for. */
export const drawdownIdOfCharge = (chargeId: string): string => causeOfCharge(chargeId).replace(/@\d+$/, '')

/** Access pattern: a company's charge order by id. */
export const findChargeOrder = (
  table: Table,
  companyId: string,
  chargeId: string,
): Promise<Item<ChargeOrder> | undefined> => table.get<ChargeOrder>(key(companyId, chargeId))

/** Which of a company's charge orders: due on which days, both included, and what else of them. */
interface ChargeListing {
  limit: number
  cursor?: string | undefined
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
  order?: SortOrder | undefined
  accepts?: ((charge: ChargeOrder) => boolean) | undefined
}

/**
 * Access pattern: a company's charge orders by due date, the latest first unless `order` says otherwise; those due on
 * certain days are a range of keys, any other condition is for `accepts`.
 */
export const listChargeOrders = async (
  table: Table,
  companyId: string,
  { from = '', to = '', order, ...page }: ChargeListing,
): Promise<ItemPage<Item<ChargeOrder>>> => {
  // An id begins with its due date and goes on after it.
  const between = { from: `${prefix}${from}`, to: `${prefix}${to}~` }
  return queryFilteredPage<ChargeOrder>(
    table,
    { pk: companyPartition(companyId), between, newestFirst: order !== 'asc', consistent: true },
    page,
  )
}

/** Access pattern: a company's charge orders that fell due on a date or later, the earliest first. */
export const listChargesFrom = (
  table: Table,
  companyId: string,
  from: BusinessDate,
): AsyncGenerator<Item<ChargeOrder>> =>
  table.all<ChargeOrder>({
    pk: companyPartition(companyId),
    between: { from: `${prefix}${from}`, to: `${prefix}~` },
    consistent: true,
  })

/** Access pattern: the charge orders of all companies that something is owed on, or being deducted for. Eventually consistent. */
export async function* listOpenCharges(table: Table): AsyncGenerator<Item<ChargeOrder>> {
  for (let shard = 0; shard < openChargeShards; shard++)
    yield* table.all<ChargeOrder>({ pk: openChargeGroup(shard), index: groupIndex })
}

/**
 * Access pattern: the charge orders of a company that something is owed on, or being deducted for; not those whose dispute
 * waits for an answer. Eventually consistent.
 */
export const listOpenChargesOf = (table: Table, companyId: string): AsyncGenerator<Item<ChargeOrder>> =>
  table.all<ChargeOrder>({
    pk: openChargeGroup(shardOf(companyId, openChargeShards)),
    index: groupIndex,
    prefix: openPlace(companyId, ''),
  })

/** Access pattern: the charge orders of all companies whose dispute waits for an answer, oldest first, at most `limit`. */
export const listDisputedCharges = (
  table: Table,
  limit: number,
  after?: string,
): Promise<Item<ChargeOrder>[]> => listAwaitingReview<ChargeOrder>(table, 'dispute', limit, after)

const openPlace = (companyId: string, chargeId: string): string => `${companyId}#${chargeId}`

/** In the index while it is open, beside the others of its company; while its dispute waits for an answer, among the disputed. */
const indexed = (charge: ChargeOrder): Pick<Item<ChargeOrder>, 'gsi1pk' | 'gsi1sk'> => {
  const { companyId, chargeId, status, deduction } = charge
  if (!isOpenCharge(status) && !deduction?.paymentId) return {}
  const dispute = openDispute(charge)
  return {
    gsi1pk: openChargeGroup(shardOf(companyId, openChargeShards)),
    gsi1sk:
      dispute && status === 'suspend'
        ? disputedPlace(dispute.raisedAt, chargeId)
        : openPlace(companyId, chargeId),
  }
}

/** Creates a charge order (version 0) or replaces the version that was read. It is in the index while it is open. */
export const replaceChargeOrder = (table: Table, charge: ChargeOrder): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = charge as Item<ChargeOrder>
  return replace<ChargeOrder>(table, {
    ...fields,
    ...key(charge.companyId, charge.chargeId),
    ...indexed(charge),
    type: 'charge-order',
  })
}

/** Has an open charge order stand in its place in the index, of one that was last written before its company named that. */
export const placeOpenCharge = (table: Table, charge: Item<ChargeOrder>): Write[] => {
  const place = indexed(charge)
  return place.gsi1pk && place.gsi1sk !== charge.gsi1sk
    ? [update<ChargeOrder>(table, charge, { set: place, when: { version: charge.version } })]
    : []
}
