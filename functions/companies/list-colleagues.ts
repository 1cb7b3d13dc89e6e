import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { isActive, listMembers } from '../data/memberships.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listColleagues: Handler<typeof companiesEndpoints.listColleagues> = async (
  { session },
  { table },
) => {
  const members = (await listMembers(table, session.companyId)).filter(isActive)
  const found = await Promise.all(
    members.map(async ({ userId, role }) => {
      const user = await findUser(table, userId)
      return user ? [{ userId, user_name: user.name ?? '', email: user.email, role }] : []
    }),
  )
  return answer(found.flat())
}
