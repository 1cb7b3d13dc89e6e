import type { ShownPlan } from '#shared/desk/payment-plan.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { progressOf } from '#shared/repayment/payment-plan.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type PaymentPlan, planStatusAt } from '../../data/payment-plans.ts'
import type { Table } from '../../data/table.ts'
import { planReceipts } from '../../repayment/plan-balance.ts'

const described = (
  plan: PaymentPlan,
  { receivedCents, owedCents }: { receivedCents: number; owedCents: number },
  now: Date,
): ShownPlan => {
  const { instalments, next, behindCents } = progressOf(plan, receivedCents, businessDate(now))
  const status = planStatusAt(plan, now)
  const isInForce = status === 'in force'
  return {
    facilityId: plan.facilityId,
    planId: plan.planId,
    drawdownId: plan.drawdownId,
    reference: transferReference(plan.drawdownId),
    currency: plan.currency,
    status,
    interestRule: plan.interest,
    replacesWeeks: plan.replacesWeeksUntil !== undefined,
    from: plan.from,
    owed: decimalFromCents(plan.owedCents),
    planInterest: decimalFromCents(plan.interestCents),
    total: decimalFromCents(plan.owedCents + plan.interestCents),
    highestRatePercent: plan.highestRatePercent,
    instalments: instalments.map(({ dueDate, amountCents, paidCents, isLate }) => ({
      dueDate,
      amount: decimalFromCents(amountCents),
      paid: decimalFromCents(paidCents),
      isLate: isInForce && isLate,
    })),
    nextDueDate: isInForce ? (next?.dueDate ?? null) : null,
    nextAmount: isInForce && next ? decimalFromCents(next.amountCents - next.paidCents) : null,
    behind: decimalFromCents(isInForce ? behindCents : 0),
    outstanding: decimalFromCents(owedCents),
    offeredAt: plan.offeredAt,
    offeredBy: plan.offeredBy,
    secondedBy: plan.secondedBy ?? null,
    offeredUntil: plan.offeredUntil,
    agreementId: plan.agreementId ?? null,
    inForceOn: plan.inForceOn ?? null,
    endedOn: plan.endedOn ?? null,
    missedOn: plan.missedOn ?? null,
  }
}

/** A payment plan as the back office sees it today. */
export const describePlan = async (table: Table, plan: PaymentPlan, now: Date): Promise<ShownPlan> =>
  described(plan, await planReceipts(table, plan), now)
