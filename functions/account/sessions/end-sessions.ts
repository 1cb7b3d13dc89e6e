import { listUserSessions, removeSession } from '../../data/sessions.ts'
import type { Deps } from '../../runtime/deps.ts'

/** DynamoDB takes 100 writes in one transaction; one is left for the audit entry of the call. */
const maxWrites = 99

/**
 * Ends the sessions of a user that were opened with credentials of a version below `openedBefore`, at once for every
 * token bound to them. Repeatable. Returns the number of ended sessions.
 */
export const endSessions = async (
  { table }: Pick<Deps, 'table'>,
  userId: string,
  { openedBefore }: { openedBefore: number },
): Promise<number> => {
  const ended = (await listUserSessions(table, userId)).filter(
    ({ credentialsVersion }) => credentialsVersion < openedBefore,
  )
  for (let from = 0; from < ended.length; from += maxWrites) {
    const chunk = ended.slice(from, from + maxWrites)
    await table.transact(
      Object.fromEntries(chunk.map((session) => [session.sessionId, removeSession(table, session)])),
    )
  }
  return ended.length
}
