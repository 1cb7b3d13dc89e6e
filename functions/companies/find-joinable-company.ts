import type { ParsedInput } from '#shared/api/endpoint.ts'
import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { countCall } from '../account/limits/count-call.ts'
import { findCompany } from '../data/companies.ts'
import { findCompanyIdOfNumber } from '../data/company-numbers.ts'
import { findMembership, isActive } from '../data/memberships.ts'
import { refuse, type SessionContext } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

type Numbers = ParsedInput<typeof companiesEndpoints.lookUpCompany>['body']

/** Attempts a day for each user, so that borrowers cannot be found by probing. */
const maxLookUps = 20

const companyIdsOf = async ({ table }: Deps, { brn, uscc, company_number }: Numbers) =>
  Promise.all([
    ...(brn ? [findCompanyIdOfNumber(table, { kind: 'brn', number: brn })] : []),
    ...(uscc ? [findCompanyIdOfNumber(table, { kind: 'uscc', number: uscc })] : []),
    ...(company_number ? [findCompany(table, company_number).then((company) => company?.companyId)] : []),
  ])

/** The company with these numbers, if the user may request to join it; otherwise why not. */
export const findJoinableCompany = async (deps: Deps, { userId }: SessionContext, numbers: Numbers) => {
  const { table } = deps
  const ofDay = countCall(deps, 'company-look-up', userId, maxLookUps)
  if (!(await table.write(ofDay.write))) return ofDay.refusal()
  const [companyId, ...others] = await companyIdsOf(deps, numbers)
  if (others.some((other) => other !== companyId)) return refuse('duplicateBrn')
  if (companyId === undefined) return refuse('notFound')
  const membership = await findMembership(table, { companyId, userId })
  if (isActive(membership)) return refuse('alreadyInCompany')
  if (membership) return refuse('alreadyHasBrn')
  return { ok: true, companyId } as const
}
