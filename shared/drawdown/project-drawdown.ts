import type { ExplainedLimit } from '../lending/credit-limit.ts'
import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import { type DrawOutcome, projectAtPaces } from '../lending/project-at-paces.ts'
import { type MonthsTraded, salesBands } from '../lending/sales-bands.ts'
import { rateFromPercent } from '../money/rate.ts'

export interface Projection {
  /** The months that the paces were drawn from, oldest first. */
  months: MonthsTraded['months']
  outcomes: DrawOutcome[]
}

/**
 * What a quoted drawdown would come to if a share of sales repaid it every day, in slow, ordinary and fast months of the
 * year that the limit rests on. Undefined where that year has too few months to speak of. Throws RangeError as `projectAtPaces`
 * does.
 */
export const projectDrawdown = (
  quote: DrawdownPrice,
  { minimumInterestDays }: Pick<ProductTerms, 'minimumInterestDays'>,
  { factors: { stability, age } }: ExplainedLimit,
  sharePercent: string,
): Projection | undefined => {
  const bands = salesBands({ months: stability.months, firstOrderDate: age.firstOrderDate })
  if (!bands) return undefined
  const { amountCents, deductionsCents, ratePercent, dayCountBasis, drawdownDate, dueDate } = quote
  const draw = {
    amountCents,
    deductionsCents,
    rate: rateFromPercent(ratePercent),
    basis: dayCountBasis,
    drawdownDate,
    dueDate,
    minimumInterestDays,
    sharePercent,
  }
  return { months: bands.months, outcomes: projectAtPaces(draw, bands) }
}
