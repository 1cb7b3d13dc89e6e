import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { findSession, removeSession } from '../../data/sessions.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'

/** Looks in the caller's own partition alone: another user's session is as unknown as one that never was. */
export const endSession: Handler<typeof accountEndpoints.endSession> = async (
  { input: { params }, session: { userId } },
  { table, clock },
) => {
  const named = { userId, sessionId: params.id }
  if (!(await findSession(table, named, clock()))) return refuse('notFound')
  await table.transact({ session: removeSession(table, named) })
  return answer(null)
}
