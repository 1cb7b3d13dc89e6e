import type { Cents } from '../money/cents.ts'
import { type Currency, isEnteredCurrency, type TradedCurrency } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates, ratesOn, shownRate } from '../money/exchange-rates.ts'
import { compare, type Fraction } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { DailySales, DateRange, ShopSales } from './limit-measures.ts'

/** An authorised shop with its trading days in its own currency. */
export interface ShopSalesInOwnCurrency extends ShopSales {
  currency: TradedCurrency
}

/** A published rate used for a conversion. */
export interface AppliedExchangeRate {
  /** Its publication date. */
  date: BusinessDate
  /** One unit of the shops' currency in the facility's, for display. */
  rate: string
}

/** The conversion of the sales in one currency into another. */
export interface Conversion {
  from: TradedCurrency
  to: Currency
  /** The publisher of the rates. */
  source: string
  /** Two people of the lender entered the rates. */
  isEntered?: true
  /** Sales less refunds, as sold and as converted. */
  netSalesCents: Cents
  convertedCents: Cents
  first: AppliedExchangeRate
  last: AppliedExchangeRate
  lowest: AppliedExchangeRate
  highest: AppliedExchangeRate
  /** The last day of sales. If it is long after the last rate, that rate has been used ever since. */
  soldUntil: BusinessDate
}

/** Around Easter the publisher pauses for five days. More than a week means that rates were not fetched. */
export const maxRateAgeDays = 7

/** True if newer rates than those of `date` should have been available on a later day. */
export const areStale = ({ date }: { date: BusinessDate }, day: BusinessDate): boolean =>
  daysBetween(date, day) > maxRateAgeDays

/** True if newer rates should have been available for the converted sales. */
export const isCarriedForward = ({ last, soldUntil }: Pick<Conversion, 'last' | 'soldUntil'>): boolean =>
  areStale(last, soldUntil)

/** Sales have to be converted, and no rate was published on or before their day. */
export class NoExchangeRate extends RangeError {
  override name = 'NoExchangeRate'
}

interface ConvertedDay {
  sold: DailySales
  counted: DailySales
  used: { date: BusinessDate; rate: Fraction; source: string; isEntered?: true }
}

const isWithin = ({ from, to }: DateRange, date: BusinessDate): boolean => date >= from && date < to

const netOf = ({ salesCents, refundsCents }: DailySales): Cents => salesCents - refundsCents

/**
 * A day's sales and refunds converted, each half-up to the cent, at the rate of the day or the last before it. Throws
 * NoExchangeRate if none was published that early: no figure must rest on an invented one.
 */
const convertDay = (
  sold: DailySales,
  from: TradedCurrency,
  to: Currency,
  days: readonly ReferenceRates[],
): ConvertedDay => {
  const rates = ratesOn(days, sold.date, [from, to])
  if (!rates) throw new NoExchangeRate(`There is no exchange rate of ${from} on ${sold.date} or before`)
  const rate = crossRate(rates, from, to)
  const entered = isEnteredCurrency(from) ? rates.entered?.[from] : undefined
  return {
    sold,
    counted: {
      date: sold.date,
      salesCents: convertCents(sold.salesCents, rate),
      refundsCents: convertCents(sold.refundsCents, rate),
    },
    used: entered
      ? { date: rates.date, rate, source: entered.source, isEntered: true }
      : { date: rates.date, rate, source: rates.source },
  }
}

const explain = (from: TradedCurrency, to: Currency, days: readonly ConvertedDay[]): Conversion[] => {
  const inOrder = days.toSorted((a, b) => (a.sold.date < b.sold.date ? -1 : 1))
  const [first] = inOrder
  const last = inOrder.at(-1)
  if (!first || !last) return []
  const shown = ({ used: { date, rate } }: ConvertedDay): AppliedExchangeRate => ({
    date,
    rate: shownRate(rate),
  })
  const most = (wanted: 1 | -1) =>
    inOrder.reduce((best, day) => (compare(day.used.rate, best.used.rate) === wanted ? day : best))
  return [
    {
      from,
      to,
      source: last.used.source,
      ...(last.used.isEntered ? { isEntered: true } : {}),
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

/** Days outside the window only count for a shop's age: their amounts are left out. */
const convertShop = (
  { platform, currency, days: sold }: ShopSalesInOwnCurrency,
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
 * The shops' sales in one currency, each day of `window` at its own rate, and the conversions, the largest first.
 * `days` are the published rates in the order of their dates; if every shop sells in `to`, none are needed.
 */
export const convertSales = (
  shops: readonly ShopSalesInOwnCurrency[],
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
