import { findCompany } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { isActive, listMembers, removeMembership } from '../data/memberships.ts'
import { changed } from '../data/retry-on-change.ts'
import { clearDefaultCompany, findUser } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { endCompanySessions } from './end-company-sessions.ts'
import { endInvitationsOf } from './end-invitations.ts'
import { requireAdministrator } from './require-administrator.ts'

/** Ids of the events, drawn once for all attempts. */
export interface MembershipEndEventIds {
  decidedId: string
  toldId: string
}

/**
 * Removes a user from a company, with their invitations and sessions for it: by themselves (`left`) or by an
 * administrator (`removed`). Requires that an administrator stays; leaving a company empty is refused as well.
 */
export const endMembership = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  named: { companyId: string; userId: string },
  how: 'left' | 'removed',
  { decidedId, toldId }: MembershipEndEventIds,
): Promise<'ended' | 'notMember' | 'lastAdministrator' | typeof changed> => {
  const { table, clock } = deps
  const { companyId, userId } = named
  const [company, members, user] = await Promise.all([
    findCompany(table, companyId),
    listMembers(table, companyId),
    findUser(table, userId),
  ])
  const member = members.find((each) => each.userId === userId)
  if (!company || !user || !isActive(member)) return 'notMember'
  const keeping = requireAdministrator(table, company, members, member)
  if (!keeping || (how === 'left' && members.filter(isActive).length === 1)) return 'lastAdministrator'
  const now = clock()
  const written = await table.transact({
    ...removeMembership(table, member),
    ...keeping,
    ...(await endInvitationsOf(table, named)),
    user: user.companyId === companyId ? clearDefaultCompany(table, user) : undefined,
    event: recordEvent(table, { name: 'membership-decided', ...named, decision: how }, decidedId, now),
    told: recordEvent(
      table,
      { name: 'company-users-changed', ...named, news: how, email: user.email, role: member.role },
      toldId,
      now,
    ),
  })
  if (!written.ok) return changed
  await endCompanySessions(deps, named, now.toISOString())
  return 'ended'
}
