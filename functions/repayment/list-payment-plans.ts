import { decimalFromCents } from '#shared/money/cents.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { lastDayOfInstalment, progressOf } from '#shared/repayment/payment-plan.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { awaitsSignerCheck, findAgreement, statusAt } from '../data/agreements.ts'
import { listPaymentPlans as listPlansOf, type PaymentPlan, planStatusAt } from '../data/payment-plans.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import type { Deps } from '../runtime/deps.ts'
import { lenderAccountOf } from './lender-account.ts'
import { loadPlanBalance } from './plan-balance.ts'

const describePlan = async (
  plan: PaymentPlan,
  { table, clock, config }: Pick<Deps, 'table' | 'clock' | 'config'>,
) => {
  const now = clock()
  const today = businessDate(now)
  const { companyId, drawdownId, agreementId } = plan
  const [{ charges, receivedCents, reportedCents }, agreement] = await Promise.all([
    loadPlanBalance(table, plan),
    agreementId ? findAgreement(table, companyId, agreementId) : undefined,
  ])
  const { instalments, next } = progressOf(plan, receivedCents, today)
  const status = planStatusAt(plan, now)
  const isInForce = status === 'in force'
  const bills = charges
    .filter((charge) => isOpenCharge(charge.status))
    .map((charge) => ({ charge, owed: sumOfKinds(chargeAsOf(charge, today).owedCents) }))
  return {
    id: plan.planId,
    drawdown_id: drawdownId,
    drawdown_date: plan.drawdownDate,
    currency: plan.currency,
    status,
    replaces_share: plan.replacesWeeksUntil !== undefined,
    interest_rule: plan.interest,
    rate: plan.ratePercent,
    from: plan.from,
    owed: decimalFromCents(plan.owedCents),
    interest: decimalFromCents(plan.interestCents),
    total: decimalFromCents(plan.owedCents + plan.interestCents),
    instalments: instalments.map(({ dueDate, amountCents, paidCents, isLate }) => ({
      due_date: dueDate,
      amount: decimalFromCents(amountCents),
      paid: decimalFromCents(paidCents),
      is_late: isInForce && isLate,
    })),
    next:
      isInForce && next
        ? {
            due_date: next.dueDate,
            amount: decimalFromCents(next.amountCents - next.paidCents),
            last_day: lastDayOfInstalment(plan, next.dueDate),
          }
        : null,
    pending: decimalFromCents(reportedCents),
    outstanding: decimalFromCents(bills.reduce((sum, { owed }) => sum + owed, 0)),
    bills: bills.map(({ charge, owed }) => ({
      id: charge.chargeId,
      due_date: charge.dueDate,
      outstanding: decimalFromCents(owed),
    })),
    offered_until: plan.offeredUntil,
    agreement: agreement
      ? { status: statusAt(agreement, now), awaits_check: awaitsSignerCheck(agreement) }
      : null,
    in_force_on: plan.inForceOn ?? null,
    ended_on: plan.endedOn ?? null,
    missed_on: plan.missedOn ?? null,
    pay_to: lenderAccountOf(config, plan.currency),
    transfer_reference: transferReference(drawdownId),
  }
}

export const listPaymentPlans: Handler<typeof repaymentEndpoints.listPaymentPlans> = async (
  { session },
  deps,
) => {
  const { productCode } = lineOfSession(session)
  const plans = (await listPlansOf(deps.table, session.companyId)).filter(
    (plan) => plan.productCode === productCode,
  )
  return answer({ plans: await Promise.all(plans.map((plan) => describePlan(plan, deps))) })
}
