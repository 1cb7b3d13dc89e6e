import type { BookRates, Translation } from '#shared/books/book-currency.ts'
import { lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import type { Currency } from '#shared/money/currency.ts'
import { absent } from './condition.ts'
import { listRatesInForce } from './exchange-rates.ts'
import { check, create, type Item, type Table, type Write } from './table.ts'

/** The currency that the lender keeps its books in, from a month on. Named once and never changed. */
export interface BookCurrency {
  currency: Currency
  /** `YYYY-MM`. */
  validFrom: string
  setBy: string
  approvedBy?: string
  setAt: string
}

const key = { pk: 'BOOK-CURRENCY', sk: 'BOOK-CURRENCY' }

/** Access pattern: the lender's book currency. */
export const findBookCurrency = (table: Table): Promise<Item<BookCurrency> | undefined> =>
  table.get<BookCurrency>(key)

/** Fails if a book currency was named before. */
export const createBookCurrency = (table: Table, named: BookCurrency): Write =>
  create<BookCurrency>(table, { ...key, type: 'book-currency', ...named })

/** Asserts that no book currency is named. */
export const expectNoBookCurrency = (table: Table): Write => check<BookCurrency>(table, key, { pk: absent })

/** How a month is translated into a book currency, by the rates in force now. Throws RangeError where there are none. */
export const translationOf = async (
  table: Table,
  currency: Currency,
  month: string,
): Promise<Translation> => {
  const rates = await listRatesInForce(table, lastDayOf(monthAfter(month, -1)), lastDayOf(month))
  const days = rates.map(
    ({ date, perEuro: { USD, GBP, HKD, CNY } }): BookRates => ({
      date,
      perEuro: { USD, GBP, HKD, CNY },
    }),
  )
  if (days.length === 0) throw new RangeError(`there are no exchange rates of ${month}`)
  return { currency, days }
}
