import { firstBookingOf } from '#shared/ledger/rebooking.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import type { Receipt } from '#shared/portfolio/promise-to-pay.ts'
import { collect } from '../data/collect.ts'
import { listPostingsOfKind } from '../data/ledger.ts'
import type { Table } from '../data/table.ts'

/** The money that arrived for a facility and did not bounce. */
export const listReceipts = async (table: Table, facilityId: string): Promise<Receipt[]> => {
  const [received, reversals] = await Promise.all([
    collect(listPostingsOfKind(table, facilityId, 'repayment-received')),
    collect(listPostingsOfKind(table, facilityId, 'reversal:repayment-received')),
  ])
  const reversed = new Set(reversals.map(({ postingId }) => postingId))
  const firstAt = new Map(received.map(({ postingId, at }) => [postingId, at]))
  return received
    .filter(({ postingId }) => !reversed.has(reversalIdOf(postingId)))
    .map(({ postingId, businessDate, at, lines }) => ({
      date: businessDate,
      // A receipt that was booked again keeps the time of its first booking.
      postedAt: firstAt.get(firstBookingOf(postingId)) ?? at,
      cents: lines.find(({ account }) => account === 'cash')?.amountCents ?? 0,
    }))
}
