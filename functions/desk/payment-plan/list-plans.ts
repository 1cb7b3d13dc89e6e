import { findCompany } from '../../data/companies.ts'
import { findFacility } from '../../data/facilities.ts'
import { inBatches } from '../../data/in-batches.ts'
import { listFacilityPlans, listOpenPaymentPlans, type PaymentPlan } from '../../data/payment-plans.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describePlan } from './describe-plan.ts'

/** The number of plans examined concurrently. */
const atOnce = 8

export const listPlansAct: RunAct<'plan-list'> = async ({ facilityId }, _act, { table, clock }) => {
  const plans: PaymentPlan[] = []
  if (facilityId) {
    const facility = await findFacility(table, facilityId)
    if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
    plans.push(...(await listFacilityPlans(table, facility)))
  } else for await (const plan of listOpenPaymentPlans(table)) plans.push(plan)
  return {
    ok: true,
    plans: await inBatches(plans, atOnce, async (plan) => ({
      companyId: plan.companyId,
      ...companyNamesOf(await findCompany(table, plan.companyId)),
      ...(await describePlan(table, plan, clock())),
    })),
  }
}
