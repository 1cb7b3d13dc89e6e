import type { TranslatedBooks, Translation } from '#shared/books/book-currency.ts'
import type { ChartEntry } from '#shared/books/chart-of-accounts.ts'
import type { BookSums } from '#shared/books/month-sums.ts'
import type { Currency } from '#shared/money/currency.ts'
import { collect } from './collect.ts'
import { absent } from './condition.ts'
import { check, type Item, replace, type Table, type Write } from './table.ts'

/** A month of the lender's books: the totals of all facilities, by currency. */
export interface BookMonth {
  /** `YYYY-MM`. */
  month: string
  sums: Readonly<Record<string, BookSums>>
  /** How it is translated into the lender's book currency; absent without one. */
  translation?: Translation
  /** Its accounts in the book currency, by the currency of the facilities; absent until all are booked. */
  translated?: Readonly<Partial<Record<Currency, TranslatedBooks>>>
  /** The number of entries in its journal. */
  journalEntries: number
  /** Two people closed it. Its reports are filed afterwards. */
  closed?: {
    at: string
    by: string
    approvedBy?: string
    /** The lender's own codes and names of accounts at that moment; absent in months closed before they were kept. */
    chart?: readonly ChartEntry[]
    filedAt?: string
  }
  /** How far its facilities are booked; absent once all are. */
  bookedTo?: string
  updatedAt: string
  version: number
}

const key = (month: string) => ({ pk: 'BOOK-MONTHS', sk: month })

/** Access pattern: a month of the books. */
export const findBookMonth = (table: Table, month: string): Promise<Item<BookMonth> | undefined> =>
  table.get<BookMonth>(key(month))

/** True once all facilities of a month are booked. */
export const isBooked = ({ bookedTo }: Pick<BookMonth, 'bookedTo'>): boolean => bookedTo === undefined

/** A month of the books whose facilities are all booked. */
export const findBookedMonth = async (table: Table, month: string): Promise<Item<BookMonth> | undefined> => {
  const book = await findBookMonth(table, month)
  return book && isBooked(book) ? book : undefined
}

/** Access pattern: the months of the books from one to another, both included, the earliest first. */
export const listBookMonths = (table: Table, from: string, to: string): Promise<BookMonth[]> =>
  collect(table.all<BookMonth>({ pk: key(from).pk, between: { from, to } }))

/** Access pattern: the latest month of the books. */
export const findLatestBookMonth = async (table: Table): Promise<Item<BookMonth> | undefined> => {
  const { items } = await table.query<BookMonth>({
    pk: 'BOOK-MONTHS',
    newestFirst: true,
    limit: 1,
    consistent: true,
  })
  return items[0]
}

/** Creates a month (version 0) or replaces the version that was read. */
export const replaceBookMonth = (table: Table, month: BookMonth): Write =>
  replace<BookMonth>(table, { ...month, ...key(month.month), type: 'book-month' })

/** Asserts that nothing of a month is booked yet. */
export const expectUnbooked = (table: Table, month: string): Write =>
  check<BookMonth>(table, key(month), { pk: absent })
