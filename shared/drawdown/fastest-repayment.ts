import type { Cents } from '../money/cents.ts'

const daysInYear = 365n

/**
 * Days until a company's whole net sales, at last year's daily average, come to an amount; at least 1 and at most
 * `tenorDays`. The effective rate is held to the caps from this day on, for a seller may repay as fast as it sells.
 */
export const fastestRepaymentDays = (
  amountCents: Cents,
  yearlyNetSalesCents: Cents,
  tenorDays: number,
): number => {
  if (yearlyNetSalesCents <= 0) return tenorDays
  const sales = BigInt(yearlyNetSalesCents)
  const days = (BigInt(amountCents) * daysInYear + sales - 1n) / sales
  return days > BigInt(tenorDays) ? tenorDays : Math.max(1, Number(days))
}
