import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { isActive, listMembers, removeMembership } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { clearDefaultCompany, findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { endCompanySessions } from './end-company-sessions.ts'
import { endInvitationsOf } from './end-invitations.ts'
import { keepAdministrator } from './keep-administrator.ts'

/** The next login acts for another company of the user's, or for a new one of their own. */
export const leaveCompany: Handler<typeof companiesEndpoints.leaveCompany> = async (
  { session: { companyId, userId } },
  deps,
) => {
  const { table, clock, random } = deps
  const named = { companyId, userId }
  const [decidedId, toldId] = [random.id(), random.id()]
  const outcome = await retryOnChange(async () => {
    const [company, members, user] = await Promise.all([
      findCompany(table, companyId),
      listMembers(table, companyId),
      findUser(table, userId),
    ])
    const member = members.find((each) => each.userId === userId)
    if (!company || !user || !isActive(member)) return refuse('notFound')
    const keeping = keepAdministrator(table, company, members, member)
    if (!keeping || members.filter(isActive).length === 1) return refuse('lastAdministrator')
    const now = clock()
    const written = await table.transact({
      ...removeMembership(table, member),
      ...keeping,
      ...(await endInvitationsOf(table, named)),
      user: user.companyId === companyId ? clearDefaultCompany(table, user) : undefined,
      event: recordEvent(table, { name: 'membership-decided', ...named, decision: 'left' }, decidedId, now),
      told: recordEvent(
        table,
        { name: 'company-users-changed', ...named, news: 'left', email: user.email, role: member.role },
        toldId,
        now,
      ),
    })
    if (!written.ok) return changed
    await endCompanySessions(deps, named, now.toISOString())
    return answer(null)
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
