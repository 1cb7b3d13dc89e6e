import { centDaysOf, type DailyFee, feeUpTo, noFeeProgress } from '../lending/fees.ts'
import type { RebateTerms } from '../lending/rebate.ts'
import type { Cents } from '../money/cents.ts'
import { rateFromPercent } from '../money/rate.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { ChargedPrice, Unbilled } from './unbilled.ts'

/** What a drawdown earns by the day: a fee over the principal of its schedule. */
const dailyFeeOf = (
  { schedule, drawdownDate }: Pick<ChargedPrice, 'schedule' | 'drawdownDate'>,
  wholeCents: Cents,
): DailyFee => ({ wholeCents, centDays: centDaysOf(schedule, drawdownDate) })

/** The terms by which a drawdown costs something each day. `minimumInterestDays` is its facility's. */
export const costTermsOf = (
  price: ChargedPrice,
  minimumInterestDays: number,
  { interestBackCents = 0 }: Pick<Unbilled, 'interestBackCents'>,
): RebateTerms & { fee?: DailyFee } => ({
  rate: rateFromPercent(price.ratePercent),
  basis: price.dayCountBasis,
  drawdownDate: price.drawdownDate,
  minimumInterestDays,
  timing: price.repayment.timing,
  ...(price.deductionsCents > 0 ? { deduction: dailyFeeOf(price, price.deductionsCents) } : {}),
  ...(price.feeCents ? { fee: dailyFeeOf(price, price.feeCents) } : {}),
  ...(price.packet ? { maxInterestBackCents: (price.upfrontInterestCents ?? 0) - interestBackCents } : {}),
})

/** What the fee that is paid with the due dates asks for on a day, and how far it is charged then. */
export const feeChargedOn = (
  { drawdownDate, fee }: ReturnType<typeof costTermsOf>,
  { lots, feeProgress = noFeeProgress }: Unbilled,
  date: BusinessDate,
): { feeCents: Cents; left: Pick<Unbilled, 'feeProgress'> } => {
  if (!fee) return { feeCents: 0, left: {} }
  const { feeCents, progress } = feeUpTo(fee, feeProgress, lots, drawdownDate, date)
  return { feeCents, left: { feeProgress: progress } }
}
