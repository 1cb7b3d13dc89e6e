import type { DataOf } from '#shared/api/endpoint.ts'
import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { type Company, findCompany } from '../data/companies.ts'
import { listMemberships, type Membership } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'
import { findUser } from '../data/users.ts'
import type { SessionContext } from '../http/handle.ts'

type Affiliation = DataOf<typeof companiesEndpoints.listUserCompanies>[number]

const describe = (
  { companyId, registerNameEn, registerNameCn, kycStatus }: Company,
  { role, status }: Membership,
  usual: string | undefined,
  current: string,
): Affiliation => ({
  companyId,
  id: companyId,
  registerNameEn: registerNameEn ?? null,
  registerNameCn: registerNameCn ?? null,
  kycStatus,
  isDefault: companyId === usual,
  role,
  status,
  is_current: companyId === current,
})

const rankOf = ({ is_current, isDefault }: Affiliation): number => (is_current ? 0 : isDefault ? 1 : 2)

/** The caller's companies: the session's first, then the default, then by name. */
export const listOwnCompanies = async (
  table: Table,
  { userId, companyId: current }: SessionContext,
): Promise<Affiliation[]> => {
  const [user, memberships] = await Promise.all([findUser(table, userId), listMemberships(table, userId)])
  const found = await Promise.all(
    memberships.map(async (membership) => {
      const company = await findCompany(table, membership.companyId)
      return company ? [describe(company, membership, user?.companyId, current)] : []
    }),
  )
  const nameOf = ({ registerNameEn, companyId }: Affiliation) => registerNameEn ?? companyId
  return found
    .flat()
    .toSorted((one, other) => rankOf(one) - rankOf(other) || nameOf(one).localeCompare(nameOf(other)))
}
