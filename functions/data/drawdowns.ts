import type { DrawdownStatus } from '#shared/drawdown/drawdown-states.ts'
import {
  type ChargedSoFar,
  nextDueDateOf,
  type Unbilled,
  unbilledAtPayout,
} from '#shared/drawdown/unbilled.ts'
import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import type { Identification } from './agreements.ts'
import { companyPartition } from './companies.ts'
import {
  type CreationListing,
  type CreationPage,
  createdBetween,
  listByCreation,
} from './list-by-creation.ts'
import type { NamedAccount } from './payout-accounts.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { groupIndex, type Item, replace, type Table, type Write } from './table.ts'

/** A transfer of a drawdown's money that came to nothing. */
export interface FormerPayout {
  /** The bank had been asked for it, and did not carry it out; or it did, and the money came back. */
  outcome: 'not carried out' | 'returned'
  /** When that was recorded. */
  at: string
  /** The batch that it went out with, if one. */
  batchId?: string
  /** Of one that came back: when it was booked, by the bank's reference, and by which lines of statements it went and came. */
  paidOutAt?: string
  reference?: string
  lineId?: string
  returnLineId?: string
}

/** A request for money and what became of it. */
export interface Drawdown {
  drawdownId: string
  companyId: string
  facilityId: string
  productCode: ProductCode
  currency: Currency
  status: DrawdownStatus
  /** What the seller accepted. */
  quoteId: string
  /** The price: as quoted, until the payout fixes the day that interest runs from. */
  price: DrawdownPrice
  signerName: string
  /** By what the user who signed had proven to be that person. Not kept of those who signed before it was asked for. */
  signerIdentified?: Identification
  signedAt: string
  /** Where the signature came from, with the browser as it named itself: evidence of the note. */
  signerIp: string
  signerUserAgent: string
  requestedAt: string
  /** Where its money goes, as it was requested. Absent of what was requested before accounts were named. */
  payoutAccount?: NamedAccount
  /** The user who asked, and signed. Of what was asked for before it was kept, known where another had to confirm. */
  requestedBy?: string
  /** The second administrator, where one was needed. */
  confirmed?: { by: string; at: string; ip: string; userAgent: string }
  /** The second administrator who refused, and why. */
  declined?: { by: string; at: string; reason: string }
  /** When it came to nothing because no second administrator confirmed it. */
  lapsedAt?: string
  /** The rendered note among the company's files. */
  noteFileId?: string
  decidedAt?: string
  /** Who approved it for the lender, and the second person where one was needed. */
  decidedBy?: string
  secondedBy?: string
  /** The payout batch that its money goes out with, or went. */
  payoutBatchId?: string
  /** The effective rate is above the warning, and the lender's reviewer accepted it. */
  warningAccepted?: true
  rejectReason?: string
  withdrawnAt?: string
  paidOutAt?: string
  /** The bank's reference of the payout. */
  payoutReference?: string
  /** The line of a bank statement that it left the bank by. */
  payoutLineId?: string
  /** So much less was sent than its price says: it is held for the seller. Absent where all was. */
  payoutHeldCents?: Cents
  /** What was tried before, the earliest first; absent where nothing was. */
  formerPayouts?: readonly FormerPayout[]
  /** The charge order that was raised last. */
  chargeId?: string
  /** What is still to be charged, once it differs from what the price says. */
  uncharged?: Unbilled
  /** The fees that passed costs on, on all its charge orders: they count towards its effective rate. Absent where there are none. */
  passThroughFees?: ChargedSoFar
  /** Charge orders that are not paid, of a drawdown that has `uncharged`; one that is charged at once has one while it is due. */
  openCharges?: number
  /** The day on which it was found to run, where that may be after something of it fell due: a settlement that bounced, a payout that was booked late. */
  foundOn?: BusinessDate
  repaidAt?: string
  version: number
}

const prefix = 'DRAWDOWN#'

const key = (companyId: string, drawdownId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${drawdownId}`,
})

/** Few companies have the rule, and what waits goes within a week: one key of the index bears it. */
const awaitingColleague = 'AWAITING-COLLEAGUE'

const duePartition = (date: BusinessDate): string => `DUE#${date}`

/** Access pattern: a company's drawdown by id. */
export const findDrawdown = (
  table: Table,
  companyId: string,
  drawdownId: string,
): Promise<Item<Drawdown> | undefined> => table.get<Drawdown>(key(companyId, drawdownId))

/** Access pattern: a company's drawdowns by the time of their request. */
export const listDrawdowns = (
  table: Table,
  companyId: string,
  listing: CreationListing<Drawdown>,
): Promise<CreationPage<Drawdown>> => listByCreation(table, companyId, prefix, listing)

/** Access pattern: all drawdowns of a company, by the time of their request. */
export const listEveryDrawdown = (table: Table, companyId: string): AsyncGenerator<Item<Drawdown>> =>
  table.all<Drawdown>({ pk: companyPartition(companyId), prefix, consistent: true })

/** What a drawdown came to nothing by: its amount is the company's again. */
const cameToNothing: ReadonlySet<DrawdownStatus> = new Set(['declined', 'lapsed', 'rejected', 'withdrawn'])

/** Access pattern: what a company asked for on a business day and has not come to nothing. */
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

/** Access pattern: the drawdowns of all companies that are paid out and fall due on a date. */
export const listDueDrawdowns = (table: Table, date: BusinessDate): AsyncGenerator<Item<Drawdown>> =>
  table.all<Drawdown>({ pk: duePartition(date), index: groupIndex })

/** Access pattern: the drawdowns of all companies that wait to be decided, oldest first. */
export const listWaitingDrawdowns = (
  table: Table,
  limit: number,
  after?: string,
): Promise<Item<Drawdown>[]> => listAwaitingReview<Drawdown>(table, 'drawdown', limit, after)

/** Access pattern: the drawdowns of all companies that are approved and not paid out, the longest waiting first. */
export const listApprovedDrawdowns = (
  table: Table,
  limit: number,
  after?: string,
): Promise<Item<Drawdown>[]> => listAwaitingReview<Drawdown>(table, 'payout', limit, after)

/** Since when its payout waits: its approval, or that a transfer of it came to nothing. */
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

/** What of a drawdown is still to be charged once it is paid out. */
export const unchargedOf = ({ status, price, uncharged }: Drawdown): Unbilled => {
  if (uncharged) return uncharged
  const atPayout = unbilledAtPayout(price)
  return status === 'due' || status === 'repaid' ? { ...atPayout, lots: [], timesCharged: 1 } : atPayout
}

/** The day on which something of a drawdown falls due next; undefined where all is charged. */
export const dueNextOn = (drawdown: Drawdown): BusinessDate | undefined =>
  nextDueDateOf(unchargedOf(drawdown), hongKongCalendar)

/**
 * What the next interest and charge order of a drawdown are posted for: the drawdown and, after the first, how many
 * times something of it was charged. Each time has a name of its own.
 */
export const chargeCauseOf = (drawdown: Drawdown): string => {
  const { timesCharged } = unchargedOf(drawdown)
  return timesCharged === 0 ? drawdown.drawdownId : `${drawdown.drawdownId}@${timesCharged + 1}`
}

/** What the postings of its payout are named by: after one that came back, with a number. */
export const payoutNameOf = ({
  drawdownId,
  formerPayouts = [],
}: Pick<Drawdown, 'drawdownId' | 'formerPayouts'>): string => {
  const returned = formerPayouts.filter(({ outcome }) => outcome === 'returned').length
  return returned === 0 ? drawdownId : `${drawdownId}@${returned + 1}`
}

/** The id of the payment that a repayment ahead of time is posted as. */
export const payoffPaymentIdOf = (drawdown: Drawdown): string => `payoff-${chargeCauseOf(drawdown)}`

/**
 * A drawdown after something of it was charged: what is left, and whether that charge order is open. It is due once all
 * is charged, and repaid once nothing of it is owed.
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

/** A drawdown after one of its charge orders was paid, or is owed again. */
export const withChargePaid = (drawdown: Drawdown, isPaid: boolean, at: string): Drawdown => {
  const openCharges = openChargesOf(drawdown) + (isPaid ? -1 : 1)
  return withStatus(
    { ...drawdown, ...(drawdown.uncharged ? { openCharges } : {}) },
    { isAllCharged: unchargedOf(drawdown).lots.length === 0, openCharges },
    at,
  )
}

const openChargesOf = ({ status, openCharges }: Drawdown): number => openCharges ?? (status === 'due' ? 1 : 0)

const withStatus = (
  { repaidAt: _repaidAt, ...drawdown }: Drawdown,
  { isAllCharged, openCharges }: { isAllCharged: boolean; openCharges: number },
  at: string,
): Drawdown => {
  if (!isAllCharged) return { ...drawdown, status: 'paid out' }
  return openCharges > 0 ? { ...drawdown, status: 'due' } : { ...drawdown, status: 'repaid', repaidAt: at }
}

/** In the index while it waits for a second administrator or the lender, and then under the day on which something of it falls due next. */
const indexed = (drawdown: Drawdown) => {
  const { status, companyId, drawdownId, requestedAt, foundOn } = drawdown
  if (status === 'awaiting colleague')
    return { gsi1pk: awaitingColleague, gsi1sk: `${requestedAt}#${drawdownId}` }
  if (status === 'requested') return awaitsReview('drawdown', companyId, requestedAt, drawdownId)
  if (status === 'approved') return awaitsReview('payout', companyId, payoutWaitsSince(drawdown), drawdownId)
  const next = status === 'paid out' ? dueNextOn(drawdown) : undefined
  if (!next) return {}
  // That day may have been closed while the drawdown passed for settled, or unpaid: then the next close is to find it.
  return { gsi1pk: duePartition(foundOn && foundOn > next ? foundOn : next), gsi1sk: drawdownId }
}

/** Creates a drawdown (version 0) or replaces the version that was read. */
export const replaceDrawdown = (table: Table, drawdown: Drawdown): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = drawdown as Item<Drawdown>
  return replace<Drawdown>(table, {
    ...fields,
    ...key(drawdown.companyId, drawdown.drawdownId),
    ...indexed(drawdown),
    type: 'drawdown',
  })
}
