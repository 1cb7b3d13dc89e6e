import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { describeFacility } from './describe-facility.ts'
import { findDrawdownObstacles } from './find-drawdown-obstacles.ts'

export const getFacilitySummary: Handler<typeof creditEndpoints.getFacilitySummary> = async (
  { session },
  { table, clock },
) => {
  const line = lineOfSession(session)
  const { companyId } = session
  const [facility, obstacleIn] = await Promise.all([
    findCompanyFacility(table, companyId, line.productCode),
    findDrawdownObstacles(table, companyId, clock()),
  ])
  return answer(
    facility ? { ...describeFacility(facility), drawdown_obstacle: obstacleIn(facility.currency) } : null,
  )
}
