import { type Cents, centsFromInteger } from '../money/cents.ts'
import { type Fraction, fraction, multiply } from '../money/fraction.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { elapsedBetween } from './elapsed.ts'
import { checkEffectiveRate, type RateVerdict, rateReadings } from './policy.ts'
import { repayFromSales } from './repay-from-sales.ts'
import type { InterestTerms, InterestTiming } from './repayment-terms.ts'
import { type Pace, paces, type SalesBands } from './sales-bands.ts'
import { shareOfSales } from './sales-share.ts'

/** A drawdown under consideration. */
export interface Draw extends InterestTerms {
  amountCents: Cents
  timing: InterestTiming
  /** A fee deducted at the payout. */
  deductionsCents: Cents
  /** Interest deducted at the payout. */
  upfrontInterestCents: Cents
  /** A fee paid with the due dates. */
  feeCents: Cents
  dueDate: BusinessDate
  /** The share of net sales for repayment, in percent above 0 and up to 100. */
  sharePercent: string
}

export interface DrawOutcome {
  pace: Pace
  /** Net sales of a month at this pace. */
  monthlySalesCents: Cents
  /** One repayment: of a day, or of a week for a share of sales. */
  repaymentCents: Cents
  repaidBy: BusinessDate
  /** Interest and fees. */
  costCents: Cents
  /** The rest on the due date that sales at this pace do not repay; 0 when they repay it all. */
  leftOnDueDateCents: Cents
  /** The statutory effective rate by days, percent a year to two places. */
  effectiveRatePercent: string
  /** The highest of its readings, which is compared with the caps. */
  highestRatePercent: string
  verdict: RateVerdict
}

const wholeCents = ({ numerator, denominator }: Fraction): Cents => centsFromInteger(numerator / denominator)

const monthsToDays = fraction(12n, 365n)

const outcome = (draw: Draw, pace: Pace, monthly: Fraction, share: Fraction): DrawOutcome => {
  const { amountCents, deductionsCents, upfrontInterestCents } = draw
  const takenCents = deductionsCents + upfrontInterestCents
  const dailyCents = wholeCents(multiply(monthly, monthsToDays, share))
  const repaid = repayFromSales({ ...draw, principalCents: amountCents, dailyCents })
  const { payments, paidCents } = repaid
  const { byDays, highest } = rateReadings({
    borrowedCents: amountCents,
    deductionsCents: takenCents,
    payments: payments.map(({ amountCents: paid, dayOffset }) => ({
      amountCents: paid,
      dayOffset,
      monthDays: elapsedBetween(draw.drawdownDate, addDays(draw.drawdownDate, dayOffset)).monthDays,
    })),
  })
  return {
    pace,
    monthlySalesCents: wholeCents(monthly),
    repaymentCents: dailyCents,
    repaidBy: repaid.repaidBy,
    costCents: paidCents - amountCents + takenCents,
    leftOnDueDateCents: repaid.leftOnDueDateCents,
    effectiveRatePercent: byDays.percent,
    highestRatePercent: highest.percent,
    verdict: checkEffectiveRate(highest),
  }
}

/**
 * The projection of a drawdown at each pace of sales: the share of a day's net sales (a month's times 12 over 365,
 * whole cents) is repaid every day until nothing is owed or the due date demands the rest. A projection from the past,
 * no promise. Throws RangeError on a share outside 0 to 100 and as `repayFromSales` and `effectiveRate` do.
 */
export const projectScenarios = (draw: Draw, { monthly }: SalesBands): DrawOutcome[] => {
  const share = shareOfSales(draw.sharePercent)
  return paces.map((pace) => outcome(draw, pace, monthly[pace], share))
}
