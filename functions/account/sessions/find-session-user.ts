import type { Table } from '../../data/table.ts'
import { findUser, type User } from '../../data/users.ts'
import type { SessionContext } from '../../http/handle.ts'

/** The user of a session, who exists as long as their company does. */
export const findSessionUser = async (table: Table, { userId }: SessionContext): Promise<User> => {
  const user = await findUser(table, userId)
  if (!user) throw new Error('a session without a user')
  return user
}
