import { findCompany } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { findMembership, removeMembership, replaceMembership, withRole } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findUser } from '../data/users.ts'
import { answer, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { setJoinedAsDefault } from './set-joined-as-default.ts'

/** Accepts a request to join, with the role of a user, or declines it; notifies the requester. */
export const decideRequest = async (
  deps: Deps,
  named: { companyId: string; userId: string },
  decision: 'confirmed' | 'rejected',
  decidedBy: string,
) => {
  const { table, clock, random } = deps
  const [decidedId, toldId] = [random.id(), random.id()]
  const outcome = await retryOnChange(async () => {
    const [membership, user, company] = await Promise.all([
      findMembership(table, named),
      findUser(table, named.userId),
      findCompany(table, named.companyId),
    ])
    if (!user || !company || membership?.status !== 'Confirming')
      return refuse('notFound', [{ field: 'body.user_id', rule: 'invalid' }])
    const now = clock()
    const written = await table.transact({
      ...(decision === 'confirmed'
        ? replaceMembership(
            table,
            withRole(
              { ...membership, status: 'Active', since: now.toISOString(), admittedBy: decidedBy },
              membership.role,
              decidedBy,
              now,
            ),
          )
        : removeMembership(table, membership)),
      user: decision === 'confirmed' ? await setJoinedAsDefault(table, user, named.companyId) : undefined,
      event: recordEvent(table, { name: 'membership-decided', ...named, decision }, decidedId, now),
      told:
        decision === 'confirmed'
          ? recordEvent(
              table,
              {
                name: 'company-users-changed',
                ...named,
                news: decision,
                email: user.email,
                role: membership.role,
              },
              toldId,
              now,
            )
          : undefined,
    })
    return written.ok ? answer(null) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
