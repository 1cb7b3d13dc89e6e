import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { withdrawLimitRequest, withdrawRenewalRequest } from '../credit/withdraw-credit-request.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { findLimitRequest } from '../data/limit-requests.ts'
import { findRenewalRequest } from '../data/renewal-requests.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { withdrawDrawdown } from '../drawdown/withdraw-drawdown.ts'
import { type Handler, refuse } from '../http/handle.ts'

/** Withdraws an application of any kind that the lender has not decided. Idempotent for every caller and key. */
export const withdrawApplication: Handler<typeof applicationEndpoints.withdrawApplication> = async (
  { input, session, storeResponse },
  deps,
) => {
  const { companyId } = session
  const { approval_id: id } = input.body
  const outcome = await retryOnChange(async () => {
    const [drawdown, limitRequest, renewal] = await Promise.all([
      findDrawdown(deps.table, companyId, id),
      findLimitRequest(deps.table, companyId, id),
      findRenewalRequest(deps.table, companyId, id),
    ])
    // The promissory note of a new drawdown may be stored at any moment, which makes the read outdated.
    if (drawdown) return withdrawDrawdown(drawdown, storeResponse, deps)
    if (limitRequest) return withdrawLimitRequest(limitRequest, storeResponse, deps)
    if (renewal) return withdrawRenewalRequest(renewal, storeResponse, deps)
    return refuse('notFound', [{ field: 'body.approval_id', rule: 'invalid' }])
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
