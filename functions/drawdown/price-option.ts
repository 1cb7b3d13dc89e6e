import { priceDrawdown } from '#shared/drawdown/price-drawdown.ts'
import type { BenchmarkFixing, DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import { dueCalendarOf, dueDatesOf } from '#shared/lending/due-dates.ts'
import { feesOn } from '#shared/lending/fees.ts'
import { pricingTermsFor } from '#shared/lending/product-terms.ts'
import { type RepaymentOption } from '#shared/lending/repayment-options.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Facility } from '../data/facilities.ts'

/** The price of an amount drawn on a day, by one of the facility's repayment methods. */
export const priceOption = (
  facility: Pick<Facility, 'terms' | 'currency' | 'yearlyNetSalesCents'>,
  option: RepaymentOption,
  draw: { amountCents: Cents; benchmark: BenchmarkFixing; salesShare: string; drawdownDate: BusinessDate },
): DrawdownPrice => {
  const { method, timing, collection } = option
  const { salesShare, ...drawn } = draw
  const { terms, currency, yearlyNetSalesCents } = facility
  const { businessDays, businessDayCentres } = terms
  return priceDrawdown(
    { terms: pricingTermsFor(terms, currency), yearlyNetSalesCents },
    {
      ...drawn,
      ...feesOn(draw.amountCents, terms.fees),
      repayment: {
        method,
        timing,
        collection,
        ...(method === 'salesShare' ? { salesSharePercent: salesShare } : {}),
      },
      dueDates: dueDatesOf(
        option,
        businessDays,
        draw.drawdownDate,
        dueCalendarOf(businessDayCentres, currency),
      ),
    },
  )
}
