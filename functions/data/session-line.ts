import { type Line, lineOfRegisterSource } from '../../shared/lines/lines.ts'
import type { SessionContext } from '../http/handle.ts'
import type { Table } from './table.ts'
import { findUser } from './users.ts'

/** The product line that the session's user signed up on. */
export const lineOfSession = async (table: Table, session: SessionContext): Promise<Line> => {
  const user = await findUser(table, session.userId)
  if (!user) throw new Error('a session without a user')
  const line = lineOfRegisterSource(user.registerSource)
  if (!line) throw new Error(`no line has the register source ${user.registerSource}`)
  return line
}
