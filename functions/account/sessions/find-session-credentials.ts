import { type Credentials, findCredentials } from '../../data/credentials.ts'
import type { Table } from '../../data/table.ts'
import type { SessionContext } from '../../http/handle.ts'
import { findSessionUser } from './find-session-user.ts'

/** The credentials of a session's user. */
export const findSessionCredentials = async (table: Table, session: SessionContext): Promise<Credentials> => {
  const { userId, email } = await findSessionUser(table, session)
  const credentials = await findCredentials(table, email)
  // The address is changed in one transaction: a read in between finds one or the other.
  if (credentials?.userId !== userId) throw new Error('a user without credentials')
  return credentials
}
