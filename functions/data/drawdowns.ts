import type { DrawdownStatus } from '#shared/drawdown/drawdown-states.ts'
import type { ScheduleChange } from '#shared/drawdown/schedule-change.ts'
import {
  type CumulativeCharges,
  nextDueDateOf,
  type Unbilled,
  unbilledAtPayout,
} from '#shared/drawdown/unbilled.ts'
import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { Rejection } from '#shared/rejections/rejections.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import type { Identification } from './agreements.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import {
  type CreationListing,
  type CreationPage,
  createdBetween,
  listByCreation,
} from './list-by-creation.ts'
import { listCompanyItems } from './list-company-items.ts'
import { payoffIdOf } from './payments.ts'
import type { NamedAccount } from './payout-accounts.ts'
import { withRates } from './rates-in-arrears.ts'
import { rejectIfLocked } from './reject-if-locked.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { groupIndex, type Item, replace, type Table, type Write } from './table.ts'

/** A failed transfer of a drawdown's money. */
export interface FormerPayout {
  /** The bank did not execute it, or the money was returned. */
  outcome: 'not carried out' | 'returned'
  /** When that was recorded. */
  at: string
  /** The batch it was part of, if any. */
  batchId?: string
  /**
   * For a returned transfer: when it was booked, the bank's reference, and the statement lines of payout and return.
   */
  paidOutAt?: string
  reference?: string
  lineId?: string
  returnLineId?: string
}

/** A drawdown request and its state. */
export interface Drawdown {
  drawdownId: string
  companyId: string
  facilityId: string
  productCode: ProductCode
  currency: Currency
  status: DrawdownStatus
  /** The quote that the seller accepted. */
  quoteId: string
  /** The price: as quoted, until the payout fixes the day that interest runs from. */
  price: DrawdownPrice
  signerName: string
  /** How the signing user was identified. Not stored for signatures from before identification was required. */
  signerIdentified?: Identification
  signedAt: string
  /** The signature's origin, with the browser's User-Agent: evidence for the note. */
  signerIp: string
  signerUserAgent: string
  requestedAt: string
  /** The payout account at the time of the request. Absent for requests from before accounts were named. */
  payoutAccount?: NamedAccount
  /**
   * The user who requested and signed it. For early requests, stored only where a second administrator had to confirm.
   */
  requestedBy?: string
  /** The second administrator, where one was needed. */
  confirmed?: { by: string; at: string; ip: string; userAgent: string }
  /** The second administrator who declined, and why. */
  declined?: { by: string; at: string; reason: string }
  /** When it lapsed because no second administrator confirmed it. */
  lapsedAt?: string
  /** The rendered note among the company's files. */
  noteFileId?: string
  decidedAt?: string
  /** The approver for the lender, and the second approver where one was needed. */
  decidedBy?: string
  secondedBy?: string
  /** The payout batch of its money. */
  payoutBatchId?: string
  /** The effective rate is above the warning threshold, and the reviewer accepted it. */
  warningAccepted?: true
  /** The lender's own text, which the seller does not read. */
  rejectReason?: string
  /** The reason that the seller reads. */
  rejection?: Rejection<'drawdown'>
  withdrawnAt?: string
  paidOutAt?: string
  /** The bank's reference of the payout. */
  payoutReference?: string
  /** The debit line of a bank statement for its payout. */
  payoutLineId?: string
  /**
   * The payout was this much below the price; the difference is held for the seller. Absent if the full amount was
   * sent.
   */
  payoutHeldCents?: Cents
  /** Earlier transfers, the earliest first; absent if there are none. */
  formerPayouts?: readonly FormerPayout[]
  /** The latest charge order. */
  chargeId?: string
  /** The amounts still to be charged, once they differ from the price. */
  uncharged?: Unbilled
  /** The changes of its dates by payment plans, the earliest first; absent if there are none. */
  scheduleChanges?: readonly ScheduleChange[]
  /** Pass-through fees over all its charge orders: they count towards its effective rate. Absent if there are none. */
  passThroughFees?: CumulativeCharges
  /**
   * The number of unpaid charge orders; stored only with `uncharged`. A drawdown without it has one while its status
   * is `due`.
   */
  openCharges?: number
  /** The day on which its settlement bounced or its late payout was booked: parts of it may have fallen due earlier. */
  foundOn?: BusinessDate
  repaidAt?: string
  /** Its terms were eased on this day because its borrower could not keep them; the latest such day. */
  restructuredOn?: BusinessDate
  /** The latest payment plan that came into force for it. */
  planId?: string
  version: number
  /** The multi-transaction change that locks it, see `prepareTransactions`. */
  heldFor?: string
}

const prefix = 'DRAWDOWN#'

const key = (companyId: string, drawdownId: string) => companyItemKey(companyId, `${prefix}${drawdownId}`)

/** Few companies have the rule, and these drawdowns lapse within a week: a single index partition suffices. */
const awaitingColleague = 'AWAITING-COLLEAGUE'

const duePartition = (date: BusinessDate): string => `DUE#${date}`

/** Access pattern: a company's drawdown by id. */
export const findDrawdown = async (
  table: Table,
  companyId: string,
  drawdownId: string,
): Promise<Item<Drawdown> | undefined> => {
  const drawdown = await table.get<Drawdown>(key(companyId, drawdownId))
  return drawdown && withRates(table, drawdown)
}

/** Access pattern: a page of a company's drawdowns by the time of their request. */
export const listDrawdowns = async (
  table: Table,
  companyId: string,
  listing: CreationListing<Drawdown>,
): Promise<CreationPage<Drawdown>> => {
  const page = await listByCreation(table, companyId, prefix, listing)
  return { ...page, items: await Promise.all(page.items.map((drawdown) => withRates(table, drawdown))) }
}

/** Access pattern: all drawdowns of a company, by the time of their request. */
export async function* listEveryDrawdown(table: Table, companyId: string): AsyncGenerator<Item<Drawdown>> {
  for await (const drawdown of table.all<Drawdown>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    yield withRates(table, drawdown)
}

/** The payout batches that a drawdown is or was in. */
export const batchesOf = ({
  payoutBatchId,
  formerPayouts = [],
}: Pick<Drawdown, 'payoutBatchId' | 'formerPayouts'>): string[] =>
  [payoutBatchId, ...formerPayouts.map(({ batchId }) => batchId)].flatMap((id) => id ?? [])

/** Access pattern: the ids of the payout batches that a company's drawdowns are or were in. */
export const listBatchesOfCompany = async (table: Table, companyId: string): Promise<string[]> => {
  const drawdowns = await listCompanyItems<Drawdown>(table, companyId, prefix)
  return drawdowns.flatMap(batchesOf)
}

/** Statuses of drawdowns that failed: their amount is available again. */
const cameToNothing: ReadonlySet<DrawdownStatus> = new Set(['declined', 'lapsed', 'rejected', 'withdrawn'])

/** Access pattern: a company's drawdowns requested on a business day, without failed ones. */
export const listDrawdownsOfDay = async (
  table: Table,
  companyId: string,
  day: BusinessDate,
): Promise<Drawdown[]> => {
  const { from, to } = createdBetween({ from: day, to: day })
  const drawdowns: Drawdown[] = []
  for await (const drawdown of table.all<Drawdown>({
    pk: companyPartition(companyId),
    between: { from: `${prefix}${from}`, to: `${prefix}${to}` },
    consistent: true,
  }))
    if (!cameToNothing.has(drawdown.status)) drawdowns.push(drawdown)
  return drawdowns
}

/** Access pattern: the paid-out drawdowns of all companies that fall due on a date. */
export const listDueDrawdowns = (table: Table, date: BusinessDate): AsyncGenerator<Item<Drawdown>> =>
  table.all<Drawdown>({ pk: duePartition(date), index: groupIndex })

/** Access pattern: the drawdowns of all companies that wait for approval, oldest first. */
export const listWaitingDrawdowns = reviewQueueOf<Drawdown>('drawdown')

/** Access pattern: the drawdowns of all companies that are approved and not paid out, the longest waiting first. */
export const listApprovedDrawdowns = reviewQueueOf<Drawdown>('payout')

/** Since when its payout waits: since its approval, or since its last transfer failed. */
export const payoutWaitsSince = ({
  decidedAt,
  requestedAt,
  formerPayouts = [],
}: Pick<Drawdown, 'decidedAt' | 'requestedAt' | 'formerPayouts'>): string =>
  formerPayouts.at(-1)?.at ?? decidedAt ?? requestedAt

/** Access pattern: a company's drawdowns that wait for a second administrator, newest first. */
export const listAwaitingColleague = async (table: Table, companyId: string): Promise<Drawdown[]> => {
  const { items } = await listDrawdowns(table, companyId, {
    limit: 50,
    order: 'desc',
    accepts: ({ status }) => status === 'awaiting colleague',
  })
  return items
}

/** Access pattern: the drawdowns of all companies that wait for a second administrator, oldest first. */
export const listAllAwaitingColleague = (table: Table): AsyncGenerator<Item<Drawdown>> =>
  table.all<Drawdown>({ pk: awaitingColleague, index: groupIndex })

/** The amounts of a paid-out drawdown that are still to be charged. */
export const unbilledOf = ({ status, price, uncharged }: Drawdown): Unbilled => {
  if (uncharged) return uncharged
  const atPayout = unbilledAtPayout(price)
  return status === 'due' || status === 'repaid' ? { ...atPayout, lots: [], timesCharged: 1 } : atPayout
}

/** The next due date of a drawdown; undefined when all is charged. */
export const nextDueDateOfDrawdown = (drawdown: Drawdown): BusinessDate | undefined =>
  nextDueDateOf(unbilledOf(drawdown), hongKongCalendar)

/**
 * The cause that the next interest and charge order of a drawdown are posted for: the drawdown and, after the first,
 * the number of charges so far, so that each has a unique name.
 */
export const chargeCauseOf = (drawdown: Drawdown): string => {
  const { timesCharged } = unbilledOf(drawdown)
  return timesCharged === 0 ? drawdown.drawdownId : `${drawdown.drawdownId}@${timesCharged + 1}`
}

/** The cause of its payout's postings: numbered after a returned payout. */
export const payoutPostingCauseOf = ({
  drawdownId,
  formerPayouts = [],
}: Pick<Drawdown, 'drawdownId' | 'formerPayouts'>): string => {
  const returned = formerPayouts.filter(({ outcome }) => outcome === 'returned').length
  return returned === 0 ? drawdownId : `${drawdownId}@${returned + 1}`
}

/** The id of the payment that an early repayment is posted as. */
export const payoffPaymentIdOf = (drawdown: Drawdown): string => payoffIdOf(chargeCauseOf(drawdown))

/**
 * A drawdown after a charge: the rest to be charged, and whether the charge order is open. It is due once all is
 * charged, and repaid once nothing is owed.
 */
export const withCharged = (
  drawdown: Drawdown,
  left: Unbilled,
  { chargeId, isOpen, at }: { chargeId: string; isOpen: boolean; at: string },
): Drawdown => {
  const openCharges = openChargesOf(drawdown) + (isOpen ? 1 : 0)
  const isOneCharge = drawdown.uncharged === undefined && left.lots.length === 0
  return withStatus(
    { ...drawdown, chargeId, ...(isOneCharge ? {} : { uncharged: left, openCharges }) },
    { isAllCharged: left.lots.length === 0, openCharges },
    at,
  )
}

/** A drawdown whose charges were booked again: what is left to be charged, and the number of its open charge orders. */
export const withRebooked = (
  drawdown: Drawdown,
  left: Unbilled,
  { openCharges, at }: { openCharges: number; at: string },
): Drawdown =>
  withStatus(
    { ...drawdown, uncharged: left, openCharges },
    { isAllCharged: left.lots.length === 0, openCharges },
    drawdown.repaidAt ?? at,
  )

/** A drawdown after one of its charge orders was paid, or is owed again. */
export const withChargePaid = (drawdown: Drawdown, isPaid: boolean, at: string): Drawdown => {
  const openCharges = openChargesOf(drawdown) + (isPaid ? -1 : 1)
  return withStatus(
    { ...drawdown, ...(drawdown.uncharged ? { openCharges } : {}) },
    { isAllCharged: unbilledOf(drawdown).lots.length === 0, openCharges },
    at,
  )
}

/** The number of a drawdown's unpaid charge orders. */
export const openChargesOf = ({ status, openCharges }: Drawdown): number =>
  openCharges ?? (status === 'due' ? 1 : 0)

const withStatus = (
  { repaidAt: _repaidAt, ...drawdown }: Drawdown,
  { isAllCharged, openCharges }: { isAllCharged: boolean; openCharges: number },
  at: string,
): Drawdown => {
  if (!isAllCharged) return { ...drawdown, status: 'paid out' }
  return openCharges > 0 ? { ...drawdown, status: 'due' } : { ...drawdown, status: 'repaid', repaidAt: at }
}

/** In the index while it waits for a second administrator or the lender, and then under its next due date. */
const indexed = (drawdown: Drawdown) => {
  const { status, companyId, drawdownId, requestedAt, foundOn } = drawdown
  if (status === 'awaiting colleague')
    return { gsi1pk: awaitingColleague, gsi1sk: `${requestedAt}#${drawdownId}` }
  if (status === 'requested') return awaitsReview('drawdown', companyId, requestedAt, drawdownId)
  if (status === 'approved') return awaitsReview('payout', companyId, payoutWaitsSince(drawdown), drawdownId)
  const next = status === 'paid out' ? nextDueDateOfDrawdown(drawdown) : undefined
  if (!next) return {}
  // That day may have been closed while the drawdown counted as settled or unpaid: the next close has to find it.
  return { gsi1pk: duePartition(foundOn && foundOn > next ? foundOn : next), gsi1sk: drawdownId }
}

/** Creates a drawdown (version 0) or replaces the version that was read. */
export const replaceDrawdown = (table: Table, drawdown: Drawdown): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = drawdown as Item<Drawdown>
  // Computed again from the fixings at each read.
  const { rateSteps: _rateSteps, ...price } = drawdown.price
  return rejectIfLocked(
    replace<Drawdown>(table, {
      ...fields,
      price,
      ...key(drawdown.companyId, drawdown.drawdownId),
      ...indexed(drawdown),
      type: 'drawdown',
    }),
  )
}
