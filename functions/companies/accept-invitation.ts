import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { findCredentials } from '../data/credentials.ts'
import { endInvitation } from '../data/invitations.ts'
import { findMembership, isActive } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findUser, replaceUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { actForJoined } from './act-for-joined.ts'
import { findGoodInvitation } from './find-good-invitation.ts'
import { joinWrites } from './join-writes.ts'

/** Who has the mailed link has the mailbox: their account is activated, if it was not. Nobody is logged in by it. */
export const acceptInvitation: Handler<typeof companiesEndpoints.acceptInvitation> = async (
  { input: { body } },
  deps,
) => {
  const { table } = deps
  const outcome = await retryOnChange(async () => {
    const found = await findGoodInvitation(deps, body.token)
    if (!found.ok) return found
    const { invitation } = found
    const { companyId, email } = invitation
    const credentials = await findCredentials(table, email)
    const user = credentials && (await findUser(table, credentials.userId))
    if (!user) return refuse('userNotFound')
    if (user.blockedAt) return refuse('invitationLinkInvalid')
    const before = await findMembership(table, { companyId, userId: user.userId })
    const proven = { ...user, isActivated: true }
    const joining = isActive(before)
      ? { invitation: endInvitation(table, invitation) }
      : joinWrites(deps, invitation, user.userId, before)
    const written = await table.transact({
      ...joining,
      user:
        (await actForJoined(table, proven, companyId)) ??
        (user.isActivated ? undefined : replaceUser(table, proven)),
    })
    return written.ok ? answer({ email }) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
