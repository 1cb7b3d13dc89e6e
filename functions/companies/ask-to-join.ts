import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { recordEvent } from '../data/events.ts'
import { replaceMembership } from '../data/memberships.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findJoinableCompany } from './find-joinable-company.ts'

export const askToJoin: Handler<typeof companiesEndpoints.askToJoin> = async (
  { input: { body }, session },
  deps,
) => {
  const { table, clock, random } = deps
  const { userId } = session
  const found = await findJoinableCompany(deps, session, body)
  if (!found.ok) return found
  const user = await findUser(table, userId)
  if (!user) throw new Error('a session without a user')
  const { companyId } = found
  const now = clock()
  const role = 'user'
  const written = await table.transact({
    ...replaceMembership(table, {
      companyId,
      userId,
      role,
      status: 'Confirming',
      since: now.toISOString(),
      version: 0,
    }),
    told: recordEvent(
      table,
      {
        name: 'company-users-changed',
        companyId,
        news: 'asked',
        email: user.email,
        role,
        userId,
      },
      random.id(),
      now,
    ),
  })
  // A concurrent invitation, or another call of the same user, was faster.
  return written.ok ? answer(null) : refuse('alreadyHasBrn')
}
