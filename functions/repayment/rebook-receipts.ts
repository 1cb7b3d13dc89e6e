import { chargeWaived, type WaivableKind } from '#shared/ledger/charge-postings.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { firstBookingOf, nextBookingOf } from '#shared/ledger/rebooking.ts'
import {
  overdueInterestPosted,
  overdueInterestReversed,
  repaymentReceived,
} from '#shared/ledger/repayment-postings.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { suspenseApplied } from '#shared/ledger/suspense-postings.ts'
import type { Allocation, DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import { overdueCauseOf } from '#shared/repayment/accrue-overdue.ts'
import { byKind, chargedOverdueInterest, settledByKind, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { type AllocationTerms, explains, rebookCharge } from '#shared/repayment/rebook-charge.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { findPosting } from '../data/ledger.ts'
import type { Payment } from '../data/payments.ts'
import type { Table } from '../data/table.ts'
import { type StoredEntry, settledBy } from './load-charge-entries.ts'

/** A booking on a charge order, and the amounts that it moves. */
interface BookedAmounts {
  settledCents: Record<DueKind, Cents>
  /** The part of a receipt that is held for the payer. */
  surplusCents: Cents
}

/** A booking that is reversed and booked again. */
export interface RebookedEntry {
  kind: StoredEntry['entry']['kind']
  /** The id of the payment, or of the first posting. */
  id: string
  date: BusinessDate
  before: BookedAmounts
  after: BookedAmounts
}

interface EntriesRebooked {
  ok: true
  /** The charge order as of today. */
  charge: ChargeOrder
  /** The allocation of the late receipt. */
  allocation: Allocation | undefined
  rebooked: RebookedEntry[]
  postings: Record<string, Posting>
  /** The payments with their new bookings. */
  payments: Payment[]
}

type Rebooking = EntriesRebooked & { allocation: Allocation }

export type RebookingObstacle = 'written off' | 'inconsistent'

const nothing = byKind(() => 0)

const isSame = (a: BookedAmounts, b: BookedAmounts): boolean =>
  a.surplusCents === b.surplusCents &&
  Object.entries(a.settledCents).every(([kind, cents]) => b.settledCents[kind as DueKind] === cents)

const amountsOf = (allocation: Allocation): BookedAmounts => ({
  settledCents: settledByKind(allocation),
  surplusCents: allocation.surplusCents,
})

/** The posting that replaces a reversed one; none where nothing is left of it. */
const postedAgain = (
  { chargeId }: ChargeOrder,
  stored: StoredEntry,
  former: Posting,
  { allocation, waivedCents }: { allocation?: Allocation | undefined; waivedCents: Cents },
): Posting | undefined => {
  const { entry } = stored
  const { date } = entry
  const again = (posting: Posting): Posting => ({ ...posting, postingId: nextBookingOf(former.postingId) })
  if ('payment' in stored)
    return allocation && again(repaymentReceived(stored.payment.paymentId, date, allocation))
  const key = firstBookingOf(former.postingId).split(`${chargeId}@`).at(-1) ?? ''
  if (entry.kind === 'waiver')
    return waivedCents > 0
      ? again(chargeWaived(chargeId, key, date, entry.of as WaivableKind, waivedCents))
      : undefined
  const settledCents = allocation ? settledByKind(allocation) : nothing
  return sumOfKinds(settledCents) > 0 ? again(suspenseApplied(chargeId, key, date, settledCents)) : undefined
}

const overduePosting = (charge: ChargeOrder, cents: Cents, today: BusinessDate): Posting | undefined => {
  if (cents === 0) return undefined
  const posted = cents > 0 ? overdueInterestPosted : overdueInterestReversed
  return {
    ...posted(overdueCauseOf(charge), today, Math.abs(cents)),
    chargeId: charge.chargeId,
  }
}

interface BookedCharge {
  /** The charge order as stored. */
  charge: ChargeOrder
  terms: AllocationTerms
  entries: readonly StoredEntry[]
  /** The change of its dues: less is due after an early repayment of an earlier day. */
  dueChange?: Record<DueKind, Cents>
}

/**
 * Books the entries of a charge order again, with a receipt that takes its place among them, or with other dues: each
 * booking whose amounts change is reversed and booked again, both on its own value date, so that the ledger is right as
 * of each day. The difference of overdue interest is posted today.
 */
const rebookEntries = async (
  table: Table,
  { charge, terms, entries, dueChange = nothing }: BookedCharge,
  late: { cents: Cents; date: BusinessDate } | undefined,
  today: BusinessDate,
): Promise<EntriesRebooked | { ok: false; obstacle: RebookingObstacle }> => {
  if ((charge.forgoneCents?.principal ?? 0) > 0) return { ok: false, obstacle: 'written off' }
  const settledSoFar = entries
    .map(settledBy)
    .reduce((sum, settled) => byKind((kind) => sum[kind] + settled[kind]), nothing)
  const booked = entries.map(({ entry }) => entry)
  if (!explains(charge, booked, settledSoFar)) return { ok: false, obstacle: 'inconsistent' }

  const receipt = late && { kind: 'receipt' as const, id: 'late', ...late }
  const after = receipt ? entries.findIndex(({ entry }) => entry.date > receipt.date) : -1
  const place = after === -1 ? entries.length : after
  const inOrder = receipt ? [...booked.slice(0, place), receipt, ...booked.slice(place)] : booked
  const due = { ...charge, chargedCents: byKind((kind) => charge.chargedCents[kind] + dueChange[kind]) }
  const { charge: restated, allocations, waived } = rebookCharge(due, inOrder, terms, today)

  const changes = entries.flatMap((stored) => {
    const { entry } = stored
    const own = allocations.get(entry.id)
    const waivedCents = waived.get(entry.id) ?? 0
    if (entry.kind === 'fee') return []
    const isWaiver = entry.kind === 'waiver'
    const was: BookedAmounts = isWaiver
      ? { settledCents: { ...nothing, [entry.of]: entry.cents }, surplusCents: 0 }
      : {
          settledCents: settledBy(stored),
          surplusCents: 'payment' in stored ? (stored.payment.surplusCents ?? 0) : 0,
        }
    const is: BookedAmounts = isWaiver
      ? { settledCents: { ...nothing, [entry.of]: waivedCents }, surplusCents: 0 }
      : own
        ? { ...amountsOf(own), ...('payment' in stored ? {} : { surplusCents: 0 }) }
        : was
    return isSame(was, is) ? [] : [{ stored, was, is, allocation: own, waivedCents }]
  })

  const overdue = overduePosting(
    charge,
    chargedOverdueInterest(restated) - chargedOverdueInterest(charge),
    today,
  )
  const postings: Record<string, Posting> = overdue ? { overdue } : {}
  const payments: Payment[] = []
  const rebooked: RebookedEntry[] = []
  for (const [index, change] of changes.entries()) {
    const { stored, was, is } = change
    const { id, date, kind } = stored.entry
    const former = 'posting' in stored ? stored.posting : await findPosting(table, charge.facilityId, id)
    if (!former) throw new Error(`there is no posting ${id}`)
    const again = postedAgain(charge, stored, former, change)
    postings[`reversal${index}`] = reversalOf(former, date)
    if (again) postings[`booking${index}`] = again
    if ('payment' in stored)
      payments.push({ ...stored.payment, ...is, rebookedAs: nextBookingOf(former.postingId) })
    rebooked.push({
      kind,
      id: 'payment' in stored ? stored.payment.paymentId : firstBookingOf(id),
      date,
      before: was,
      after: is,
    })
  }
  return {
    ok: true,
    charge: restated,
    allocation: receipt && allocations.get(receipt.id),
    rebooked,
    postings,
    payments,
  }
}

/** Books a late receipt before the entries of later value dates that are booked already. */
export const rebookReceipts = async (
  table: Table,
  charge: Omit<BookedCharge, 'dueChange'>,
  late: { cents: Cents; date: BusinessDate },
  today: BusinessDate,
): Promise<Rebooking | { ok: false; obstacle: RebookingObstacle }> => {
  const rebooked = await rebookEntries(table, charge, late, today)
  if (!rebooked.ok) return rebooked
  const { allocation } = rebooked
  if (!allocation) throw new Error('a receipt was not allocated')
  return { ...rebooked, allocation }
}

/** Books the entries of a charge order again after a change of its dues. */
export const rebookDues = (
  table: Table,
  charge: Required<BookedCharge>,
  today: BusinessDate,
): Promise<EntriesRebooked | { ok: false; obstacle: RebookingObstacle }> =>
  rebookEntries(table, charge, undefined, today)
