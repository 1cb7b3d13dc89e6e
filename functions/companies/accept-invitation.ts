import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { endInvitation } from '../data/invitations.ts'
import { findMembership, isActive } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findValidInvitation } from './find-valid-invitation.ts'
import { joinWrites } from './join-writes.ts'
import { setJoinedAsDefault } from './set-joined-as-default.ts'

/** The link alone adds nobody to a company: the invited person has to log in, and the session continues as it is. */
export const acceptInvitation: Handler<typeof companiesEndpoints.acceptInvitation> = async (
  { input: { body }, session },
  deps,
) => {
  const { table } = deps
  const outcome = await retryOnChange(async () => {
    const [found, user] = await Promise.all([
      findValidInvitation(deps, body.token),
      findUser(table, session.userId),
    ])
    if (!found.ok) return found
    const { invitation, inviterHeld } = found
    const { companyId, email } = invitation
    if (user?.email !== email) return refuse('forbidden')
    const [before, joined] = await Promise.all([
      findMembership(table, { companyId, userId: user.userId }),
      setJoinedAsDefault(table, user, companyId),
    ])
    const joining = isActive(before)
      ? { invitation: endInvitation(table, invitation) }
      : joinWrites(deps, invitation, user.userId, before)
    const written = await table.transact({
      ...joining,
      ...inviterHeld,
      user: joined,
    })
    return written.ok ? answer({ email, company_id: companyId }) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
