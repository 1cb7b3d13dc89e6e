import { signingDeadline } from '#shared/agreements/signing-times.ts'
import type { ActInput } from '#shared/desk/all-acts.ts'
import { canUseFixedDates } from '#shared/drawdown/schedule-change.ts'
import { checkEffectiveRate } from '#shared/lending/policy.ts'
import { overdueMultiplierOf } from '#shared/lending/product-terms.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { receivedOn } from '#shared/repayment/payment-plan.ts'
import { rateWithPlan } from '#shared/repayment/price-plan.ts'
import { addDays, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { hasUnbilledSalesWeeks } from '../../data/change-schedule.ts'
import { type ChargeOrder, listChargesOfDrawdown } from '../../data/charge-orders.ts'
import { type Drawdown, unbilledOf } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { imageOf } from '../../data/item-image.ts'
import {
  listPaymentPlans,
  maxPlanCharges,
  type PaymentPlan,
  planStatusAt,
  replacePaymentPlan,
} from '../../data/payment-plans.ts'
import type { Table } from '../../data/table.ts'
import { settledBy } from '../../repayment/load-charge-entries.ts'
import { loadDrawdownHistory } from '../../repayment/load-drawdown-history.ts'
import { pricePaymentPlan } from '../../repayment/price-payment-plan.ts'
import { type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'
import { describePlan } from './describe-plan.ts'

/** The days that a company has at least to sign before the first instalment. */
const leastDaysToSign = 3

const refuseDrawdown = (
  drawdown: Drawdown,
  charges: readonly ChargeOrder[],
  { terms }: Facility,
  { interest, firstDate, count }: ActInput<'plan-offer'>,
): DeskRefusal | undefined => {
  const { status, paidOutAt, repaidAt, price } = drawdown
  const replacesWeeks = hasUnbilledSalesWeeks(drawdown)
  if (!paidOutAt || repaidAt) return refuseAct('wrongState', `the drawdown is ${status}`)
  if (replacesWeeks && !canUseFixedDates(price))
    return refuseAct(
      'ruleBroken',
      'its fee or interest was priced for the tenor of its share of sales, which dates would change: offer a payment plan once its last week is billed',
    )
  if (replacesWeeks && firstDate < addDays(price.drawdownDate, terms.minimumInterestDays))
    return refuseAct(
      'ruleBroken',
      `interest is owed for ${terms.minimumInterestDays} days at least: a payment plan begins after them`,
      [{ field: 'firstDate', rule: 'invalid' }],
    )
  const open = charges.filter((charge) => isOpenCharge(charge.status))
  if (open.some((charge) => charge.status === 'suspend'))
    return refuseAct('ruleBroken', 'a charge order of the drawdown is disputed: decide the dispute first')
  if (charges.some((charge) => charge.status === 'voided'))
    return refuseAct('ruleBroken', 'a charge order of the drawdown is written off')
  if (open.length + (replacesWeeks ? count : unbilledOf(drawdown).lots.length) > maxPlanCharges)
    return refuseAct('ruleBroken', `a payment plan covers at most ${maxPlanCharges} charge orders`)
  if (interest === 'asAgreed' && Number(overdueMultiplierOf(terms)) > 1)
    return refuseAct(
      'ruleBroken',
      'overdue interest is above the agreed rate: a payment plan is without it',
      [{ field: 'interest', rule: 'invalid' }],
    )
  return undefined
}

/** All that was paid on the loan, by value date. */
const paidSoFar = async (table: Table, drawdown: Drawdown, facility: Facility) => {
  const { charges } = await loadDrawdownHistory(table, drawdown, facility)
  return charges.flatMap(({ entries }) =>
    entries.map((stored) => ({ date: stored.entry.date, cents: sumOfKinds(settledBy(stored)) })),
  )
}

const isSameOffer = (
  plan: PaymentPlan,
  drawdownId: string,
  instalments: PaymentPlan['instalments'],
  interest: string,
) =>
  plan.drawdownId === drawdownId &&
  plan.interest === interest &&
  imageOf(plan.instalments) === imageOf(instalments)

export const offerPlanAct: RunAct<'plan-offer'> = async (input, act, { table, clock }) => {
  const found = await findDeskDrawdown(table, input)
  if (!found.ok) return found
  const { facility, item: drawdown } = found
  const { companyId, facilityId, drawdownId, productCode, currency, price } = drawdown
  const now = clock()
  const today = businessDate(now)
  const { from = today, firstDate, interest } = input
  if (from > today || from < addDays(today, -7))
    return refuseAct('invalidInput', 'from: a day of the last week', [{ field: 'from', rule: 'invalid' }])
  const earliest = addDays(today, leastDaysToSign)
  if (firstDate < earliest)
    return refuseAct(
      'invalidInput',
      `firstDate: a day from ${earliest}, so that the company can sign before`,
      [{ field: 'firstDate', rule: 'invalid' }],
    )
  const [charges, plans] = await Promise.all([
    listChargesOfDrawdown(table, drawdown),
    listPaymentPlans(table, companyId),
  ])
  const replacesWeeks = hasUnbilledSalesWeeks(drawdown)
  const refused = refuseDrawdown(drawdown, charges, facility, input)
  if (refused) return refused
  const { terms } = facility
  const priced = pricePaymentPlan(drawdown, charges, facility, { ...input, from })
  if (!priced)
    return refuseAct(
      'ruleBroken',
      'the dates do not fit: something has fallen due by the first, and nothing falls due after the last',
      [{ field: 'firstDate', rule: 'invalid' }],
    )
  const ofFacility = plans.filter((plan) => plan.facilityId === facilityId)
  const offered = ofFacility.find((plan) => planStatusAt(plan, now) === 'offered')
  // Repeated after its response was lost.
  if (offered && isSameOffer(offered, drawdownId, priced.instalments, interest))
    return { ok: true, ...(await describePlan(table, offered, now)) }
  if (offered) return refuseAct('wrongState', `the payment plan ${offered.planId} is offered already`)
  if (ofFacility.some((plan) => plan.drawdownId === drawdownId && plan.status === 'in force'))
    return refuseAct('wrongState', 'a payment plan of the drawdown is in force')
  const highest = rateWithPlan(
    {
      borrowedCents: price.amountCents,
      deductionsCents: price.deductionsCents + (price.upfrontInterestCents ?? 0),
      drawdownDate: price.drawdownDate,
    },
    await paidSoFar(table, drawdown, facility),
    priced.instalments,
  )
  if (!checkEffectiveRate(highest).ok)
    return refuseAct('ruleBroken', `the effective rate would be ${highest.percent}% a year`)
  const open = charges.filter(({ status }) => isOpenCharge(status))
  const end = signingDeadline(now).toISOString()
  const first = startOfDay(priced.instalments[0]?.dueDate ?? firstDate).toISOString()
  const plan: PaymentPlan = {
    // The next number: of two offers at once, one is written.
    planId: `${facilityId}-${ofFacility.length + 1}`,
    companyId,
    facilityId,
    drawdownId,
    drawdownDate: price.drawdownDate,
    principalCents: price.amountCents,
    productCode,
    currency,
    ...(price.repayment.collection === 'platform_deduction' ? { isDeducted: true as const } : {}),
    ...(replacesWeeks ? { replacesWeeksUntil: price.dueDate } : {}),
    status: 'offered',
    from,
    interest,
    instalments: priced.instalments,
    grace: {
      graceDays: terms.graceDays,
      ...(terms.graceDayType === 'business' ? { graceDayType: terms.graceDayType } : {}),
    },
    owedCents: priced.owedCents,
    interestCents: priced.interestCents,
    receivedBeforeCents: receivedOn(charges),
    ratePercent: open[0]?.overdueTerms.ratePercent ?? price.ratePercent,
    highestRatePercent: highest.percent,
    offeredAt: now.toISOString(),
    offeredBy: act.actor,
    ...(act.approvedBy ? { secondedBy: act.approvedBy } : {}),
    offeredUntil: first < end ? first : end,
    version: 0,
  }
  const written = await table.transact({
    plan: replacePaymentPlan(table, plan),
    event: recordEvent(
      table,
      { name: 'payment-plan-offered', companyId, facilityId, planId: plan.planId },
      `payment-plan-offered:${plan.planId}`,
      now,
    ),
    audit: act.audit({
      companyId,
      currency,
      before: { drawdownId, owed: decimalFromCents(priced.owedCents), plan: null },
      after: {
        drawdownId,
        planId: plan.planId,
        from,
        interestRule: interest,
        replacesWeeks,
        owed: decimalFromCents(priced.owedCents),
        planInterest: decimalFromCents(priced.interestCents),
        total: decimalFromCents(priced.owedCents + priced.interestCents),
        highestRatePercent: highest.percent,
        instalments: priced.instalments.map(({ dueDate, amountCents }) => ({
          dueDate,
          amount: decimalFromCents(amountCents),
        })),
      },
    }),
  })
  return written.ok
    ? { ok: true, ...(await describePlan(table, plan, now)) }
    : refuseAct('changedMeanwhile', 'a payment plan was offered at the same moment; look again')
}
