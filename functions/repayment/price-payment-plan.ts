import { dueCalendarOf } from '#shared/lending/due-dates.ts'
import type { Currency } from '#shared/money/currency.ts'
import { expectedDues } from '#shared/portfolio/expected-inflow.ts'
import { byKind, type ChargeAmounts } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { PlanInterest, PlanInterval } from '#shared/repayment/payment-plan.ts'
import { type PricedPlan, planDates, pricePlan } from '#shared/repayment/price-plan.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { replaceWeeks } from '../data/change-schedule.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { type Drawdown, unbilledOf } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import { overdueTermsOf } from './due-week.ts'

/** The future charge orders by the agreement, or on the plan's dates where these replace weeks of sales. */
const comingCharges = (
  agreed: Drawdown,
  facility: Facility,
  from: BusinessDate,
  dates: readonly BusinessDate[],
): ChargeAmounts[] => {
  const drawdown = replaceWeeks(agreed, facility, from, dates)
  const { price, passThroughFees } = drawdown
  const { terms, yearlyNetSalesCents } = facility
  const forecast = { yearlyNetSalesCents, ...terms }
  return expectedDues(price, unbilledOf(drawdown), forecast, passThroughFees).map((due) => {
    const cents = byKind(
      (kind) =>
        ({
          fee: due.feeCents,
          overdueInterest: 0,
          interest: due.interestCents,
          principal: due.principalCents,
        })[kind],
    )
    return {
      dueDate: due.dueDate,
      chargedCents: cents,
      owedCents: cents,
      principalSteps: [{ from: due.dueDate, principalCents: due.principalCents }],
      overdueTerms: overdueTermsOf(price, terms, due.dueDate),
    }
  })
}

export interface PlanParameters {
  from: BusinessDate
  firstDate: BusinessDate
  count: number
  interval: PlanInterval
  interest: PlanInterest
}

/** The instalments of a drawdown's payment plan, see `pricePlan`. */
export const pricePaymentPlan = (
  drawdown: Drawdown & { currency: Currency },
  charges: readonly ChargeOrder[],
  facility: Facility,
  { from, firstDate, count, interval, interest }: PlanParameters,
): PricedPlan | undefined => {
  const { terms } = facility
  const calendar = dueCalendarOf(terms.businessDayCentres, drawdown.currency)
  const open = charges.filter(({ status }) => isOpenCharge(status))
  const dates = planDates(firstDate, count, interval, calendar)
  return pricePlan(
    { charges: [...open, ...comingCharges(drawdown, facility, from, dates)], allocation: terms },
    { from, interest, grace: terms, dates },
  )
}
