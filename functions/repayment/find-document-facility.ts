import type { ParsedInput } from '#shared/api/endpoint.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { daysOfPeriod } from '#shared/repayment/document-period.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type Facility, findCompanyFacility } from '../data/facilities.ts'
import { type Refused, refuse, type SessionContext } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import type { Deps } from '../runtime/deps.ts'

type Wanted = ParsedInput<typeof repaymentEndpoints.requestPaper>['body']

/** The facility and the days of a document up to today, or why there is no such document. */
export const findDocumentFacility = async (
  session: SessionContext,
  { period, from = '', to = '' }: Wanted,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<
  { ok: true; facility: Facility; from: BusinessDate; to: BusinessDate } | Refused<'notFound' | 'ruleBroken'>
> => {
  const today = businessDate(clock())
  const days = daysOfPeriod(period, today) ?? { from, to }
  if (days.to > today) return refuse('ruleBroken', [{ field: 'body.to', rule: 'dateInvalid' }])
  const facility = await findCompanyFacility(table, session.companyId, lineOfSession(session).productCode)
  return facility ? { ok: true, facility, ...days } : refuse('notFound')
}
