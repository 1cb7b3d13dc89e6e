import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { missedInstalment } from '#shared/repayment/payment-plan.ts'
import { endPlanOn } from '#shared/repayment/plan-changes.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { findAgreement } from '../data/agreements.ts'
import { type ChargeOrder, replaceChargeOrder } from '../data/charge-orders.ts'
import { findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { findPaymentPlan, type PaymentPlan, planStatusAt, replacePaymentPlan } from '../data/payment-plans.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Write } from '../data/table.ts'
import { planStanding } from '../repayment/plan-standing.ts'
import type { Deps } from '../runtime/deps.ts'

type Ended = 'kept' | 'broken' | 'lapsed'

/** What ends a plan on a day, and the charge orders that it leaves. Undefined while it goes on. */
const endOf = async (
  plan: PaymentPlan,
  today: BusinessDate,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<{ how: Ended; missedOn?: BusinessDate; charges: ChargeOrder[] } | undefined> => {
  const { companyId, agreementId } = plan
  if (plan.status === 'offered') {
    if (planStatusAt(plan, clock()) !== 'lapsed') return undefined
    const agreement = agreementId ? await findAgreement(table, companyId, agreementId) : undefined
    // Signed in time: it starts, perhaps after a check of its signatures.
    return agreement?.status === 'signed' ? undefined : { how: 'lapsed', charges: [] }
  }
  const standing = await planStanding(table, plan)
  if (standing.drawdown.status === 'repaid') return { how: 'kept', charges: [] }
  const missed = missedInstalment(plan, standing, today)
  return (
    missed && {
      how: 'broken',
      missedOn: missed.dueDate,
      charges: standing.charges.filter(({ status }) => isOpenCharge(status)),
    }
  )
}

/**
 * Ends a payment plan that was kept or broken, or an offer that nobody signed in time; once, however often it is called.
 * The old terms apply again to the charge orders of a broken plan. Returns whether it ended.
 */
export const followPaymentPlan = async (
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
    const { how, missedOn, charges } = ended
    const { companyId, facilityId, planId, drawdownId } = plan
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
    if (plan.status === 'in force') {
      const [drawdown, facility] = await Promise.all([
        findDrawdown(table, companyId, drawdownId),
        findFacility(table, facilityId),
      ])
      if (!drawdown || !facility) throw new Error(`payment plan ${planId} is of no drawdown`)
      const after = charges.map((charge) => endPlanOn(charge, plan, today))
      Object.assign(
        writes,
        // A charge order raised meanwhile under the plan has changed the drawdown.
        { drawdown: replaceDrawdown(table, drawdown) },
        after.some(({ overdue }) => overdue)
          ? postToLedger(
              table,
              facility,
              Object.fromEntries(after.map(({ overdue }, index) => [`overdue${index}`, overdue])),
              now,
            )
          : {},
        Object.fromEntries(
          after.map(({ charge }, index) => [`charge${index}`, replaceChargeOrder(table, charge)]),
        ),
      )
    }
    const written = await table.transact<string>(writes)
    return written.ok ? true : changed
  })
  if (outcome === changed) throw new Error(`payment plan ${seen.planId} was changed at every try`)
  return outcome
}
