import type { Cents } from '../money/cents.ts'
import type { Currency, TradedCurrency } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates, ratesOn, shownRate } from '../money/exchange-rates.ts'
import { compare, type Fraction } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { DailySales, DateRange, ShopSales } from './limit-measures.ts'

/** An authorised shop with its trading days in the currency that it sells in. */
export interface SoldShop extends ShopSales {
  currency: TradedCurrency
}

/** A published rate that sales were converted by. */
export interface UsedRate {
  /** The day that it was published for. */
  date: BusinessDate
  /** One unit of the shops' currency in the facility's, as it is shown. */
  rate: string
}

/** How the sales in one currency came into another. */
export interface Conversion {
  from: TradedCurrency
  to: Currency
  /** Who published the rates. */
  source: string
  /** Sales less refunds, as they were sold and as they were counted. */
  netSalesCents: Cents
  convertedCents: Cents
  first: UsedRate
  last: UsedRate
  lowest: UsedRate
  highest: UsedRate
  /** The last day of sales. Where it is long after the last rate, that rate has stood in ever since. */
  soldUntil: BusinessDate
}

/** Around Easter the publisher is silent for five days. After more than a week, rates were not fetched. */
const longestUsualSilenceDays = 7

/** True where newer rates than the last one should have been there for the sales that it converted. */
export const isCarriedForward = ({ last, soldUntil }: Pick<Conversion, 'last' | 'soldUntil'>): boolean =>
  daysBetween(last.date, soldUntil) > longestUsualSilenceDays

/** Sales have to be converted for which no rate was published, nor before them. */
export class NoExchangeRate extends RangeError {
  override name = 'NoExchangeRate'
}

interface ConvertedDay {
  sold: DailySales
  counted: DailySales
  used: { date: BusinessDate; rate: Fraction; source: string }
}

const isWithin = ({ from, to }: DateRange, date: BusinessDate): boolean => date >= from && date < to

const netOf = ({ salesCents, refundsCents }: DailySales): Cents => salesCents - refundsCents

/**
 * What a day's sales and refunds come to, each half-up to the cent, at the rate of the day or the last before it.
 * Throws NoExchangeRate where none was published so early: no figure must rest on an invented one.
 */
const convertDay = (
  sold: DailySales,
  from: TradedCurrency,
  to: Currency,
  days: readonly ReferenceRates[],
): ConvertedDay => {
  const rates = ratesOn(days, sold.date)
  if (!rates) throw new NoExchangeRate(`There is no exchange rate of ${sold.date} or before`)
  const rate = crossRate(rates, from, to)
  return {
    sold,
    counted: {
      date: sold.date,
      salesCents: convertCents(sold.salesCents, rate),
      refundsCents: convertCents(sold.refundsCents, rate),
    },
    used: { date: rates.date, rate, source: rates.source },
  }
}

const explain = (from: TradedCurrency, to: Currency, days: readonly ConvertedDay[]): Conversion[] => {
  const inOrder = days.toSorted((a, b) => (a.sold.date < b.sold.date ? -1 : 1))
  const [first] = inOrder
  const last = inOrder.at(-1)
  if (!first || !last) return []
  const shown = ({ used: { date, rate } }: ConvertedDay): UsedRate => ({ date, rate: shownRate(rate) })
  const most = (wanted: 1 | -1) =>
    inOrder.reduce((best, day) => (compare(day.used.rate, best.used.rate) === wanted ? day : best))
  return [
    {
      from,
      to,
      source: last.used.source,
      netSalesCents: inOrder.reduce((total, { sold }) => total + netOf(sold), 0),
      convertedCents: inOrder.reduce((total, { counted }) => total + netOf(counted), 0),
      first: shown(first),
      last: shown(last),
      lowest: shown(most(-1)),
      highest: shown(most(1)),
      soldUntil: last.sold.date,
    },
  ]
}

interface ConvertedShop {
  counted: ShopSales
  from: TradedCurrency
  converted: ConvertedDay[]
}

/** Days outside the window tell only since when a shop has traded: their amounts are left out. */
const convertShop = (
  { platform, currency, days: sold }: SoldShop,
  to: Currency,
  days: readonly ReferenceRates[],
  window: DateRange,
): ConvertedShop => {
  if (currency === to) return { counted: { platform, days: sold }, from: currency, converted: [] }
  const converted = sold
    .filter(({ date }) => isWithin(window, date))
    .map((day) => convertDay(day, currency, to, days))
  const others = sold
    .filter(({ date }) => !isWithin(window, date))
    .map(({ date }) => ({ date, salesCents: 0, refundsCents: 0 }))
  return {
    counted: { platform, days: [...others, ...converted.map(({ counted }) => counted)] },
    from: currency,
    converted,
  }
}

/**
 * The shops' sales in one currency, each day of `window` at its own rate, and what was converted by which rates, the
 * largest first. `days` are the published rates in the order of their dates; where every shop sells in `to`, none are
 * needed.
 */
export const convertSales = (
  shops: readonly SoldShop[],
  to: Currency,
  days: readonly ReferenceRates[],
  window: DateRange,
): { shops: ShopSales[]; conversions: Conversion[] } => {
  const each = shops.map((shop) => convertShop(shop, to, days, window))
  const byCurrency = Map.groupBy(each, ({ from }) => from)
  return {
    shops: each.map(({ counted }) => counted),
    conversions: [...byCurrency]
      .flatMap(([from, sellingIn]) =>
        explain(
          from,
          to,
          sellingIn.flatMap(({ converted }) => converted),
        ),
      )
      .toSorted((a, b) => b.convertedCents - a.convertedCents),
  }
}
