import type { Posting } from '#shared/ledger/posting.ts'
import { repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { type Allocation, allocateRepayment, dueKinds } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import {
  type ChargeAmounts,
  chargeAsOf,
  duesOf,
  settleCharge,
  settledByKind,
} from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { afterSettlement } from '#shared/repayment/dispute.ts'
import { restateOverdue } from '#shared/repayment/restate-overdue.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, replaceChargeOrder } from '../data/charge-orders.ts'
import { recordEvent } from '../data/events.ts'
import type { Facility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { type Payment, writePayment } from '../data/payments.ts'
import type { Table, Write } from '../data/table.ts'
import { alignDrawdownStatus } from './align-drawdown-status.ts'
import { loadChargeEntries, type StoredEntry } from './load-charge-entries.ts'
import type { RebookedEntry, RebookingObstacle } from './rebook-receipts.ts'

/** Money that arrived for a charge order. */
interface Arrival {
  facility: Facility
  payment: Payment
  /** The charge order as stored. */
  charge: ChargeOrder
  postedCents: Cents
  /** The value date, not before the charge order's due date. */
  date: BusinessDate
  /** Whether entries of later value dates are reversed and booked again. */
  rebooksLater?: boolean
}

export interface Settlement {
  ok: true
  posted: Payment
  /** The charge order as of the value date, before and after the payment; as of today if entries were rebooked. */
  before: ChargeOrder
  after: ChargeOrder
  /** The entries that were reversed and booked again; absent if there was no entry of a later value date. */
  rebooked?: RebookedEntry[]
  /** Committed together, on the versions that were read, once for each payment. */
  writes: Record<string, Write | undefined>
  /** The write that replaces the charge order, with the others or with the last of them. */
  charge: Write
}

/** Why a payment settles nothing with its value date. */
export type Unsettled =
  /** Bookings of later days, or interest of later days that was waived: the payment rebooks them, or is not posted. */
  | { ok: false; obstacle: 'later bookings'; later: readonly StoredEntry[] }
  | { ok: false; obstacle: RebookingObstacle | 'facility closed' | 'too many' }

/** How the payment settles its charge order. */
interface Effect {
  before: ChargeOrder
  settled: ChargeOrder
  allocation: Allocation
  postings: Record<string, Posting | undefined>
  rebooked?: RebookedEntry[]
  payments?: readonly Payment[]
}

/** Whether anything but overdue interest was booked on a charge order since it was raised. */
const hasEntries = ({
  chargedCents,
  owedCents,
  forgoneCents,
  passThroughCents = 0,
}: ChargeAmounts & { passThroughCents?: Cents }): boolean =>
  passThroughCents > 0 ||
  forgoneCents !== undefined ||
  dueKinds.some((kind) => chargedCents[kind] !== owedCents[kind])

const settleInOrder = ({ facility, charge: stored, postedCents, date }: Arrival, today: BusinessDate) => {
  const { terms } = facility
  const isOwedOn = isOpenCharge(stored.status)
  const restated = isOwedOn ? restateOverdue(stored, date, today) : { charge: stored, overdue: undefined }
  if (!restated) return undefined
  const { charge: before, overdue } = restated
  const dues = isOwedOn ? duesOf(before) : []
  const allocation = allocateRepayment(postedCents, dues, terms.allocationOrder, terms.allocationPriority)
  const settled = settleCharge(before, settledByKind(allocation), date)
  return { before, settled, allocation, postings: { overdue } }
}

/** The effect of a payment: booked after all existing entries, or among them by its value date. */
const effectOf = async (table: Table, arrival: Arrival, now: Date): Promise<Effect | Unsettled> => {
  const { facility, charge: stored, postedCents, date, rebooksLater } = arrival
  const today = businessDate(now)
  if (rebooksLater && stored.status === 'voided') return { ok: false, obstacle: 'written off' }
  // Money of today comes after all entries, and none is booked among those of a written-off charge order.
  const isLate = date < today && stored.status !== 'voided' && hasEntries(stored)
  const entries = isLate ? await loadChargeEntries(table, stored) : []
  // A waiver stands in the way only of a payment that takes back what it waived.
  const later = entries.filter(({ entry }) => entry.date > date)
  const isInOrder = later.every(({ entry }) => entry.kind === 'waiver')
  const inOrder = isInOrder ? settleInOrder(arrival, today) : undefined
  if (inOrder) return inOrder
  if (!rebooksLater) return { ok: false, obstacle: 'later bookings', later }
  if (facility.status === 'closed') return { ok: false, obstacle: 'facility closed' }
  const { terms } = facility
  // Rare: most payments are booked in order.
  const { rebookReceipts } = await import('./rebook-receipts.ts')
  const rebooking = await rebookReceipts(
    table,
    { charge: stored, terms, entries },
    { cents: postedCents, date },
    today,
  )
  if (!rebooking.ok) return rebooking
  const { charge: settled, allocation, postings, rebooked, payments } = rebooking
  return { settled, allocation, postings, rebooked, payments, before: chargeAsOf(stored, today) }
}

/** Rare: the part of a payment that recovers what was written off. */
const recoverable = async (table: Table, charge: ChargeOrder, postedCents: Cents): Promise<Cents> => {
  const { unrecoveredLoss } = await import('./unrecovered-loss.ts')
  return Math.min(postedCents, await unrecoveredLoss(table, charge))
}

/**
 * The settlement of a charge order by a payment: the dues in the order of the terms; the surplus is kept for the payer,
 * all of it if the charge order was settled meanwhile. On one that was written off, the loss is recovered first. A payment that counts from a day before other bookings takes its
 * place among them if `rebooksLater` is set.
 */
export const settlePayment = async (
  table: Table,
  arrival: Arrival,
  now: Date,
): Promise<Settlement | Unsettled> => {
  const { facility, payment, charge: stored, postedCents, date } = arrival
  const { companyId, facilityId } = facility
  const { paymentId, chargeId } = payment
  const effect = await effectOf(table, arrival, now)
  if ('ok' in effect) return effect
  const { before, settled, allocation, postings, rebooked, payments = [] } = effect
  const isSettled = isOpenCharge(stored.status) || rebooked !== undefined
  const recoveredCents = stored.status === 'voided' ? await recoverable(table, stored, postedCents) : 0
  const after: ChargeOrder = {
    ...(isSettled
      ? afterSettlement(
          { ...settled, status: stored.status },
          { today: businessDate(now), at: now.toISOString() },
        )
      : { ...settled, status: stored.status }),
    pendingCents: stored.pendingCents - payment.reportedCents,
  }
  const { deducted: _deducted, ...reported } = payment
  const posted: Payment = {
    ...reported,
    status: 'posted',
    postedCents,
    settledCents: settledByKind(allocation),
    ...(recoveredCents > 0 ? { recoveredCents } : {}),
    surplusCents: allocation.surplusCents - recoveredCents,
    postedAt: now.toISOString(),
    valueDate: date,
  }
  const all = { ...postings, posting: repaymentReceived(paymentId, date, allocation, recoveredCents) }
  const own = {
    ...writePayment(table, posted),
    charge: replaceChargeOrder(table, after),
    drawdown: await alignDrawdownStatus(table, stored, after, now),
  }
  if (!rebooked)
    return {
      ok: true,
      posted,
      before,
      after,
      charge: own.charge,
      writes: {
        ...postToLedger(table, facility, all, now),
        ...own,
        event: recordEvent(
          table,
          { name: 'repayment-posted', companyId, facilityId, chargeId, paymentId },
          `repayment-posted:${paymentId}`,
          now,
        ),
      },
    }
  const [{ notifyRebooked }, { rebookingWrites }] = await Promise.all([
    import('./notify-rebooked.ts'),
    import('./rebooking-writes.ts'),
  ])
  const event = notifyRebooked(table, { before, after, posted, rebooked }, now)
  const writes = rebookingWrites(
    table,
    { facility, changeId: paymentId, postings: all, payments, others: { ...own, event } },
    now,
  )
  return writes
    ? { ok: true, posted, before, after, rebooked, charge: own.charge, writes }
    : { ok: false, obstacle: 'too many' }
}
