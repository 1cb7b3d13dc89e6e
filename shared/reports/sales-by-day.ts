import type { DailySales, ShopSales } from '../lending/limit-measures.ts'
import type { Cents } from '../money/cents.ts'
import { type Fraction, fraction } from '../money/fraction.ts'

/** Sales and refunds. */
export interface Takings {
  salesCents: Cents
  refundsCents: Cents
}

export const takingsOf = (days: Iterable<Takings>): Takings => {
  const sum = { salesCents: 0, refundsCents: 0 }
  for (const { salesCents, refundsCents } of days) {
    sum.salesCents += salesCents
    sum.refundsCents += refundsCents
  }
  return sum
}

export const netOf = ({ salesCents, refundsCents }: Takings): Cents => salesCents - refundsCents

/** Refunds as a share of sales; null without sales. */
export const refundRatioOf = ({ salesCents, refundsCents }: Takings): Fraction | null =>
  salesCents > 0 ? fraction(BigInt(refundsCents), BigInt(salesCents)) : null

/** The days of all shops from `from` to `to`, both included. */
export const daysWithin = (
  shops: readonly ShopSales[],
  { from, to }: { from: string; to: string },
): DailySales[] => shops.flatMap(({ days }) => days.filter(({ date }) => date >= from && date <= to))
