import { revaluationLines, translateBooks } from '#shared/books/book-currency.ts'
import { addToSums, monthAfter, monthOf } from '#shared/books/month-sums.ts'
import { currencies } from '#shared/money/currency.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { archiveMonthReports } from '../books/archive-month-reports.ts'
import { bookFacility } from '../books/book-facility.ts'
import { expectNoBookCurrency, findBookCurrency, translationOf } from '../data/book-currency.ts'
import {
  type BookMonth,
  findBookMonth,
  findLatestBookMonth,
  isBooked,
  listBookMonths,
  replaceBookMonth,
} from '../data/book-months.ts'
import type { FacilityMonth } from '../data/facility-months.ts'
import { listLossParameters } from '../data/loss-parameters.ts'
import type { Table } from '../data/table.ts'
import { pageFacilities } from '../portfolio/page-facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { startRunTime } from './run-time.ts'
import { tryEach } from './try-each.ts'

/** Without a month in the books, it begins so many months before the present one. */
const firstLookBackMonths = 12

const facilitiesAtOnce = 50

export interface MonthEnd {
  /** Months of which the last facility was booked in this run. */
  ended: string[]
  facilities: number
  /** Closed months whose reports were filed in this run. */
  filed: string[]
  /** The run's time was up, and the next one continues. */
  continues: boolean
}

/** The month to book next, with its progress; undefined if every month that is over is booked. */
const nextMonth = (latest: BookMonth | undefined, present: string): BookMonth | undefined => {
  if (latest && !isBooked(latest)) return latest
  const month = latest ? monthAfter(latest.month) : monthAfter(present, -firstLookBackMonths)
  return month < present
    ? { month, sums: {}, journalEntries: 0, bookedTo: '', updatedAt: '', version: 0 }
    : undefined
}

/** Stores a month, and returns it as it is stored. Throws if another run was faster. */
const store = async (table: Table, book: BookMonth): Promise<BookMonth> => {
  const written = await table.transact({ month: replaceBookMonth(table, book) })
  if (!written.ok) throw new Error(`another run has booked ${book.month} meanwhile`)
  return { ...book, version: book.version + 1 }
}

/** Begins a month, with its rates where the lender has a book currency by then. */
const begin = async (table: Table, book: BookMonth): Promise<BookMonth> => {
  const named = await findBookCurrency(table)
  const begun =
    named && named.validFrom <= book.month
      ? { ...book, translation: await translationOf(table, named.currency, book.month) }
      : book
  const written = await table.transact({
    month: replaceBookMonth(table, begun),
    currency: named ? undefined : expectNoBookCurrency(table),
  })
  if (!written.ok) throw new Error(`${book.month} cannot begin: another run, or a book currency, came first`)
  return { ...begun, version: begun.version + 1 }
}

/** A month of which all facilities are booked, with its accounts in the book currency and their revaluations. */
const translated = async (table: Table, book: BookMonth): Promise<BookMonth> => {
  const { month, sums, translation } = book
  if (!translation) return book
  const before = await findBookMonth(table, monthAfter(month, -1))
  const byCurrency = currencies.flatMap((currency) => {
    const after = sums[currency]
    return after
      ? [
          [
            currency,
            translateBooks(translation, month, currency, {
              before: before?.sums[currency],
              former: before?.translated?.[currency],
              after,
            }),
          ] as const,
        ]
      : []
  })
  const revaluations = byCurrency.filter(([, books]) => revaluationLines(books).length > 0)
  return {
    ...book,
    translated: Object.fromEntries(byCurrency),
    journalEntries: book.journalEntries + revaluations.length,
  }
}

/**
 * Books every facility at the end of each month that is over and not booked yet, the earliest first. The sums are
 * stored with the progress of each page; a repeated page finds its facilities booked already, and gives the same sums.
 * A facility that fails stops its month: the next run begins at the same page.
 */
export const bookMonths = async (deps: Deps): Promise<MonthEnd> => {
  const { table, clock, log } = deps
  const hasTime = startRunTime(clock)
  const present = monthOf(businessDate(clock()))
  const ended: string[] = []
  let facilities = 0
  let latest: BookMonth | undefined = await findLatestBookMonth(table)
  for (let next = nextMonth(latest, present); next && hasTime(); next = nextMonth(latest, present)) {
    const book = next.version === 0 ? await begin(table, next) : next
    const { month } = book
    // Read once the month has begun: from then on nobody sets parameters that count in it.
    const parameters = await listLossParameters(table)
    const page = await pageFacilities(table, {
      limit: facilitiesAtOnce,
      ...(book.bookedTo ? { cursor: book.bookedTo } : {}),
    })
    if (!page) throw new Error(`the books of ${month} cannot be continued`)
    const booked: FacilityMonth[] = []
    const failures = await tryEach(
      page.items,
      async (facility) => {
        const ofMonth = await bookFacility(table, facility, {
          month,
          parameters,
          translation: book.translation,
        })
        if (ofMonth) booked.push(ofMonth)
      },
      ({ facilityId }) => log('error', 'a facility could not be booked', { facilityId, month }),
    )
    if (failures.length > 0)
      throw new AggregateError(failures, `some facilities could not be booked for ${month}`)
    const { bookedTo: _before, ...rest } = book
    const added = {
      ...rest,
      sums: addToSums(book.sums, booked),
      journalEntries: booked.reduce((sum, { journalEntries }) => sum + journalEntries, book.journalEntries),
      updatedAt: clock().toISOString(),
    }
    latest = await store(
      table,
      page.cursor === undefined ? await translated(table, added) : { ...added, bookedTo: page.cursor },
    )
    facilities += booked.length
    if (page.cursor === undefined) ended.push(month)
  }
  const filed = hasTime() ? await fileClosedMonths(deps) : []
  log('info', 'months were booked', { months: ended.join(', '), facilities, filed: filed.join(', ') })
  return { ended, facilities, filed, continues: nextMonth(latest, present) !== undefined }
}

/** Files the reports of months that were closed since the last run. */
const fileClosedMonths = async (deps: Deps): Promise<string[]> => {
  const { table, clock } = deps
  const closed = (await listBookMonths(table, '0000-00', '9999-99')).filter(
    (book) => book.closed && !book.closed.filedAt,
  )
  for (const book of closed) {
    await archiveMonthReports(deps, book)
    await store(table, { ...book, closed: { ...book.closed, filedAt: clock().toISOString() } } as BookMonth)
  }
  return closed.map(({ month }) => month)
}
