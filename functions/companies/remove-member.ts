import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { endInvitation, findInvitation } from '../data/invitations.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { endMembership } from './end-membership.ts'

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
  const { id } = body
  const ids = { decidedId: deps.random.id(), toldId: deps.random.id() }
  const outcome = await retryOnChange(async () => {
    const ended = await endMembership(deps, { companyId, userId: id }, 'removed', ids)
    if (ended === 'notMember') return withdrawInvitation(deps, companyId, id)
    if (ended === 'lastAdministrator') return refuse(ended)
    return ended === 'ended' ? answer(null) : ended
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
