import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { endInvitation, findInvitation } from '../data/invitations.ts'
import { isActive, listMembers, removeMembership } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { clearDefaultCompany, findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { endCompanySessions } from './end-company-sessions.ts'
import { endInvitationsOf } from './end-invitations.ts'
import { keepAdministrator } from './keep-administrator.ts'

const unknown = () => refuse('notFound', [{ field: 'body.id', rule: 'invalid' }])

const withdrawInvitation = async ({ table }: Deps, companyId: string, invitationId: string) => {
  const invitation = await findInvitation(table, { companyId, invitationId })
  if (!invitation) return unknown()
  const written = await table.transact({ invitation: endInvitation(table, invitation) })
  return written.ok ? answer(null) : changed
}

export const removeMember: Handler<typeof companiesEndpoints.removeMember> = async (
  { input: { body }, session: { companyId } },
  deps,
) => {
  const { table, clock, random } = deps
  const named = { companyId, userId: body.id }
  const [decidedId, toldId] = [random.id(), random.id()]
  const outcome = await retryOnChange(async () => {
    const [company, members, user] = await Promise.all([
      findCompany(table, companyId),
      listMembers(table, companyId),
      findUser(table, body.id),
    ])
    const member = members.find(({ userId }) => userId === body.id)
    if (!company || !user || !isActive(member)) return withdrawInvitation(deps, companyId, body.id)
    const keeping = keepAdministrator(table, company, members, member)
    if (!keeping) return refuse('lastAdministrator')
    const now = clock()
    const written = await table.transact({
      ...removeMembership(table, member),
      ...keeping,
      ...(await endInvitationsOf(table, named)),
      user: user.companyId === companyId ? clearDefaultCompany(table, user) : undefined,
      event: recordEvent(
        table,
        { name: 'membership-decided', ...named, decision: 'removed' },
        decidedId,
        now,
      ),
      told: recordEvent(
        table,
        {
          name: 'company-users-changed',
          ...named,
          news: 'removed',
          email: user.email,
          role: member.role,
        },
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
