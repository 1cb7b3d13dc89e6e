import { missedInstalment } from '#shared/repayment/payment-plan.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { findAgreement } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { findPaymentPlan, type PaymentPlan, planStatusAt, replacePaymentPlan } from '../data/payment-plans.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Write } from '../data/table.ts'
import { restoreAgreedTerms } from '../repayment/end-payment-plan.ts'
import { loadPlanBalance, type PlanBalance } from '../repayment/plan-balance.ts'
import type { Deps } from '../runtime/deps.ts'

type Ended = 'kept' | 'broken' | 'lapsed'

/** What ends a plan on a day, and the standing of one that was in force. Undefined while it goes on. */
const endOf = async (
  plan: PaymentPlan,
  today: BusinessDate,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<{ how: Ended; missedOn?: BusinessDate; standing?: PlanBalance } | undefined> => {
  const { companyId, agreementId } = plan
  if (plan.status === 'offered') {
    if (planStatusAt(plan, clock()) !== 'lapsed') return undefined
    const agreement = agreementId ? await findAgreement(table, companyId, agreementId) : undefined
    // Signed in time: it starts, perhaps after a check of its signatures.
    return agreement?.status === 'signed' ? undefined : { how: 'lapsed' }
  }
  const standing = await loadPlanBalance(table, plan)
  if (standing.drawdown.status === 'repaid') return { how: 'kept', standing }
  const missed = missedInstalment(plan, standing, today)
  return missed && { how: 'broken', missedOn: missed.dueDate, standing }
}

/**
 * Ends a payment plan that was kept or broken, or an offer that nobody signed in time; once, however often it is called.
 * The old terms apply again to the charge orders of a broken plan. Returns whether it ended.
 */
export const concludePaymentPlan = async (
  seen: Pick<PaymentPlan, 'companyId' | 'planId'>,
  today: BusinessDate,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<boolean> => {
  const { table, clock } = deps
  const outcome = await retryOnChange(async (): Promise<boolean | typeof changed> => {
    const plan = await findPaymentPlan(table, seen.companyId, seen.planId)
    if (plan?.status !== 'offered' && plan?.status !== 'in force') return false
    const ended = await endOf(plan, today, deps)
    if (!ended) return false
    const { how, missedOn, standing } = ended
    const { companyId, facilityId, planId } = plan
    const now = clock()
    const writes: Record<string, Write | undefined> = {
      plan: replacePaymentPlan(table, {
        ...plan,
        status: how,
        endedOn: today,
        ...(missedOn ? { missedOn } : {}),
      }),
      event: recordEvent(
        table,
        { name: 'payment-plan-ended', companyId, facilityId, planId, how },
        `payment-plan-ended:${planId}`,
        now,
      ),
    }
    if (standing) {
      const facility = await findFacility(table, facilityId)
      if (!facility) throw new Error(`payment plan ${planId} is of no facility`)
      Object.assign(writes, restoreAgreedTerms(table, plan, { ...standing, facility }, { today, now }))
    }
    const written = await table.transact<string>(writes)
    return written.ok ? true : changed
  })
  if (outcome === changed) throw new Error(`payment plan ${seen.planId} was changed at every try`)
  return outcome
}
