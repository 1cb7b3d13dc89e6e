import type { TradedCurrency } from '#shared/money/currency.ts'
import type { ConvertedTotals } from '#shared/shops/convert-foreign-sales.ts'
import { type Column, columnOf, fieldAt, packJson, unpackJson } from './packed-json.ts'

/** A shop's sales of one day. */
export interface SalesOfDay extends ConvertedTotals {
  /** The date in Hong Kong. */
  date: string
  currency: TradedCurrency
}

type Columns = readonly [
  dates: readonly string[],
  sales: readonly number[],
  refunds: readonly number[],
  orders: readonly number[],
  currencies: readonly TradedCurrency[],
  reported: Column<NonNullable<SalesOfDay['reported']>>,
  converted: Column<NonNullable<SalesOfDay['converted']>>,
  leftOut: Column<NonNullable<SalesOfDay['leftOut']>>,
]

/** The sales of several days in one text. */
export const packSales = (days: readonly SalesOfDay[]): string => {
  const columns: Columns = [
    days.map(({ date }) => date),
    days.map(({ sales }) => sales),
    days.map(({ refunds }) => refunds),
    days.map(({ orders }) => orders),
    days.map(({ currency }) => currency),
    columnOf(days, 'reported'),
    columnOf(days, 'converted'),
    columnOf(days, 'leftOut'),
  ]
  return packJson(columns)
}

export const unpackSales = (packed: string): SalesOfDay[] => {
  const [dates, sales, refunds, orders, currencies, reported, converted, leftOut] = unpackJson(
    packed,
  ) as Columns
  return dates.map((date, at) => {
    const currency = currencies[at]
    if (!currency) throw new RangeError(`a stored day without a currency: ${date}`)
    return {
      date,
      sales: sales[at] ?? 0,
      refunds: refunds[at] ?? 0,
      orders: orders[at] ?? 0,
      currency,
      ...fieldAt('reported', reported, at),
      ...fieldAt('converted', converted, at),
      ...fieldAt('leftOut', leftOut, at),
    }
  })
}
