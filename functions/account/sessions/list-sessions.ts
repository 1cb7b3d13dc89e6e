import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { listLiveSessions } from '../../data/sessions.ts'
import { answer, type Handler } from '../../http/handle.ts'

export const listSessions: Handler<typeof accountEndpoints.listSessions> = async (
  { session: current },
  { table, clock },
) => {
  const live = await listLiveSessions(table, current.userId, clock())
  return answer({
    sessions: live.map(({ sessionId, createdAt, expiresAt, ip, userAgent }) => ({
      id: sessionId,
      created_at: createdAt,
      expires_at: expiresAt,
      ip,
      user_agent: userAgent,
      is_current: sessionId === current.sessionId,
    })),
  })
}
