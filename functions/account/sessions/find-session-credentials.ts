import { type Credentials, findCredentials } from '../../data/credentials.ts'
import type { Table } from '../../data/table.ts'
import type { SessionContext } from '../../http/handle.ts'
import { findSessionUser } from './find-session-user.ts'

/** What the user of a session logs in with. */
export const findSessionCredentials = async (table: Table, session: SessionContext): Promise<Credentials> => {
  const { userId, email } = await findSessionUser(table, session)
  const credentials = await findCredentials(table, email)
  // The address is changed in one transaction: whoever comes in between finds the one or the other.
  if (credentials?.userId !== userId) throw new Error('a user without credentials')
  return credentials
}
