import { awaitsSignerCheck, findAgreement } from '../data/agreements.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { addShops } from './add-shops.ts'
import { decideApplication } from './decide-application.ts'
import { grantIncrease } from './grant-increase.ts'
import { startPaymentPlan } from './start-payment-plan.ts'

/**
 * Everyone has signed: the limit is raised, computed, or recalculated, unless orders are still being imported, or the
 * payment plan starts. Nothing is granted while the lender has yet to check how it was signed: the acknowledgement records the event again.
 */
export const onSigningCompleted: Subscriber<'signing-completed'> = async (
  { companyId, agreementId },
  deps,
) => {
  const agreement = await findAgreement(deps.table, companyId, agreementId)
  if (!agreement) throw new Error(`company ${companyId} has no agreement ${agreementId}`)
  if (awaitsSignerCheck(agreement)) return
  if (agreement.kind === 'addendum') await addShops(agreement, deps)
  else if (agreement.kind === 'increase') await grantIncrease(agreement, deps)
  else if (agreement.kind === 'plan') await startPaymentPlan(agreement, deps)
  else await decideApplication(agreement, deps)
}
