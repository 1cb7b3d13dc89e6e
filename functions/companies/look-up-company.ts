import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findJoinableCompany } from './find-joinable-company.ts'

/** Reveals that a company exists, not its users: its administrators accept requests. */
export const lookUpCompany: Handler<typeof companiesEndpoints.lookUpCompany> = async (
  { input: { body }, session },
  deps,
) => {
  const found = await findJoinableCompany(deps, session, body)
  if (found.ok) return refuse('invitationNeeded')
  return found.reason === 'notFound' ? answer(null) : found
}
