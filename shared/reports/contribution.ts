import { coefficientOfVariation } from '../lending/limit-measures.ts'
import type { Cents } from '../money/cents.ts'
import type { TradedCurrency } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates } from '../money/exchange-rates.ts'
import { divide, type Fraction, fraction } from '../money/fraction.ts'
import type { MonthlySales } from '../shops/daily-sales.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { firstOfMonth, monthOf } from './report-window.ts'
import { netOf, refundRatioOf, type Takings, takingsOf } from './sales-by-day.ts'

/** A shop with only monthly sums. */
export interface ShopMonthlySums {
  platform: string
  currency: TradedCurrency
  /** The date of its first order. */
  firstDate?: string
  months?: readonly MonthlySales[]
}

/** A company's contribution to the figures of a category: shares and ratios, nothing that reveals its size. */
export interface Contribution {
  refundRatio: Fraction
  /** The variation between months: their standard deviation over their mean. */
  variation: Fraction
  /** The largest platform's share of net sales. */
  topShare: Fraction
  /** Each month's net sales over those of a mean month, in the order of `peerMonths`. */
  months: Fraction[]
}

const monthsInYear = 12

/** The months of comparison: the last twelve whole ones. `YYYY-MM`, oldest first. */
export const peerMonths = (today: BusinessDate): string[] =>
  Array.from({ length: monthsInYear }, (_, index) => monthOf(firstOfMonth(today, monthsInYear - index)))

/** The currency in which sales are added up: any will do, since only ratios are stored. */
const common = 'EUR'

const inCommon = (cents: Cents, currency: TradedCurrency, rates: ReferenceRates | undefined): Cents => {
  if (!rates) throw new RangeError('sales in several currencies cannot be added up without rates')
  return convertCents(cents, crossRate(rates, currency, common))
}

/** True if the shops sell in more than one currency: adding them up needs rates. */
export const hasSeveralCurrencies = (shops: readonly Pick<ShopMonthlySums, 'currency'>[]): boolean =>
  new Set(shops.map(({ currency }) => currency)).size > 1

const takingsBy = (
  shops: readonly ShopMonthlySums[],
  rates: ReferenceRates | undefined,
): (ShopMonthlySums & { byMonth: Map<string, Takings> })[] => {
  const isMixed = hasSeveralCurrencies(shops)
  return shops.map((shop) => ({
    ...shop,
    byMonth: new Map(
      (shop.months ?? []).map(({ month, sales, refunds }) => [
        month,
        isMixed
          ? {
              salesCents: inCommon(sales, shop.currency, rates),
              refundsCents: inCommon(refunds, shop.currency, rates),
            }
          : { salesCents: sales, refundsCents: refunds },
      ]),
    ),
  }))
}

const takingsIn = (of: readonly { byMonth: Map<string, Takings> }[], wanted: readonly string[]) =>
  takingsOf(of.flatMap(({ byMonth }) => wanted.flatMap((month) => byMonth.get(month) ?? [])))

/**
 * A company's contribution; null if its shops have traded through fewer than twelve whole months, or had no net sales
 * in them. `rates` convert all months alike, if there are several currencies.
 */
export const contributionOf = (
  shops: readonly ShopMonthlySums[],
  today: BusinessDate,
  rates: ReferenceRates | undefined,
): Contribution | null => {
  const months = peerMonths(today)
  const [first = ''] = months
  if (!shops.some(({ firstDate }) => firstDate !== undefined && firstDate <= `${first}-01`)) return null
  const summed = takingsBy(shops, rates)
  const byMonth = months.map((month) => netOf(takingsIn(summed, [month])))
  const year = takingsIn(summed, months)
  const net = netOf(year)
  const variation = coefficientOfVariation(byMonth)
  const refundRatio = refundRatioOf(year)
  if (net <= 0 || !variation || !refundRatio) return null
  const byPlatform = [...Map.groupBy(summed, ({ platform }) => platform).values()].map((together) =>
    Math.max(0, netOf(takingsIn(together, months))),
  )
  const earned = byPlatform.reduce((sum, cents) => sum + cents, 0)
  const mean = fraction(BigInt(net), BigInt(monthsInYear))
  return {
    refundRatio,
    variation,
    topShare: fraction(BigInt(Math.max(...byPlatform)), BigInt(earned)),
    months: byMonth.map((cents) => divide(fraction(BigInt(cents)), mean)),
  }
}
