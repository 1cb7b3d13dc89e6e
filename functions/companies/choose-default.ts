import { changeUser } from '../account/profile/change-user.ts'
import { expectMembership, findMembership, isActive } from '../data/memberships.ts'
import { answer, refuse, type SessionContext } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** Sets the default company of the user's logins. Another user's company is as unknown as one that never existed. */
export const chooseDefault = async (deps: Deps, { userId }: SessionContext, companyId: string) => {
  const membership = await findMembership(deps.table, { companyId, userId })
  if (!isActive(membership)) return refuse('notFound', [{ field: 'body.company_id', rule: 'invalid' }])
  const chosen = await changeUser(deps, userId, (user) => ({
    user: { ...user, companyId },
    writes: expectMembership(deps.table, membership),
  }))
  return chosen.ok ? answer(true) : refuse('changedMeanwhile')
}
