import type { Currency } from '../money/currency.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { drawdownRate } from './drawdown-rate.ts'
import { dueDatesOf } from './due-dates.ts'
import { feesOn } from './fees.ts'
import { checkOffer, type PolicyVerdict } from './policy.ts'
import type { ProductTerms } from './product-terms.ts'
import { splitOfMethod } from './repayment-options.ts'

/**
 * Checks terms against the policy before they are saved: a drawdown of the maximum limit in a currency at
 * `benchmarkPercent`, repaid on any day of its life by each offered method. An offer under accepted terms may still be
 * refused when the benchmark has risen.
 */
export const checkProductTerms = (
  terms: ProductTerms,
  benchmarkPercent: string,
  drawdownDate: BusinessDate,
  calendar: BusinessCalendar,
  currency: Currency = 'USD',
): PolicyVerdict => {
  const { dayCountBasis, floorPercent } = terms.benchmarks[currency]
  const verdicts = terms.repayment.map((option) =>
    checkOffer({
      principalCents: terms.limitCapCents,
      ...feesOn(terms.limitCapCents, terms.fees),
      rate: drawdownRate(benchmarkPercent, terms.marginPercent, floorPercent),
      basis: dayCountBasis,
      drawdownDate,
      dueDates: dueDatesOf(option, terms.businessDays, drawdownDate, calendar),
      split: splitOfMethod[option.method],
      timing: option.timing,
      minimumInterestDays: terms.minimumInterestDays,
      fastestRepaymentDays: 1,
      overdueMultiplier: terms.overdueMultiplier,
      overdueMultiplierExemption: terms.overdueMultiplierExemption,
    }),
  )
  return verdicts.find((verdict) => !verdict.ok) ?? verdicts.find(({ ok }) => ok) ?? { ok: true }
}
