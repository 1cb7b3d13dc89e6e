import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { isActive, listMembers, replaceMembership, withRole } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { isInternalEmail } from '../runtime/internal-email.ts'
import { endInvitationsOf } from './end-invitations.ts'
import { requireAdministrator } from './require-administrator.ts'

export const updateRole: Handler<typeof companiesEndpoints.updateRole> = async (
  { input: { body }, session: { companyId, userId } },
  { table, clock, random, config },
) => {
  const { user_id, role } = body
  const named = { companyId, userId: user_id }
  const [decidedId, toldId] = [random.id(), random.id()]
  const outcome = await retryOnChange(async () => {
    const [company, members, user] = await Promise.all([
      findCompany(table, companyId),
      listMembers(table, companyId),
      findUser(table, user_id),
    ])
    const member = members.find((each) => each.userId === user_id)
    if (!company || !user || !isActive(member))
      return refuse('notFound', [{ field: 'body.user_id', rule: 'invalid' }])
    if (member.role === role) return answer({ user_id, role })
    if (role === 'administrator' && isInternalEmail(user.email, config))
      return refuse('invalidInput', [{ field: 'body.role', rule: 'lenderColleague' }])
    const keeping = role === 'administrator' ? {} : requireAdministrator(table, company, members, member)
    if (!keeping) return refuse('lastAdministrator')
    const now = clock()
    const decision = role === 'administrator' ? 'madeAdministrator' : 'madeUser'
    const written = await table.transact({
      ...replaceMembership(table, withRole(member, role, userId, now)),
      ...keeping,
      ...(role === 'administrator' ? {} : await endInvitationsOf(table, named)),
      event: recordEvent(table, { name: 'membership-decided', ...named, decision }, decidedId, now),
      told: recordEvent(
        table,
        { name: 'company-users-changed', ...named, news: 'roleChanged', email: user.email, role },
        toldId,
        now,
      ),
    })
    return written.ok ? answer({ user_id, role }) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
