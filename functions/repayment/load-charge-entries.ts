import type { Posting } from '#shared/ledger/posting.ts'
import { firstBookingOf } from '#shared/ledger/rebooking.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import { byKind } from '#shared/repayment/charge-order.ts'
import type { ChargeEntry, SettlingEntry } from '#shared/repayment/rebook-charge.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { listPostingsOnCharge, type StoredPosting } from '../data/ledger.ts'
import { listAllPaymentsOf, type Payment, receiptIdOf } from '../data/payments.ts'
import type { Table } from '../data/table.ts'

/** An entry as it is stored, and when it was first booked. */
export type StoredEntry = { at: string } & (
  | { entry: SettlingEntry & { kind: 'receipt' }; payment: Payment }
  | { entry: Exclude<ChargeEntry, { kind: 'receipt' }>; posting: StoredPosting }
)

const kinds = { 'fee-charged': 'fee', 'charge-waived': 'waiver', 'suspense-applied': 'held' } as const

const centsOn = ({ lines }: Pick<Posting, 'lines'>, kind: keyof typeof receivableOf): number =>
  lines.find(({ account }) => account === receivableOf[kind])?.amountCents ?? 0

const entryOf = (kind: keyof typeof kinds, posting: StoredPosting): StoredEntry['entry'] => {
  const { postingId: id, businessDate: date } = posting
  const changed = byKind((each) => Math.abs(centsOn(posting, each)))
  const cents = dueKinds.reduce((sum, each) => sum + changed[each], 0)
  const of = dueKinds.find((each) => changed[each] > 0) ?? 'fee'
  const is = kinds[kind]
  return is === 'waiver' ? { kind: is, id, date, cents, of } : { kind: is, id, date, cents }
}

const listPosted = async (
  table: Table,
  { facilityId, chargeId }: ChargeOrder,
  kind: keyof typeof kinds,
): Promise<StoredEntry[]> => {
  const [postings, reversals] = await Promise.all([
    listPostingsOnCharge(table, facilityId, kind, chargeId),
    listPostingsOnCharge(table, facilityId, `reversal:${kind}`, chargeId),
  ])
  const reversed = new Set(reversals.map(({ postingId }) => postingId))
  return postings
    .filter(({ postingId }) => !reversed.has(reversalIdOf(postingId)))
    .map((posting) => ({
      entry: entryOf(kind, posting),
      posting,
      // Booked again, it keeps its place among the entries of its day.
      at: postings.find(({ postingId }) => postingId === firstBookingOf(posting.postingId))?.at ?? posting.at,
    })) as StoredEntry[]
}

const listReceived = async (table: Table, charge: ChargeOrder): Promise<StoredEntry[]> => {
  const received: StoredEntry[] = []
  for await (const payment of listAllPaymentsOf(table, charge)) {
    const { status, postedAt, postedCents, valueDate } = payment
    if (status !== 'posted' || postedAt === undefined || postedCents === undefined) continue
    const date = valueDate ?? businessDate(new Date(postedAt))
    const entry = { kind: 'receipt' as const, id: receiptIdOf(payment), date, cents: postedCents }
    received.push({ entry, payment, at: postedAt })
  }
  return received
}

const inOrder = (a: StoredEntry, b: StoredEntry): number =>
  a.entry.date.localeCompare(b.entry.date) || a.at.localeCompare(b.at) || a.entry.id.localeCompare(b.entry.id)

/**
 * The entries of a charge order that were not reversed: receipts, money held for the payer, fees and waivers, by value
 * date. Read after the charge order, whose version changes with every later entry.
 */
export const loadChargeEntries = async (table: Table, charge: ChargeOrder): Promise<StoredEntry[]> => {
  const found = await Promise.all([
    listReceived(table, charge),
    listPosted(table, charge, 'fee-charged'),
    listPosted(table, charge, 'charge-waived'),
    listPosted(table, charge, 'suspense-applied'),
  ])
  return found.flat().toSorted(inOrder)
}

/** The amounts that an entry has settled, by kind. */
export const settledBy = (stored: StoredEntry): ReturnType<typeof byKind> => {
  if ('payment' in stored) return stored.payment.settledCents ?? byKind(() => 0)
  return byKind((kind) => (stored.entry.kind === 'held' ? 0 - centsOn(stored.posting, kind) : 0))
}
