import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { pathOfStatus } from '#shared/application/position-screens.ts'
import { findPosition } from '../data/positions.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

export const getPosition: Handler<typeof applicationEndpoints.getPosition> = async (
  { session },
  { table },
) => {
  const line = lineOfSession(session)
  const position = await findPosition(table, session.companyId, line)
  return answer({
    path: position ? pathOfStatus(line, position.status) : null,
    path_name: position?.status ?? null,
  })
}
