import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type Facility, findCompanyFacility } from '../data/facilities.ts'
import { type Refused, refuse, type SessionContext } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import type { Deps } from '../runtime/deps.ts'

/** The facility of a document for days up to today, or why there is no such document. */
export const findDocumentFacility = async (
  session: SessionContext,
  to: BusinessDate,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<{ ok: true; facility: Facility } | Refused<'notFound' | 'ruleBroken'>> => {
  if (to > businessDate(clock())) return refuse('ruleBroken', [{ field: 'body.to', rule: 'dateInvalid' }])
  const facility = await findCompanyFacility(table, session.companyId, lineOfSession(session).productCode)
  return facility ? { ok: true, facility } : refuse('notFound')
}
