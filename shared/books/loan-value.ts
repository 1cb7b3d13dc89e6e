import { type ChargedPrice, principalOf, type Unbilled, unbilledAtPayout } from '../drawdown/unbilled.ts'
import { packetAtPayout } from '../lending/red-packet.ts'
import type { Cents } from '../money/cents.ts'
import { expectedDues, type SalesForecast } from '../portfolio/expected-inflow.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { accruedOn } from './accrued-income.ts'
import { dailyDiscountFactor, unearnedOn } from './unearned-income.ts'

/** The difference between a loan's charges and its earned income on a date. */
export interface LoanValue {
  /** Earned and not charged yet. */
  accruedInterestCents: Cents
  accruedFeeCents: Cents
  /** Charged at the payout and not earned yet. */
  unearnedCents: Cents
  /** The daily discount factor that the loan began with; absent without upfront deductions. */
  dailyFactor?: bigint
}

/** The drawdown's price, and what is still to be charged of it as of the date. */
export interface LoanState {
  price: ChargedPrice
  left: Unbilled
  forecast: SalesForecast
  /** The factor of an earlier valuation: the forecast may have changed since. */
  dailyFactor?: bigint | undefined
}

/** Interest and fees that were charged at the payout, with the red packet's part. */
export const upfrontCents = (price: ChargedPrice): Cents =>
  price.deductionsCents + (price.upfrontInterestCents ?? 0) + packetAtPayout(price)

/** The income of a loan by the end of a date is what was charged by then, plus what accrued, less what is unearned. */
export const valueLoan = (
  { price, left, forecast, dailyFactor: former }: LoanState,
  date: BusinessDate,
): LoanValue => {
  const { interestCents, feeCents } = accruedOn(price, left, date)
  const accrued = { accruedInterestCents: interestCents, accruedFeeCents: feeCents }
  if (upfrontCents(price) === 0) return { ...accrued, unearnedCents: 0 }
  const dailyFactor =
    former ??
    dailyDiscountFactor(price, packetAtPayout(price), expectedDues(price, unbilledAtPayout(price), forecast))
  const unearnedCents = unearnedOn(
    date,
    principalOf(left.lots),
    expectedDues(price, left, forecast),
    dailyFactor,
  )
  return { ...accrued, unearnedCents, dailyFactor }
}
