import type { Cents } from '../money/cents.ts'
import { addMonths, type BusinessDate } from '../time/business-date.ts'

/** One order of a shop, as a platform reports it. */
export interface ShopOrder {
  orderId: string
  /** ISO timestamp, UTC. */
  createdAt: string
  /** A refund's amount is positive: `kind` says which way the money went. */
  kind: 'sale' | 'refund'
  amount: Cents
}

/** What came in and went back over a span of time. */
export interface SalesTotals {
  sales: Cents
  refunds: Cents
  /** Sales and refunds together. */
  orders: number
}

const nothing: SalesTotals = { sales: 0, refunds: 0, orders: 0 }

const plus = (a: SalesTotals, b: SalesTotals): SalesTotals => ({
  sales: a.sales + b.sales,
  refunds: a.refunds + b.refunds,
  orders: a.orders + b.orders,
})

const totalsOf = ({ kind, amount }: ShopOrder): SalesTotals => ({
  sales: kind === 'sale' ? amount : 0,
  refunds: kind === 'refund' ? amount : 0,
  orders: 1,
})

/** Sums totals over any span. */
export const sumSales = (all: Iterable<SalesTotals>): SalesTotals => [...all].reduce(plus, nothing)

export interface SalesByDay {
  /** Totals by `YYYY-MM-DD`, the order's date in UTC. */
  readonly days: ReadonlyMap<string, SalesTotals>
  /** Counts an order in; one that was counted before changes nothing, for a platform may repeat it between pages. */
  add(order: ShopOrder): void
}

/** Sums a shop's orders by day. */
export const createSalesByDay = (): SalesByDay => {
  const days = new Map<string, SalesTotals>()
  const seen = new Set<string>()
  return {
    days,
    add(order) {
      if (seen.has(order.orderId)) return
      seen.add(order.orderId)
      const date = order.createdAt.slice(0, 10)
      days.set(date, plus(days.get(date) ?? nothing, totalsOf(order)))
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
    months.set(month, plus(months.get(month) ?? nothing, day))
  }
  return [...months]
    .map(([month, totals]) => ({ month, ...totals }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

/** The first day of the sales that are shown: twelve full calendar months besides the current one. */
export const shownSalesFrom = (today: BusinessDate): BusinessDate => `${addMonths(today, -12).slice(0, 7)}-01`
