import { isActive, listMembers } from '../data/memberships.ts'
import { listSignatoryLinks, type SignatoryLink } from '../data/signatory-links.ts'
import type { Table } from '../data/table.ts'
import { findUser, type User } from '../data/users.ts'

/** A company's users in the portal, and which of its people they have proven to be. */
export interface UsersOfCompany {
  users: readonly User[]
  ties: readonly SignatoryLink[]
}

export const findUsersOfCompany = async (table: Table, companyId: string): Promise<UsersOfCompany> => {
  const findUsers = async () => {
    const members = (await listMembers(table, companyId)).filter(isActive)
    const users = await Promise.all(members.map(({ userId }) => findUser(table, userId)))
    return users.filter((user) => user !== undefined)
  }
  const [users, ties] = await Promise.all([findUsers(), listSignatoryLinks(table, companyId)])
  return { users, ties }
}
