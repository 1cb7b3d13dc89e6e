import type { DueAmounts } from '#shared/drawdown/charge-lot.ts'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { overdueMultiplierOf } from '#shared/lending/product-terms.ts'
import { rateOnDay } from '#shared/lending/rate-steps.ts'
import type { ShopWeek } from '#shared/lending/sales-weeks.ts'
import type { OverdueTerms } from '#shared/repayment/charge-order.ts'
import { type BusinessDate, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { type Drawdown, nextDueDateOfDrawdown, unbilledOf } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { type SettledWeek, settleSalesWeek } from './settle-sales-week.ts'

/**
 * The Sunday of the week whose sales determine a drawdown's next due. Undefined for another repayment method, and at
 * the end of the tenor, when the whole rest falls due.
 */
export const weekOfNextDue = (drawdown: Drawdown): BusinessDate | undefined => {
  const { weekEnding, lots } = unbilledOf(drawdown)
  return nextDueDateOfDrawdown(drawdown) === lots[0]?.dueDate ? undefined : weekEnding
}

/** The due of a week of sales, and its basis. `readRunning` reads the week's sales, see `settleSalesWeek`. */
export const dueOfWeek = async (
  drawdown: Drawdown,
  facility: Pick<Facility, 'terms'>,
  weekEnding: BusinessDate,
  deps: Pick<Deps, 'table' | 'clock'>,
  readRunning?: (weekEnding: BusinessDate) => Promise<readonly ShopWeek[]>,
): Promise<DueAmounts & { settled: SettledWeek }> => {
  const settled = await settleSalesWeek(drawdown, facility, weekEnding, deps, readRunning)
  const { price, passThroughFees } = drawdown
  return {
    ...chargeWeek(price, unbilledOf(drawdown), settled.week.dueCents, hongKongCalendar, passThroughFees),
    settled,
  }
}

/**
 * The terms of overdue interest on a charge order of a drawdown. With a benchmark in arrears, the rate on the due date
 * applies until payment.
 */
export const overdueTermsOf = (
  { ratePercent, rateSteps = [], dayCountBasis, drawdownDate }: Drawdown['price'],
  terms: Facility['terms'],
  dueDate: BusinessDate,
): OverdueTerms => ({
  ratePercent: rateOnDay(rateSteps, daysBetween(drawdownDate, dueDate)) ?? ratePercent,
  basis: dayCountBasis,
  multiplier: overdueMultiplierOf(terms),
  graceDays: terms.graceDays,
  ...(terms.graceDayType === 'business' ? { graceDayType: terms.graceDayType } : {}),
})

/** The basis of a week's due, as a charge order stores it. */
export const salesWeekOf = (
  { price }: Pick<Drawdown, 'price'>,
  { settled, waivedCents }: Awaited<ReturnType<typeof dueOfWeek>>,
): NonNullable<ChargeOrder['salesWeek']> => {
  const { week, corrections, carriedCents } = settled
  const { weekEnding, shops, shareCents, correctionCents } = week
  return {
    weekEnding,
    netSalesCents: shops.reduce((sum, { netSalesCents }) => sum + netSalesCents, 0),
    sharePercent: price.repayment.salesSharePercent ?? '',
    shareCents,
    correctionCents,
    waivedInterestCents: waivedCents,
    isEstimate: shops.some(({ isEstimate }) => isEstimate),
    shops,
    corrections,
    carriedCents,
  }
}
