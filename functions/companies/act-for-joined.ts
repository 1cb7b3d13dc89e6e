import { findCompany } from '../data/companies.ts'
import type { Item, Table, Write } from '../data/table.ts'
import { replaceUser, type User } from '../data/users.ts'

/**
 * The write by which the logins of who has joined a company act for it from now on, where the company that they came
 * with is an empty one that they signed up with.
 */
export const actForJoined = async (
  table: Table,
  user: Item<User>,
  companyId: string,
): Promise<Write | undefined> => {
  const usual = user.companyId === undefined ? undefined : await findCompany(table, user.companyId)
  const isEmpty = !usual || (usual.kycStatus === 'draft' && usual.kycId === undefined)
  return isEmpty && user.companyId !== companyId ? replaceUser(table, { ...user, companyId }) : undefined
}
