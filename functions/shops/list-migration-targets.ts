import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { isActive, listMemberships } from '../data/memberships.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listMigrationTargets: Handler<typeof shopsEndpoints.listMigrationTargets> = async (
  { session },
  { table },
) => {
  const others = (await listMemberships(table, session.userId)).filter(
    (membership) => isActive(membership) && membership.companyId !== session.companyId,
  )
  const companies = await Promise.all(others.map(({ companyId }) => findCompany(table, companyId)))
  return answer({
    companies: companies
      .filter((company) => company !== undefined)
      .map(({ companyId: id, registerNameEn, registerNameCn }) => ({
        id,
        name_en: registerNameEn ?? null,
        name_cn: registerNameCn ?? null,
      })),
  })
}
