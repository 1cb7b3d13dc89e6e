import { listUserSessions, removeSession } from '../data/sessions.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Ends the sessions in which a user acts for a company they were removed from, those alone that were opened until
 * `removedAt` (ISO timestamp, UTC): somebody may have let them in again. May be repeated.
 */
export const endCompanySessions = async (
  { table }: Pick<Deps, 'table'>,
  { companyId, userId }: { companyId: string; userId: string },
  removedAt: string,
): Promise<void> => {
  const sessions = await listUserSessions(table, userId)
  const ended = sessions.filter((each) => each.companyId === companyId && each.createdAt <= removedAt)
  await writeAll(
    table,
    ended.map((each) => removeSession(table, each)),
  )
}
