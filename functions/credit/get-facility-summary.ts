import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { describeFacility } from './describe-facility.ts'

export const getFacilitySummary: Handler<typeof creditEndpoints.getFacilitySummary> = async (
  { session },
  { table },
) => {
  const line = lineOfSession(session)
  const facility = await findCompanyFacility(table, session.companyId, line.productCode)
  return answer(facility ? describeFacility(facility) : null)
}
