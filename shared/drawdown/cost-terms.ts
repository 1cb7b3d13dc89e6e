import { centDaysOf, type DailyFee, feeUpTo, noFeeProgress } from '../lending/fees.ts'
import type { RebateTerms } from '../lending/rebate.ts'
import type { Cents } from '../money/cents.ts'
import { rateFromPercent } from '../money/rate.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { ChargedPrice, Unbilled } from './unbilled.ts'

/** A drawdown's daily-earned cost: a fee over the principal of its schedule. */
const dailyFeeOf = (
  { schedule, drawdownDate }: Pick<ChargedPrice, 'schedule' | 'drawdownDate'>,
  wholeCents: Cents,
): DailyFee => ({ wholeCents, centDays: centDaysOf(schedule, drawdownDate) })

/** The terms of a drawdown's daily-earned costs. `minimumInterestDays` is its facility's. */
export const costTermsOf = (
  price: ChargedPrice,
  minimumInterestDays: number,
  { interestBackCents = 0 }: Pick<Unbilled, 'interestBackCents'>,
): RebateTerms & { fee?: DailyFee } => ({
  rate: rateFromPercent(price.ratePercent),
  ...(price.rateSteps
    ? { steps: price.rateSteps.map(({ fromDay, percent }) => ({ fromDay, rate: rateFromPercent(percent) })) }
    : {}),
  basis: price.dayCountBasis,
  drawdownDate: price.drawdownDate,
  minimumInterestDays,
  timing: price.repayment.timing,
  ...(price.deductionsCents > 0 ? { deduction: dailyFeeOf(price, price.deductionsCents) } : {}),
  ...(price.feeCents ? { fee: dailyFeeOf(price, price.feeCents) } : {}),
  ...(price.packet ? { maxInterestBackCents: (price.upfrontInterestCents ?? 0) - interestBackCents } : {}),
})

/** The fee due on a day where it is paid with the due dates, and its progress afterwards. */
export const feeChargedOn = (
  { drawdownDate, fee }: ReturnType<typeof costTermsOf>,
  { lots, feeProgress = noFeeProgress }: Unbilled,
  date: BusinessDate,
): { feeCents: Cents; left: Pick<Unbilled, 'feeProgress'> } => {
  if (!fee) return { feeCents: 0, left: {} }
  const { feeCents, progress } = feeUpTo(fee, feeProgress, lots, drawdownDate, date)
  return { feeCents, left: { feeProgress: progress } }
}
