import { type CompanyNumber, findCompanyIdOfNumber } from '../data/company-numbers.ts'
import { findMembership, isActive } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'
import { refuse, type SessionContext } from '../http/handle.ts'

/**
 * Why a company cannot be submitted under numbers of another company: that one exists already, and its administrators
 * can invite the user; or the user belongs to it, or has requested to. Nobody else learns which company has a number.
 */
export const refuseTakenNumbers = async (
  table: Table,
  { userId }: SessionContext,
  taken: readonly CompanyNumber[],
) => {
  const fields = taken.map(({ kind }) => ({ field: `company_info.${kind}`, rule: 'numberTaken' as const }))
  const owners = await Promise.all(taken.map((number) => findCompanyIdOfNumber(table, number)))
  const memberships = await Promise.all(
    owners.map(async (companyId) =>
      companyId === undefined ? undefined : findMembership(table, { companyId, userId }),
    ),
  )
  const membership = memberships.find((each) => each !== undefined)
  if (isActive(membership)) return refuse('alreadyInCompany', fields)
  return refuse(membership ? 'alreadyHasBrn' : 'invitationNeeded', fields)
}
