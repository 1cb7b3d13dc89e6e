import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { findBusinessInformation } from '../data/business-information.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

export const getBusinessInformation: Handler<typeof applicationEndpoints.getBusinessInformation> = async (
  { session },
  { table },
) => {
  const line = lineOfSession(session)
  const information = await findBusinessInformation(table, session.companyId, line.productCode)
  return answer(information?.fields ?? null)
}
