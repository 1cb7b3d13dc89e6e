import { pathOfStatus } from '../../shared/position/position.ts'
import type { referenceEndpoints } from '../../shared/reference/reference.endpoints.ts'
import { findPosition } from '../data/positions.ts'
import { lineOfSession } from '../data/session-line.ts'
import { answer, type Handler } from '../http/handle.ts'

export const getPosition: Handler<typeof referenceEndpoints.getPosition> = async ({ session }, { table }) => {
  const line = await lineOfSession(table, session)
  const position = await findPosition(table, session.companyId, line)
  return answer({
    path: position ? pathOfStatus(line, position.status) : null,
    path_name: position?.status ?? null,
  })
}
