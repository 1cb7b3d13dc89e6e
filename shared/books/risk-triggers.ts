import { type Cents, fractionFromCents } from '../money/cents.ts'
import type { Currency, TradedCurrency } from '../money/currency.ts'
import { crossRate, hasRate, type ReferenceRates } from '../money/exchange-rates.ts'
import {
  add,
  compare,
  type Fraction,
  fraction,
  fractionFromDecimal,
  multiply,
  subtract,
} from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { lastDayOf, monthAfter } from './month-sums.ts'

/** What the lender defines as a significant increase in risk, in addition to days past due. */
export interface RiskTriggers {
  /** Net sales that fell by so many percent against the same number of months before. */
  salesDrop?: { percent: string; months: number }
  /** A shop was unlinked, or its consent ended, after the payout. */
  lostShop?: true
}

/** A shop's net sales by calendar month in its own currency, and the first day that is not known yet. */
export interface ShopMonths {
  currency: TradedCurrency
  months: readonly { month: string; netSalesCents: Cents }[]
  knownTo: BusinessDate
}

const sumBetween = (
  shops: readonly ShopMonths[],
  rateOf: (shop: ShopMonths) => Fraction,
  from: string,
  to: string,
): Fraction =>
  shops
    .flatMap((shop) =>
      shop.months
        .filter(({ month }) => month >= from && month <= to)
        .map(({ netSalesCents }) => multiply(fractionFromCents(netSalesCents), rateOf(shop))),
    )
    .reduce(add, fraction(0n))

/**
 * Whether net sales fell by the percentage or more, in the last months that are known of every shop. Both periods are
 * converted at one rate, so that exchange rates have no effect. A shop in a currency without a rate, or that has not
 * been read for a month, is left out; without sales in the earlier period there is no fall.
 */
export const haveSalesFallen = (
  { percent, months }: NonNullable<RiskTriggers['salesDrop']>,
  all: readonly ShopMonths[],
  month: string,
  { currency, rates }: { currency: Currency; rates: ReferenceRates | undefined },
): boolean => {
  const former = monthAfter(month, -1)
  const shops = all
    .filter(({ knownTo }) => knownTo > lastDayOf(former))
    .filter(
      (shop) =>
        shop.currency === currency ||
        (rates !== undefined && hasRate(rates, shop.currency) && hasRate(rates, currency)),
    )
  const rateOf = (shop: ShopMonths): Fraction =>
    shop.currency === currency || !rates ? fraction(1n) : crossRate(rates, shop.currency, currency)
  // The books are often written before the last day's orders are read.
  const last = shops.every(({ knownTo }) => knownTo > lastDayOf(month)) ? month : former
  const latest = sumBetween(shops, rateOf, monthAfter(last, 1 - months), last)
  const before = sumBetween(shops, rateOf, monthAfter(last, 1 - 2 * months), monthAfter(last, 0 - months))
  if (compare(before, fraction(0n)) <= 0) return false
  const allowed = multiply(
    before,
    subtract(fraction(1n), multiply(fractionFromDecimal(percent), fraction(1n, 100n))),
  )
  return compare(latest, allowed) <= 0
}
