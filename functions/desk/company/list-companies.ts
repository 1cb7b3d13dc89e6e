import type { CompanyListed } from '#shared/desk/company.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type Company, findCompany, listCompaniesSince, newestPage } from '../../data/companies.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import type { Item, Table } from '../../data/table.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { describeFacility } from './describe-facility.ts'

/**
 * The number of pages examined for companies in the requested state; then the list is shorter, and continues by its
 * cursor.
 */
const maxBatches = 6

const describe = async (table: Table, company: Company, today: BusinessDate): Promise<CompanyListed> => ({
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
  const found: Item<Company>[] = []
  const newest = newestPage(clock())
  let place: string | undefined = cursor ?? newest
  for (let batch = 0; batch < maxBatches && place && found.length < limit; batch++) {
    const page = await listCompaniesSince(table, place, limit - found.length, newest)
    found.push(...page.companies.filter(({ kycStatus }) => !status || kycStatus === status))
    place = page.next
  }
  const companies = await Promise.all(found.map((company) => describe(table, company, today)))
  return { ok: true, companies, ...(place ? { cursor: place } : {}) }
}
