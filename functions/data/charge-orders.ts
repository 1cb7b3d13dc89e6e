import type { SortOrder } from '#shared/api/page.schema.ts'
import type { DueKind } from '#shared/lending/allocation.ts'
import type { DefaultChargeKind } from '#shared/lending/default-charges.ts'
import type { Rebate } from '#shared/lending/rebate.ts'
import type { CollectionMethod } from '#shared/lending/repayment-options.ts'
import type { ShopWeek, WeekCorrection } from '#shared/lending/sales-weeks.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { Hold, OverdueTerms, PrincipalStep } from '#shared/repayment/charge-order.ts'
import type { ArrearsBucket } from '#shared/repayment/charge-order-aging.ts'
import { type ChargeOrderStatus, isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { DeductionRefusal } from '#shared/repayment/deduction.ts'
import { type Dispute, openDispute } from '#shared/repayment/dispute.ts'
import type { WriteOffReason } from '#shared/repayment/write-off-reasons.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { collect } from './collect.ts'
import { companyPartition } from './companies.ts'
import { companyItems } from './company-items.ts'
import type { PaymentAccountKey } from './payment-accounts.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { rejectIfLocked } from './reject-if-locked.ts'
import {
  disputedBeginning,
  disputedSortKey,
  openChargeGroup,
  openChargeShards,
  reviewQueueOf,
} from './review-queue.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, type ItemPage, replace, type Table, update, type Write } from './table.ts'

/** A payment request to a seller for a drawdown that fell due. */
export interface ChargeOrder {
  chargeId: string
  companyId: string
  facilityId: string
  drawdownId: string
  currency: Currency
  collectionMethod: CollectionMethod
  status: ChargeOrderStatus
  dueDate: BusinessDate
  /** It stands for an early repayment, on its value date. Absent on those from before this was stored. */
  isEarly?: true
  /** Amounts charged, and amounts still owed, by kind. */
  chargedCents: Record<DueKind, Cents>
  owedCents: Record<DueKind, Cents>
  /** Amounts waived or written off; not part of `chargedCents`. Absent if there are none. */
  forgoneCents?: Record<DueKind, Cents>
  /** The part of the charged fees that is because of a default, including waived amounts. Absent if there are none. */
  passThroughCents?: Cents
  /** The same by kind of charge. Absent or incomplete for amounts charged before kinds were stored. */
  defaultChargeCents?: Partial<Record<DefaultChargeKind, Cents>>
  /** An upfront amount given back: it repaid principal in addition to the charged amounts. Absent if there is none. */
  rebate?: Rebate
  /** Interest that a red packet paid in addition to the charged amounts. Absent if it paid nothing. */
  packetCents?: Cents
  /** The overdue principal from each date on: the basis of overdue interest. */
  principalSteps: readonly PrincipalStep[]
  /**
   * The repayment by a share of sales; absent for other repayment methods, and for the amount due at the end of the
   * tenor.
   */
  salesWeek?: {
    weekEnding: BusinessDate
    netSalesCents: Cents
    sharePercent: string
    /** The share of these sales, or the minimum. */
    shareCents: Cents
    /** The correction of earlier weeks' estimates. */
    correctionCents: Cents
    /** Interest and fee waived by the statutory ceiling. */
    waivedInterestCents: Cents
    /** Some sales were unknown: the mean of earlier weeks is used instead. */
    isEstimate: boolean
    /** The parts of `netSalesCents` and of `correctionCents`. Absent in charge orders from before they were stored. */
    shops?: readonly ShopWeek[]
    corrections?: readonly WeekCorrection[]
    /** The part of `correctionCents` that the week before did not use up. */
    carriedCents?: Cents
  }
  /** The terms of the drawdown and its facility. */
  overdueTerms: OverdueTerms
  /** Periods without overdue interest, because of a dispute. */
  holds?: readonly Hold[]
  /** The seller's disputes, the earliest first. */
  disputes?: readonly Dispute[]
  /** Reported by the seller, or requested from the payment platform, and not yet posted. */
  pendingCents: Cents
  /** The state of the payment platform's deduction; absent for a charge order that is paid by transfer. */
  deduction?: {
    /** The account it is deducted from; absent while the company has linked none. */
    account?: PaymentAccountKey
    /** The pending request to the platform. */
    paymentId?: string
    /** The day of the last request to the platform, or on which there was no account to request it from. */
    askedOn?: BusinessDate
    /** Why the platform deducted nothing then. */
    refusal?: DeductionRefusal
  }
  /** Why it was written off together with the facility's other debt. Absent if it was written off alone. */
  writeOffReason?: WriteOffReason
  /** The payment plan in force that it is under. */
  planId?: string
  /** Its arrears bucket at the last daily close. Absent before the first one. */
  arrears?: ArrearsBucket
  createdAt: string
  version: number
  /** The multi-transaction change that locks it, see `prepareTransactions`. */
  heldFor?: string
  /** How many of its versions come from daily jobs: the daily close, and the daily request to a payment platform. */
  dayChanges?: number
}

const prefix = 'CHARGE#'

const { key, find } = companyItems<ChargeOrder>(prefix)

/** A charge order after a daily job has changed it. */
export const withDailyJobChange = (charge: ChargeOrder): ChargeOrder => ({
  ...charge,
  dayChanges: (charge.dayChanges ?? 0) + 1,
})

/** The number of changes other than by daily jobs. A change that was reverted still counts. */
export const dateIndependentChanges = ({ version, dayChanges = 0 }: ChargeOrder): number =>
  version - dayChanges

/** One charge order a `cause`, see `chargeCauseOf`; the date prefix sorts them by due date. */
export const chargeIdOf = (dueDate: BusinessDate, cause: string): string => `${dueDate}-${cause}`

/** The cause of a charge order, from its id, see `chargeCauseOf`. */
export const causeOfCharge = (chargeId: string): string => chargeId.slice('2026-11-21-'.length)

/** The due date of a charge order, from its id. */
export const dueDateOfCharge = (chargeId: string): BusinessDate => chargeId.slice(0, '2026-11-21'.length)

/** The drawdown of a charge order, from its id. */
export const drawdownIdOfCharge = (chargeId: string): string => causeOfCharge(chargeId).replace(/@\d+$/, '')

/** Access pattern: a company's charge order by id. */
export const findChargeOrder = find

/** Filter for a company's charge orders: a range of due dates, both included, and a predicate. */
interface ChargeListing {
  limit: number
  cursor?: string | undefined
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
  order?: SortOrder | undefined
  accepts?: ((charge: ChargeOrder) => boolean) | undefined
}

/**
 * Access pattern: a company's charge orders by due date, the latest first unless `order` says otherwise. The range of
 * due dates is a range of keys; other conditions are for `accepts`.
 */
export const listChargeOrders = async (
  table: Table,
  companyId: string,
  { from = '', to = '', order, ...page }: ChargeListing,
): Promise<ItemPage<Item<ChargeOrder>>> => {
  // Ids begin with the due date.
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

/** Access pattern: a drawdown's charge orders, the earliest first. */
export const listChargesOfDrawdown = async (
  table: Table,
  drawdown: { companyId: string; drawdownId: string; price: { drawdownDate: BusinessDate } },
): Promise<Item<ChargeOrder>[]> => {
  const charges: Item<ChargeOrder>[] = []
  for await (const charge of listChargesFrom(table, drawdown.companyId, drawdown.price.drawdownDate))
    if (charge.drawdownId === drawdown.drawdownId) charges.push(charge)
  return charges
}

/**
 * Access pattern: the open charge orders of all companies, or of those in one shard, including those with a pending
 * deduction. Eventually consistent.
 */
export async function* listOpenCharges(table: Table, only?: number): AsyncGenerator<Item<ChargeOrder>> {
  const shards = only === undefined ? Array.from({ length: openChargeShards }, (_, shard) => shard) : [only]
  for (const shard of shards) yield* table.all<ChargeOrder>({ pk: openChargeGroup(shard), index: groupIndex })
}

/**
 * Access pattern: the open charge orders of a company, including those with a pending deduction, without those with an
 * undecided dispute. Eventually consistent.
 */
export const listOpenChargesOf = (table: Table, companyId: string): AsyncGenerator<Item<ChargeOrder>> =>
  table.all<ChargeOrder>({
    pk: openChargeGroup(shardOf(companyId, openChargeShards)),
    index: groupIndex,
    prefix: openPlace(companyId, ''),
  })

/** The maximum number of disputed charge orders of a shard that are read to find those of one company. */
const maxDisputed = 50

/**
 * Access pattern: the charge orders of a company with an undecided dispute. They are filtered from the disputed ones
 * of its shard or, if these are many, from all of the company's own. Eventually consistent.
 */
export const listDisputedChargesOf = async (
  table: Table,
  companyId: string,
): Promise<Item<ChargeOrder>[]> => {
  const { items, cursor } = await table.query<ChargeOrder>({
    pk: openChargeGroup(shardOf(companyId, openChargeShards)),
    index: groupIndex,
    prefix: disputedBeginning,
    limit: maxDisputed,
  })
  if (!cursor) return items.filter((charge) => charge.companyId === companyId)
  const charges = await collect(listChargesFrom(table, companyId, ''))
  return charges.filter(({ gsi1sk = '' }) => gsi1sk.startsWith(disputedBeginning))
}

/** Access pattern: the charge orders of all companies with an undecided dispute, oldest first, at most `limit`. */
export const listDisputedCharges = reviewQueueOf<ChargeOrder>('dispute')

const openPlace = (companyId: string, chargeId: string): string => `${companyId}#${chargeId}`

/**
 * While open, in the index with its company's other charge orders; while its dispute is undecided, with the disputed
 * ones.
 */
const indexed = (charge: ChargeOrder): Pick<Item<ChargeOrder>, 'gsi1pk' | 'gsi1sk'> => {
  const { companyId, chargeId, status, deduction } = charge
  if (!isOpenCharge(status) && !deduction?.paymentId) return {}
  const dispute = openDispute(charge)
  return {
    gsi1pk: openChargeGroup(shardOf(companyId, openChargeShards)),
    gsi1sk:
      dispute && status === 'suspend'
        ? disputedSortKey(dispute.raisedAt, chargeId)
        : openPlace(companyId, chargeId),
  }
}

/** Creates a charge order (version 0) or replaces the version that was read. It is in the index while it is open. */
export const replaceChargeOrder = (table: Table, charge: ChargeOrder): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = charge as Item<ChargeOrder>
  return rejectIfLocked(
    replace<ChargeOrder>(table, {
      ...fields,
      ...key(charge.companyId, charge.chargeId),
      ...indexed(charge),
      type: 'charge-order',
    }),
  )
}

/** Backfills the index key of an open charge order written before the key contained the company. */
export const reindexOpenCharge = (table: Table, charge: Item<ChargeOrder>): Write[] => {
  const place = indexed(charge)
  return place.gsi1pk && place.gsi1sk !== charge.gsi1sk
    ? [update<ChargeOrder>(table, charge, { set: place, when: { version: charge.version } })]
    : []
}
