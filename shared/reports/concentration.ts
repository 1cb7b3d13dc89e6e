import type { Cents } from '../money/cents.ts'
import { type Fraction, fraction } from '../money/fraction.ts'
import type { ReportShop } from './report-shop.ts'
import type { Days } from './report-window.ts'
import { daysWithin, netOf, takingsOf } from './sales-by-day.ts'

/** The share of one shop or platform. */
export interface Part {
  /** The shop's name, or the platform's id. */
  name: string
  netCents: Cents
  /** Of all net sales, 0 to 1. One whose refunds exceed its sales has none. */
  share: Fraction
}

export interface Concentration {
  /** Largest first. */
  platforms: Part[]
  shops: Part[]
}

const partsOf = (
  shops: readonly ReportShop[],
  days: Days,
  keyOf: (shop: ReportShop) => string,
  nameOf: (shop: ReportShop) => string,
): Part[] => {
  const parts = [...Map.groupBy(shops, keyOf).values()].map((together) => ({
    name: together[0] ? nameOf(together[0]) : '',
    netCents: netOf(takingsOf(daysWithin(together, days))),
  }))
  const earned = parts.reduce((sum, { netCents }) => sum + Math.max(0, netCents), 0)
  return parts
    .map((part) => ({
      ...part,
      share: fraction(BigInt(Math.max(0, part.netCents)), BigInt(Math.max(1, earned))),
    }))
    .toSorted((a, b) => b.netCents - a.netCents || a.name.localeCompare(b.name, 'en'))
}

/** Where net sales come from. */
export const concentrationOf = (shops: readonly ReportShop[], days: Days): Concentration => ({
  platforms: partsOf(
    shops,
    days,
    ({ platform }) => platform,
    ({ platform }) => platform,
  ),
  shops: partsOf(
    shops,
    days,
    ({ shopId }) => shopId,
    ({ name }) => name,
  ),
})
