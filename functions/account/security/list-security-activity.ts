import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { listSecurityLogBetween } from '../../data/security-log.ts'
import { answer, type Handler } from '../../http/handle.ts'

/** The number shown: enough to notice another person's activity. */
const maxShown = 30

export const listSecurityActivity: Handler<typeof accountEndpoints.listSecurityActivity> = async (
  { session },
  { table },
) => {
  const notes = await listSecurityLogBetween(table, session, maxShown)
  return answer({
    news: notes.map(({ noteId, news, happenedAt, ip = '', userAgent = '', about = '' }) => ({
      id: noteId,
      what: news,
      happened_at: happenedAt,
      ip,
      user_agent: userAgent,
      about,
    })),
  })
}
