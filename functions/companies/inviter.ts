import type { Invitation } from '../data/invitations.ts'
import { expectMembership, findMembership, isAdministrator } from '../data/memberships.ts'
import type { Table, Write } from '../data/table.ts'
import { expectUnblocked, findUser } from '../data/users.ts'

/**
 * Condition checks that the sender of an invitation is an administrator when it is used. Undefined if they are not any
 * more: an invitation is valid as long as its sender could send it.
 */
export const expectInviter = async (
  table: Table,
  { companyId, invitedBy }: Pick<Invitation, 'companyId' | 'invitedBy'>,
): Promise<Record<string, Write> | undefined> => {
  const [membership, user] = await Promise.all([
    findMembership(table, { companyId, userId: invitedBy }),
    findUser(table, invitedBy),
  ])
  if (!isAdministrator(membership) || !user || user.blockedAt) return undefined
  const held = { ...expectMembership(table, membership), user: expectUnblocked(table, invitedBy) }
  return Object.fromEntries(Object.entries(held).map(([name, write]) => [`inviter:${name}`, write]))
}
