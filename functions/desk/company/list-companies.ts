import type { CompanyListItem } from '#shared/desk/company.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type Company, findCompany, firstCompaniesCursor, listCompaniesSince } from '../../data/companies.ts'
import { listCompaniesOfStatus } from '../../data/company-lists.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import type { ItemPage, Table } from '../../data/table.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { describeFacility } from './describe-facility.ts'

const describe = async (table: Table, company: Company, today: BusinessDate): Promise<CompanyListItem> => ({
  companyId: company.companyId,
  ...companyNamesOf(company),
  kycStatus: company.kycStatus,
  changeStatus: company.change?.kycStatus ?? null,
  createdAt: company.createdAt,
  facilities: await Promise.all(
    (await listCompanyFacilities(table, company.companyId)).map((facility) =>
      describeFacility(table, facility, today),
    ),
  ),
})

const listEveryCompany = async (
  table: Table,
  { limit, cursor, newest }: { limit: number; cursor: string | undefined; newest: string },
): Promise<ItemPage<Company>> => {
  const { companies, next } = await listCompaniesSince(table, cursor ?? newest, limit, newest)
  return { items: companies, ...(next ? { cursor: next } : {}) }
}

export const listCompaniesAct: RunAct<'company-list'> = async (
  { status, search, limit, cursor },
  _act,
  { table, clock },
) => {
  const today = businessDate(clock())
  if (search !== undefined) {
    const named = await Promise.all((await companiesOf(table, search)).map((id) => findCompany(table, id)))
    const companies = named.flatMap((company) =>
      company && (!status || company.kycStatus === status) ? company : [],
    )
    return { ok: true, companies: await Promise.all(companies.map((each) => describe(table, each, today))) }
  }
  const { items, cursor: next } = await (status
    ? listCompaniesOfStatus(table, status, { limit, cursor })
    : listEveryCompany(table, { limit, cursor, newest: firstCompaniesCursor(clock()) }))
  const companies = await Promise.all(items.map((company) => describe(table, company, today)))
  return { ok: true, companies, ...(next ? { cursor: next } : {}) }
}
