import { businessDate } from '#shared/time/business-date.ts'
import { type Agreement, findAgreement, isBeingSigned, replaceAgreement } from '../../data/agreements.ts'
import { recordEvent } from '../../data/events.ts'
import { findFacility } from '../../data/facilities.ts'
import {
  findPaymentPlan,
  type PaymentPlan,
  planStatusAt,
  replacePaymentPlan,
} from '../../data/payment-plans.ts'
import { updateSignerChecks } from '../../data/signer-checks.ts'
import { appendSigningEvents } from '../../data/signing-events.ts'
import type { Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** The signing ends with the offer. Undefined once everyone has signed. */
const endSigning = async (table: Table, { companyId, agreementId }: PaymentPlan, now: Date) => {
  const agreement = agreementId ? await findAgreement(table, companyId, agreementId) : undefined
  if (agreement?.status === 'signed') return undefined
  if (!agreement || !isBeingSigned(agreement)) return {}
  const withdrawn: Agreement = { ...agreement, status: 'withdrawn' }
  const chained = appendSigningEvents(
    table,
    withdrawn,
    [{ kind: 'withdrawn', details: { why: 'lender' } }],
    now,
  )
  return {
    agreement: replaceAgreement(table, chained.agreement),
    ...updateSignerChecks(table, agreement, withdrawn),
    ...chained.writes,
  }
}

export const withdrawPlanAct: RunAct<'plan-withdraw'> = async (
  { facilityId, planId },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId } = facility
  const plan = await findPaymentPlan(table, companyId, planId)
  if (plan?.facilityId !== facilityId)
    return refuseAct('notFound', `facility ${facilityId} has no payment plan ${planId}`)
  const now = clock()
  const outcome = { ok: true as const, facilityId, planId, status: 'withdrawn' as const }
  // A repeated request changes nothing.
  if (plan.status === 'withdrawn') return outcome
  const status = planStatusAt(plan, now)
  if (status !== 'offered') return refuseAct('wrongState', `the payment plan is ${status}`)
  const ended = await endSigning(table, plan, now)
  if (!ended) return refuseAct('wrongState', 'everyone has signed the payment plan')
  const written = await table.transact<string>({
    ...ended,
    plan: replacePaymentPlan(table, { ...plan, status: 'withdrawn', endedOn: businessDate(now) }),
    event: recordEvent(
      table,
      { name: 'payment-plan-ended', companyId, facilityId, planId, how: 'withdrawn' },
      `payment-plan-ended:${planId}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: { planId, status: plan.status },
      after: { planId, status: 'withdrawn' },
    }),
  })
  return written.ok
    ? outcome
    : refuseAct('changedMeanwhile', 'the payment plan was changed at the same moment; look again')
}
