import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { startPlanOn } from '#shared/repayment/plan-changes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { PlanAgreement } from '../data/agreements.ts'
import { replaceWeeks } from '../data/change-schedule.ts'
import { listChargesOfDrawdown, replaceChargeOrder } from '../data/charge-orders.ts'
import { findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { findPaymentPlan, replacePaymentPlan } from '../data/payment-plans.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Puts a payment plan into force as signed by everyone, once: the drawdown counts as restructured, and its open charge
 * orders are under the plan. Weeks of sales that are still to be charged are replaced by its dates. If nothing is owed any more, the offer lapses.
 */
export const startPaymentPlan = async (
  { companyId, planId }: Pick<PlanAgreement, 'companyId' | 'planId'>,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<void> => {
  const outcome = await retryOnChange(async () => {
    const plan = await findPaymentPlan(table, companyId, planId)
    if (!plan) throw new Error(`company ${companyId} has no payment plan ${planId}`)
    if (plan.status !== 'offered') return undefined
    const { facilityId, drawdownId } = plan
    const [drawdown, facility] = await Promise.all([
      findDrawdown(table, companyId, drawdownId),
      findFacility(table, facilityId),
    ])
    if (!drawdown || !facility) throw new Error(`payment plan ${planId} is of no drawdown`)
    const now = clock()
    const today = businessDate(now)
    if (drawdown.status === 'repaid') {
      const written = await table.transact({
        plan: replacePaymentPlan(table, { ...plan, status: 'lapsed', endedOn: today }),
      })
      return written.ok ? undefined : changed
    }
    const dates = plan.instalments.map(({ dueDate }) => dueDate)
    const dated = plan.replacesWeeksUntil ? replaceWeeks(drawdown, facility, today, dates) : drawdown
    const charges = await listChargesOfDrawdown(table, drawdown)
    const started = charges
      .filter(({ status }) => isOpenCharge(status))
      .map((charge) => startPlanOn(charge, plan, today))
    const written = await table.transact<string>({
      ...postToLedger(
        table,
        facility,
        Object.fromEntries(started.map(({ overdue }, index) => [`overdue${index}`, overdue])),
        now,
      ),
      ...Object.fromEntries(
        started.map(({ charge }, index) => [`charge${index}`, replaceChargeOrder(table, charge)]),
      ),
      drawdown: replaceDrawdown(table, { ...dated, planId, restructuredOn: today }),
      plan: replacePaymentPlan(table, { ...plan, status: 'in force', inForceOn: today }),
      event: recordEvent(
        table,
        { name: 'payment-plan-started', companyId, facilityId, planId },
        `payment-plan-started:${planId}`,
        now,
      ),
    })
    return written.ok ? undefined : changed
  })
  if (outcome === changed) throw new Error(`payment plan ${planId} was changed at every try`)
}
