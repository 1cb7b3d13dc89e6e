import { linesOfAccount, untranslated, writeJournal } from '#shared/books/journal.ts'
import { pageJournal } from '../../books/page-journal.ts'
import { findBookedMonth } from '../../data/book-months.ts'
import { findChartOf } from '../../data/chart-entries.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { refuseUnbooked } from './refuse-unbooked.ts'

export const exportJournalAct: RunAct<'journal-export'> = async (
  { month, format, currency, account, cursor },
  _act,
  { table },
) => {
  const book = await findBookedMonth(table, month)
  if (!book) return refuseUnbooked(month)
  const [read, chart] = await Promise.all([
    pageJournal(table, book, { currency, cursor }),
    findChartOf(table, book),
  ])
  const page =
    read && (currency && format !== 'csv' ? { ...read, entries: untranslated(read.entries) } : read)
  if (!page) return refuseAct('invalidInput', 'there is no such page', [{ field: 'cursor', rule: 'invalid' }])
  const entries = account ? linesOfAccount(page.entries, account) : page.entries
  return {
    ok: true,
    month,
    fileName: `${['journal', month, currency, account, format === 'csv' ? undefined : format].filter(Boolean).join('-')}.csv`,
    entries: entries.length,
    content: writeJournal(entries, format, chart),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
