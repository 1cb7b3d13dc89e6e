import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { type Company, type CompanyStatus, companyKey, statusGroup } from './companies.ts'
import { listLatest } from './list-latest.ts'
import type { Item, ItemPage, Table } from './table.ts'

/** Access pattern: the companies of a status, the newest first. */
export const listCompaniesOfStatus = async (
  table: Table,
  kycStatus: KycStatus,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<Company>>> => {
  const { items, cursor } = await listLatest<CompanyStatus>(table, [{ pk: statusGroup(kycStatus) }], page)
  const companies = await table.getMany<Company>(items.map(({ companyId }) => companyKey(companyId)))
  return {
    // The index lags behind the table.
    items: companies.flatMap((company) => (company?.kycStatus === kycStatus ? company : [])),
    ...(cursor === undefined ? {} : { cursor }),
  }
}
