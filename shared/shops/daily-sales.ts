import type { Cents } from '../money/cents.ts'
import { addMonths, type BusinessDate, businessDate, laterOf } from '../time/business-date.ts'
import { calendarMonths, type MonthPart } from '../time/calendar-months.ts'

/** One sale or refund of a shop from a platform. */
export interface SalesEntry {
  /** Unique within the shop, and constant. */
  id: string
  /** ISO timestamp, UTC. */
  at: string
  /** A refund's amount is positive: `kind` is the direction. */
  kind: 'sale' | 'refund'
  /** In the shop's currency, or in `currency`. */
  amount: Cents
  /** ISO 4217, of an entry in another currency than the shop's. */
  currency?: string
  /** The number of orders if a platform aggregates them; one by default. */
  orders?: number
  /** A sale's amount by the definition of the platform's own report, where that is another. */
  reported?: Cents
  /** The number of its order, as the seller knows it. */
  number?: string
  /** A refund in which a cancellation takes back what was left of its order. */
  isCancellation?: true
  /** The received part that is no sale: gift cards sold, and tips. */
  uncounted?: Cents
}

export const orderLineKinds = ['sale', 'refund', 'cancellation'] as const

/** An order's part in a day, by which the seller finds it at the platform. */
export interface OrderLine extends Pick<SalesEntry, 'amount' | 'currency' | 'uncounted'> {
  number: string
  kind: (typeof orderLineKinds)[number]
}

/** The maximum number of orders that are listed of a day, which are stored in one item. */
export const maxOrderLines = 1000

/** Sales and refunds over a period. */
export interface SalesTotals {
  sales: Cents
  refunds: Cents
  /** Sales and refunds together. */
  orders: number
}

/** Totals by currency, each in its own. */
export type SalesByCurrency = Readonly<Record<string, SalesTotals>>

/** Totals with the sales of the platform's own report. */
export interface ReportedTotals extends SalesTotals {
  /** The sales by the definition of the platform's report; absent where they are `sales`. */
  reported?: Cents
}

/** What was read of a day, before conversion. */
export interface UnconvertedTotals extends ReportedTotals {
  /** In other currencies than the shop's, which the totals do not contain. */
  foreign?: SalesByCurrency
  /** The orders behind the totals and `foreign`, as far as they are listed. */
  lines?: readonly OrderLine[]
}

const nothing: SalesTotals = { sales: 0, refunds: 0, orders: 0 }

/** The sum of both; the second alone if there is no first. */
export const plusSales = (a: SalesTotals = nothing, b: SalesTotals): SalesTotals => ({
  sales: a.sales + b.sales,
  refunds: a.refunds + b.refunds,
  orders: a.orders + b.orders,
})

/** The sum of both by currency. */
export const plusByCurrency = (a: SalesByCurrency = {}, b: SalesByCurrency = {}): SalesByCurrency => {
  const sum: Record<string, SalesTotals> = { ...a }
  for (const [currency, totals] of Object.entries(b)) sum[currency] = plusSales(sum[currency], totals)
  return sum
}

/** The sales by the definition of the platform's report. */
export const reportedSales = ({
  sales,
  reported = sales,
}: Omit<ReportedTotals, 'refunds' | 'orders'>): Cents => reported

/** The sum of what was read of two parts of a day. */
export const plusUnconverted = (a: UnconvertedTotals = nothing, b: UnconvertedTotals): UnconvertedTotals => {
  const sum = plusSales(a, b)
  const reported = reportedSales(a) + reportedSales(b)
  return {
    ...sum,
    ...(reported === sum.sales ? {} : { reported }),
    ...(a.foreign || b.foreign ? { foreign: plusByCurrency(a.foreign, b.foreign) } : {}),
    ...(a.lines || b.lines
      ? { lines: [...(a.lines ?? []), ...(b.lines ?? [])].slice(0, maxOrderLines) }
      : {}),
  }
}

const lineOf = ({ number, kind, isCancellation, amount, currency, uncounted }: SalesEntry): OrderLine[] =>
  number === undefined
    ? []
    : [
        {
          number,
          kind: isCancellation ? 'cancellation' : kind,
          amount,
          ...(currency === undefined ? {} : { currency }),
          ...(uncounted === undefined ? {} : { uncounted }),
        },
      ]

const totalsOf = (entry: SalesEntry): UnconvertedTotals => {
  const { kind, amount, orders = 1, currency, reported } = entry
  const lines = lineOf(entry)
  const totals = {
    sales: kind === 'sale' ? amount : 0,
    refunds: kind === 'refund' ? amount : 0,
    orders,
    ...(lines.length > 0 ? { lines } : {}),
  }
  if (currency !== undefined) {
    const { lines: listed, ...sold } = totals
    return { ...nothing, foreign: { [currency]: sold }, ...(listed ? { lines: listed } : {}) }
  }
  return reported === undefined || reported === totals.sales ? totals : { ...totals, reported }
}

/** Sums totals over any span. */
export const sumSales = (all: Iterable<SalesTotals>): SalesTotals =>
  [...all].reduce((sum, each) => plusSales(sum, each), nothing)

export interface SalesByDay {
  /** The ids of the counted entries. */
  readonly seen: ReadonlySet<string>
  /** Totals by `YYYY-MM-DD`, the entry's date in Hong Kong. */
  readonly days: ReadonlyMap<string, UnconvertedTotals>
  /** Adds an entry; a repeated one changes nothing, for a platform may repeat it between pages. */
  add(entry: SalesEntry): void
}

/** Sums a shop's sales and refunds by day, continuing from `before`. */
export const createSalesByDay = (before?: {
  sums: Readonly<Record<string, UnconvertedTotals>>
  seen: readonly string[]
}): SalesByDay => {
  const days = new Map(Object.entries(before?.sums ?? {}))
  const seen = new Set(before?.seen)
  return {
    days,
    seen,
    add(entry) {
      if (seen.has(entry.id)) return
      seen.add(entry.id)
      const date = businessDate(new Date(entry.at))
      days.set(date, plusUnconverted(days.get(date), totalsOf(entry)))
    },
  }
}

export interface MonthlySales extends SalesTotals {
  /** `YYYY-MM` */
  month: string
}

/** Sums days by calendar month, oldest first. Months without an order are left out. */
export const sumByMonth = (days: Iterable<SalesTotals & { date: string }>): MonthlySales[] => {
  const months = new Map<string, SalesTotals>()
  for (const day of days) {
    const month = day.date.slice(0, 7)
    months.set(month, plusSales(months.get(month), day))
  }
  return [...months]
    .map(([month, totals]) => ({ month, ...totals }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

/** The first day of displayed sales: twelve full calendar months in addition to the current one. */
export const shownSalesFrom = (today: BusinessDate): BusinessDate => `${addMonths(today, -12).slice(0, 7)}-01`

/** The first day on which a date is not displayed any more. */
export const shownSalesUntil = (date: BusinessDate): BusinessDate => `${addMonths(date, 13).slice(0, 7)}-01`

/** The displayed months, oldest first, also those without an order: from the first order up to the day before `to`. */
export const shownMonths = (
  months: readonly MonthlySales[],
  { firstDate, to, today }: { firstDate: BusinessDate; to: BusinessDate; today: BusinessDate },
): (MonthPart & SalesTotals)[] => {
  const byMonth = new Map(months.map(({ month, ...totals }) => [month, totals]))
  return calendarMonths({ from: laterOf(shownSalesFrom(today), firstDate), to }).map((part) => ({
    ...part,
    ...plusSales(byMonth.get(part.from.slice(0, 7)), nothing),
  }))
}
