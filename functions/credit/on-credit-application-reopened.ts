import { findAgreementOfProduct } from '../data/agreements.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { decideApplication } from './decide-application.ts'

/** The seller applies again: the limit is computed, unless orders are still being imported. */
export const onCreditApplicationReopened: Subscriber<'credit-application-reopened'> = async (
  { companyId, productCode },
  deps,
) => {
  const agreement = await findAgreementOfProduct(deps.table, companyId, productCode)
  if (agreement?.status !== 'signed') throw new Error(`company ${companyId} has signed no agreement`)
  await decideApplication(agreement, deps, { reopens: true })
}
