import { findCompany } from '../data/companies.ts'
import type { Item, Table, Write } from '../data/table.ts'
import { replaceUser, type User } from '../data/users.ts'

/**
 * The write that makes a joined company the default of the user's logins, if their own company is an empty one from the
 * signup.
 */
export const setJoinedAsDefault = async (
  table: Table,
  user: Item<User>,
  companyId: string,
): Promise<Write | undefined> => {
  const usual = user.companyId === undefined ? undefined : await findCompany(table, user.companyId)
  const isEmpty = !usual || (usual.kycStatus === 'draft' && usual.kycId === undefined)
  return isEmpty && user.companyId !== companyId ? replaceUser(table, { ...user, companyId }) : undefined
}
