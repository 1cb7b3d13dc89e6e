import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { statusOfStep } from '#shared/application/position.ts'
import { pathOfStatus } from '#shared/application/position-screens.ts'
import { findBusinessInformation, replaceBusinessInformation } from '../data/business-information.ts'
import { advancePosition } from '../data/positions.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { hasAuthorisedShop } from '../shops/has-authorised-shop.ts'

export const saveBusinessInformation: Handler<typeof applicationEndpoints.saveBusinessInformation> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId } = session
  const now = clock()
  const line = lineOfSession(session)
  if (!(await hasAuthorisedShop(table, companyId, now))) return refuse('forbidden')
  const before = await findBusinessInformation(table, companyId, line.productCode)
  const written = await table.transact({
    information: replaceBusinessInformation(table, {
      companyId,
      productCode: line.productCode,
      fields: input.body,
      updatedAt: now.toISOString(),
      version: before?.version ?? 0,
    }),
    position: advancePosition(table, companyId, line, 'Business Info Submitted', now),
  })
  if (!written.ok) return refuse(written.failed.includes('position') ? 'wrongState' : 'alreadyDone')
  const status = statusOfStep(line, 'Business Info Submitted')
  return answer({ path: pathOfStatus(line, status), path_name: status })
}
