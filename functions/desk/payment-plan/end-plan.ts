import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { recordEvent } from '../../data/events.ts'
import { findFacility } from '../../data/facilities.ts'
import { findPaymentPlan, planStatusAt, replacePaymentPlan } from '../../data/payment-plans.ts'
import { restoreAgreedTerms } from '../../repayment/end-payment-plan.ts'
import { loadPlanBalance } from '../../repayment/plan-balance.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const endPlanAct: RunAct<'plan-end'> = async ({ facilityId, planId }, act, { table, clock }) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId, currency } = facility
  const plan = await findPaymentPlan(table, companyId, planId)
  if (plan?.facilityId !== facilityId)
    return refuseAct('notFound', `facility ${facilityId} has no payment plan ${planId}`)
  const outcome = { ok: true as const, facilityId, planId, status: 'ended' as const }
  // A repeated request changes nothing.
  if (plan.status === 'ended') return outcome
  const now = clock()
  if (plan.status !== 'in force')
    return refuseAct('wrongState', `the payment plan is ${planStatusAt(plan, now)}`)
  const { drawdown, charges, receivedCents } = await loadPlanBalance(table, plan)
  if (drawdown.status === 'repaid')
    return refuseAct(
      'wrongState',
      'the drawdown is repaid: the next daily close records that the plan was kept',
    )
  const today = businessDate(now)
  const told = {
    planId,
    total: decimalFromCents(plan.owedCents + plan.interestCents),
    paid: decimalFromCents(receivedCents),
  }
  const written = await table.transact<string>({
    ...restoreAgreedTerms(table, plan, { facility, drawdown, charges }, { today, now }),
    plan: replacePaymentPlan(table, { ...plan, status: 'ended', endedOn: today }),
    event: recordEvent(
      table,
      { name: 'payment-plan-ended', companyId, facilityId, planId, how: 'ended' },
      `payment-plan-ended:${planId}`,
      now,
    ),
    audit: act.audit({
      companyId,
      currency,
      before: { ...told, status: 'in force' },
      after: { ...told, status: 'ended' },
    }),
  })
  return written.ok
    ? outcome
    : refuseAct('changedMeanwhile', 'the payment plan was changed at the same moment; look again')
}
