import { bookRateOn, type Translation, totalOf } from '#shared/books/book-currency.ts'
import { type AllowanceMovement, noAllowance } from '#shared/books/facility-month.ts'
import type { AccountCents } from '#shared/books/general-accounts.ts'
import { type TrialBalanceRow, trialBalanceBetween, trialBalanceOf } from '#shared/books/general-ledger.ts'
import { writeJournal } from '#shared/books/journal.ts'
import { lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { currencies } from '#shared/money/currency.ts'
import { shownRate } from '#shared/money/exchange-rates.ts'
import { csvOfTable } from '#shared/portfolio/csv.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import { bookFileKey } from '../data/audit-files.ts'
import { type BookMonth, findBookMonth } from '../data/book-months.ts'
import { findChartOf } from '../data/chart-entries.ts'
import { objectLockFor } from '../data/object-lock.ts'
import type { Deps } from '../runtime/deps.ts'
import { pageJournal } from './page-journal.ts'

const csv = 'text/csv; charset=utf-8'

const trialHeader = ['currency', 'account', 'opening', 'debit', 'credit', 'closing']

const rowsOf = (currency: string, rows: readonly TrialBalanceRow[]): string[][] =>
  rows.map(({ account, ...amounts }) => [
    currency,
    account,
    decimalFromCents(amounts.openingCents),
    decimalFromCents(amounts.debitCents),
    decimalFromCents(amounts.creditCents),
    decimalFromCents(amounts.closingCents),
  ])

const figuresOf = (book: BookMonth, before: BookMonth | undefined): string =>
  csvOfTable(
    trialHeader,
    sortedEntries(book.sums).flatMap(([currency, sums]) =>
      rowsOf(currency, trialBalanceOf(before?.sums[currency], sums)),
    ),
  )

/** Each currency's accounts in the book currency, with the closing rate, and all of them together. */
const translatedFigures = (
  month: string,
  translation: Translation,
  translated: NonNullable<BookMonth['translated']>,
): string => {
  const books = currencies.flatMap((currency) => {
    const own = translated[currency]
    return own ? [{ currency, own }] : []
  })
  const all = books.map(({ own }) => own)
  const row = (from: string, rate: string, opening: AccountCents, closing: AccountCents) =>
    rowsOf(translation.currency, trialBalanceBetween(opening, closing)).map((cells) => [from, rate, ...cells])
  return csvOfTable(
    ['of_currency', 'closing_rate', ...trialHeader],
    [
      ...books.flatMap(({ currency, own }) =>
        row(
          currency,
          shownRate(bookRateOn(translation, lastDayOf(month), currency)),
          own.openingCents,
          own.closingCents,
        ),
      ),
      ...row('all', '', totalOf(all, 'openingCents'), totalOf(all, 'closingCents')),
    ],
  )
}

const movements = Object.keys(noAllowance) as (keyof AllowanceMovement)[]

const allowanceOf = (book: BookMonth): string =>
  csvOfTable(
    ['currency', 'movement', 'amount'],
    sortedEntries(book.sums).flatMap(([currency, { allowance }]) =>
      movements.map((movement) => [
        currency,
        movement.replace(/Cents$/, ''),
        decimalFromCents(allowance[movement] ?? 0),
      ]),
    ),
  )

/**
 * Files the reports of a closed month where nobody can change them: trial balance, allowance, and the journal in parts.
 * They are derived from what was booked: a run that is repeated after an interruption files the same.
 */
export const archiveMonthReports = async (
  { table, files, config, clock }: Pick<Deps, 'table' | 'files' | 'config' | 'clock'>,
  book: BookMonth,
): Promise<void> => {
  const { month } = book
  const lock = objectLockFor(config.lockYears, clock())
  const write = (name: string, content: string) =>
    files.write(bookFileKey(month, name), Buffer.from(content), csv, lock)
  await write('trial-balance', figuresOf(book, await findBookMonth(table, monthAfter(month, -1))))
  await write('allowance', allowanceOf(book))
  if (book.translation && book.translated)
    await write('trial-balance-translated', translatedFigures(month, book.translation, book.translated))
  const chart = await findChartOf(table, book)
  let cursor: string | undefined
  let part = 1
  do {
    const page = await pageJournal(table, book, { cursor })
    if (!page) throw new Error(`the journal of ${month} cannot be continued`)
    await write(`journal.${part}`, writeJournal(page.entries, 'csv', chart))
    part += 1
    cursor = page.cursor
  } while (cursor)
}
