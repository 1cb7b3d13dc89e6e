import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { roundHalfUp } from '#shared/money/fraction.ts'
import type { CreditLimitOnWire } from '../underwriting/limit-kinds.ts'

/** The mean of the months' net sales, a decimal string rounded half up; zero for no months. */
export const meanNetSales = (months: CreditLimitOnWire['months']): string => {
  const sum = months.reduce((total, { net_sales }) => total + BigInt(centsFromDecimal(net_sales)), 0n)
  return decimalFromCents(months.length > 0 ? Number(roundHalfUp(sum, BigInt(months.length))) : 0)
}
