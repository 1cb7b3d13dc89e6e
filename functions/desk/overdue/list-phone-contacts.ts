import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import type { Callee } from '#shared/desk/overdue.ts'
import { isActive, isAdministrator, listMembers } from '../../data/memberships.ts'
import type { Table } from '../../data/table.ts'
import { findUser, phoneOf } from '../../data/users.ts'

/** The active members of a company with their numbers, administrators first, each in order of joining. */
export const listPhoneContacts = async (
  table: Table,
  companyId: string,
  { isMasked }: { isMasked: boolean },
): Promise<Callee[]> => {
  const members = (await listMembers(table, companyId))
    .filter(isActive)
    .toSorted(
      (a, b) => Number(isAdministrator(b)) - Number(isAdministrator(a)) || a.since.localeCompare(b.since),
    )
  const callees = await Promise.all(
    members.map(async ({ userId, role }): Promise<Callee | undefined> => {
      const user = await findUser(table, userId)
      if (!user) return undefined
      const phone = phoneOf(user)
      return {
        name: user.name ?? null,
        role: role,
        phone: phone === undefined ? null : isMasked ? maskMobile(phone) : phone,
      }
    }),
  )
  return callees.flatMap((callee) => callee ?? [])
}
