import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { statusOfStep } from '#shared/application/position.ts'
import { pathOfStatus } from '#shared/application/position-screens.ts'
import { advancePosition, findPosition } from '../data/positions.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

/** A browser may start an application and repeat its position; it may not declare a step done. */
export const storePosition: Handler<typeof applicationEndpoints.storePosition> = async (
  { input, session },
  { table, clock },
) => {
  const line = lineOfSession(session)
  const first = statusOfStep(line, 'Drawdown Account Draft')
  if (input.body.path_name === first)
    await table.transact({
      position: advancePosition(table, session.companyId, line, 'Drawdown Account Draft', clock(), {
        orFirst: true,
      }),
    })
  const position = await findPosition(table, session.companyId, line)
  if (position?.status !== input.body.path_name) return refuse('wrongState')
  return answer({ path: pathOfStatus(line, position.status), path_name: position.status })
}
