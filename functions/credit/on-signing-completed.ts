import { findAgreement } from '../data/agreements.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { decideApplication } from './decide-application.ts'

/** Everyone has signed: the limit is computed, unless orders are still being imported. */
export const onSigningCompleted: Subscriber<'signing-completed'> = async (
  { companyId, agreementId },
  deps,
) => {
  const agreement = await findAgreement(deps.table, companyId, agreementId)
  if (!agreement) throw new Error(`company ${companyId} has no agreement ${agreementId}`)
  await decideApplication(agreement, deps)
}
