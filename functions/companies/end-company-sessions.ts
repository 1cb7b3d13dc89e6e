import { listUserSessions, removeSession } from '../data/sessions.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Ends a removed user's sessions for the company, only those opened until `removedAt` (ISO timestamp, UTC): they may
 * have joined again. Repeatable.
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
