import { isBooked, listBookMonths, replaceBookMonth } from '../../data/book-months.ts'
import { listChartEntries } from '../../data/chart-entries.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { refuseUnbooked } from './refuse-unbooked.ts'

export const closeMonthAct: RunAct<'month-close'> = async ({ month }, act, { table, clock }) => {
  const months = await listBookMonths(table, '0000-00', month)
  const book = months.find((each) => each.month === month)
  if (!book || !isBooked(book)) return refuseUnbooked(month)
  const { journalEntries } = book
  // A repeated request changes nothing.
  if (book.closed) return { ok: true, month, journalEntries }
  const open = months.find((each) => each.month < month && !each.closed && each.journalEntries > 0)
  if (open) return refuseAct('wrongState', `close ${open.month} first`)
  const closed = {
    at: clock().toISOString(),
    by: act.actor,
    ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
    chart: (await listChartEntries(table)).map(({ account, code, name }) => ({ account, code, name })),
  }
  const written = await table.transact({
    month: replaceBookMonth(table, { ...book, closed }),
    audit: act.audit({ before: { month, closed: false }, after: { month, closed: true, journalEntries } }),
  })
  return written.ok
    ? { ok: true, month, journalEntries }
    : refuseAct('changedMeanwhile', 'the month was closed at the same moment')
}
