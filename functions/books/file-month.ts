import { trialBalanceOf } from '#shared/books/general-ledger.ts'
import { writeJournal } from '#shared/books/journal.ts'
import { monthAfter } from '#shared/books/month-sums.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { csvOfTable } from '#shared/portfolio/csv.ts'
import { bookFileKey } from '../data/audit-files.ts'
import { type BookMonth, findBookMonth } from '../data/book-months.ts'
import { findChartOf } from '../data/chart-entries.ts'
import { lockFor } from '../data/object-lock.ts'
import type { Deps } from '../runtime/deps.ts'
import { pageJournal } from './page-journal.ts'

const csv = 'text/csv; charset=utf-8'

const figuresOf = (book: BookMonth, before: BookMonth | undefined): string =>
  csvOfTable(
    ['currency', 'account', 'opening', 'debit', 'credit', 'closing'],
    Object.entries(book.sums).flatMap(([currency, sums]) =>
      trialBalanceOf(before?.sums[currency], sums).map((row) => [
        currency,
        row.account,
        decimalFromCents(row.openingCents),
        decimalFromCents(row.debitCents),
        decimalFromCents(row.creditCents),
        decimalFromCents(row.closingCents),
      ]),
    ),
  )

const allowanceOf = ({ sums }: BookMonth): string =>
  csvOfTable(
    ['currency', 'movement', 'amount'],
    Object.entries(sums).flatMap(([currency, { allowance }]) =>
      Object.entries(allowance).map(([name, cents]) => [
        currency,
        name.replace(/Cents$/, ''),
        decimalFromCents(cents),
      ]),
    ),
  )

/**
 * Files the reports of a closed month where nobody can change them: trial balance, allowance, and the journal in parts.
 * They follow from what was booked, so a run that was broken off files the same again.
 */
export const fileMonth = async (
  { table, files, config, clock }: Pick<Deps, 'table' | 'files' | 'config' | 'clock'>,
  book: BookMonth,
): Promise<void> => {
  const { month } = book
  const lock = lockFor(config.lockYears, clock())
  const write = (name: string, content: string) =>
    files.write(bookFileKey(month, name), Buffer.from(content), csv, lock)
  await write('trial-balance', figuresOf(book, await findBookMonth(table, monthAfter(month, -1))))
  await write('allowance', allowanceOf(book))
  const chart = await findChartOf(table, book)
  let cursor: string | undefined
  let part = 1
  do {
    const page = await pageJournal(table, month, { cursor })
    if (!page) throw new Error(`the journal of ${month} cannot be continued`)
    await write(`journal.${part}`, writeJournal(page.entries, 'csv', chart))
    part += 1
    cursor = page.cursor
  } while (cursor)
}
