import { centsFromDecimal, decimalFromCents } from '../../../shared/money/cents.ts'
import { roundHalfUp } from '../../../shared/money/fraction.ts'
import type { CreditLimitOnWire } from './limit-steps.ts'

type Month = CreditLimitOnWire['months'][number]

export interface MonthColumn extends Month {
  /** Of the best month, 0 to 100; a month with more refunds than sales has none. */
  readonly heightPercent: number
}

/** The months as columns of a chart, and the height and the amount of their mean. */
export const monthColumns = (
  months: readonly Month[],
): { columns: MonthColumn[]; mean: string; meanPercent: number } => {
  const cents = months.map(({ net_sales }) => centsFromDecimal(net_sales))
  const best = Math.max(1, ...cents)
  const sum = cents.reduce((total, each) => total + BigInt(each), 0n)
  const mean = months.length > 0 ? Number(roundHalfUp(sum, BigInt(months.length))) : 0
  const percent = (amount: number) => Math.max(0, (amount / best) * 100)
  return {
    columns: months.map((month, index) => ({ ...month, heightPercent: percent(cents[index] ?? 0) })),
    mean: decimalFromCents(mean),
    meanPercent: percent(mean),
  }
}
