import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { endMembership } from './end-membership.ts'

/** The next login acts for another company of the user, or for a new one of their own. */
export const leaveCompany: Handler<typeof companiesEndpoints.leaveCompany> = async (
  { session: { companyId, userId } },
  deps,
) => {
  const ids = { decidedId: deps.random.id(), toldId: deps.random.id() }
  const outcome = await retryOnChange(() => endMembership(deps, { companyId, userId }, 'left', ids))
  if (outcome === changed) return refuse('changedMeanwhile')
  if (outcome === 'notMember') return refuse('notFound')
  return outcome === 'ended' ? answer(null) : refuse(outcome)
}
