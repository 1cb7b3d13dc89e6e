import type { ExplainedLimit } from '../lending/credit-limit.ts'
import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import { type DrawOutcome, projectScenarios } from '../lending/project-scenarios.ts'
import { type MonthsTraded, paces, salesBands } from '../lending/sales-bands.ts'
import { rateFromPercent } from '../money/rate.ts'
import { projectWeeks } from './project-weeks.ts'

export interface Projection {
  /** The months behind the paces, oldest first. */
  months: MonthsTraded['months']
  outcomes: DrawOutcome[]
}

/**
 * The projection of a quoted drawdown at slow, ordinary and fast months of the limit's year: by the weeks of a chosen
 * share of sales; otherwise as if `sharePercent` of sales repaid it early, every day. Undefined if that year has too
 * few months. Throws RangeError as `projectScenarios` does.
 */
export const projectDrawdown = (
  quote: DrawdownPrice,
  terms: Pick<ProductTerms, 'minimumInterestDays' | 'minimumRepaymentCents'>,
  { factors: { stability, age } }: ExplainedLimit,
  sharePercent: string,
): Projection | undefined => {
  const bands = salesBands({ months: stability.months, firstOrderDate: age.firstOrderDate })
  if (!bands) return undefined
  const { months, monthly } = bands
  if (quote.repayment.method === 'salesShare')
    return { months, outcomes: paces.map((pace) => projectWeeks(quote, terms, pace, monthly[pace])) }
  const { amountCents, deductionsCents, upfrontInterestCents = 0, feeCents = 0 } = quote
  const { ratePercent, dayCountBasis, drawdownDate, dueDate, repayment } = quote
  const draw = {
    amountCents,
    timing: repayment.timing,
    deductionsCents,
    upfrontInterestCents,
    feeCents,
    rate: rateFromPercent(ratePercent),
    basis: dayCountBasis,
    drawdownDate,
    dueDate,
    minimumInterestDays: terms.minimumInterestDays,
    sharePercent,
  }
  return { months, outcomes: projectScenarios(draw, bands) }
}
