import { chartOf } from '#shared/books/chart-of-accounts.ts'
import { writeJournal } from '#shared/books/journal.ts'
import { pageJournal } from '../../books/page-journal.ts'
import { findBookMonth } from '../../data/book-months.ts'
import { listChartEntries } from '../../data/chart-entries.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const exportJournalAct: RunAct<'journal-export'> = async (
  { month, format, currency, cursor },
  _act,
  { table },
) => {
  const book = await findBookMonth(table, month)
  if (!book || book.bookedTo !== undefined) return refuseAct('notFound', `the month ${month} is not booked`)
  const [page, entered] = await Promise.all([
    pageJournal(table, month, { currency, cursor }),
    listChartEntries(table),
  ])
  if (!page) return refuseAct('invalidInput', 'there is no such page', [{ field: 'cursor', rule: 'invalid' }])
  return {
    ok: true,
    month,
    fileName: `journal-${month}${currency ? `-${currency}` : ''}${format === 'csv' ? '' : `-${format}`}.csv`,
    entries: page.entries.length,
    content: writeJournal(page.entries, format, chartOf(entered)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
