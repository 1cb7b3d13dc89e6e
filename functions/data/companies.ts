import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import type { ProductLineId } from '#shared/product-lines/product-lines.ts'
import { absent } from './condition.ts'
import {
  check,
  create,
  groupIndex,
  type Item,
  type Key,
  type PutOf,
  put,
  replace,
  type Table,
  type Write,
} from './table.ts'

export interface Company {
  companyId: string
  ownerUserId: string
  kycStatus: KycStatus
  /** Set from KYC; absent while the company is a draft. */
  registerNameEn?: string
  registerNameCn?: string
  kycId?: string
  /** A pending change of an approved company. Until it is approved, `kycId` is in force. */
  change?: { kycId: string; kycStatus: KycStatus }
  /** The product line at registration. Not stored for every company: see `productLineOfCompany`. */
  lineId?: ProductLineId
  createdAt: string
  version: number
}

export const companyPartition = (companyId: string): string => `COMPANY#${companyId}`

/** The key of an item in the partition of a company. */
export const companyItemKey = (companyId: string, sk: string): Key => ({
  pk: companyPartition(companyId),
  sk,
})

/** Companies are listed by the month of their creation (UTC), `2027-01`, so that no index key is hot forever. */
const monthOf = (instant: string): string => instant.slice(0, 'yyyy-mm'.length)

/** There were no companies before this month. */
const firstMonth = '2026-01'

const groupOf = (month: string): string => `COMPANIES#${month}`

/** A company's index attributes in that list. */
export const companyListAttributes = ({
  companyId,
  createdAt,
}: Pick<Company, 'companyId' | 'createdAt'>) => ({
  gsi1pk: groupOf(monthOf(createdAt)),
  gsi1sk: `${createdAt}#${companyId}`,
})

export const companyKey = (companyId: string) => companyItemKey(companyId, 'COMPANY')

/** Access pattern: a company by id. */
export const findCompany = (table: Table, companyId: string): Promise<Item<Company> | undefined> =>
  table.get<Company>(companyKey(companyId))

/** Asserts that the KYC in force is still the one that was read. */
export const expectKycInForce = (table: Table, { companyId, kycId }: Company): Write =>
  check<Company>(table, companyKey(companyId), { kycId: kycId ?? absent })

export const statusGroup = (status: KycStatus): string => `COMPANIES-OF-STATUS#${status}`

/** The index item that lists a company by its status. */
export interface CompanyStatus extends Pick<Company, 'companyId' | 'kycStatus'> {}

/** Lists a company by its status, among those of every month. */
export const listByStatus = (
  table: Table,
  { companyId, kycStatus, createdAt }: Pick<Company, 'companyId' | 'kycStatus' | 'createdAt'>,
): PutOf<CompanyStatus> =>
  put<CompanyStatus>(table, {
    pk: companyPartition(companyId),
    sk: 'FOUNDBY#status',
    type: 'company-status',
    gsi1pk: statusGroup(kycStatus),
    gsi1sk: `${createdAt}#${companyId}`,
    companyId,
    kycStatus,
  })

/** Lists a stored company by its status, unless a later change of it has already done so. */
export const listByStatusIfAbsent = (table: Table, company: Company): Write => ({
  ...listByStatus(table, company),
  when: { pk: absent },
})

/** The draft company that a user gets at signup, and its place in the list of its status; version 1. */
export const createCompany = (
  table: Table,
  company: Company,
): Record<'company' | 'companyStatus', Write> => ({
  company: create<Company>(table, {
    ...company,
    ...companyKey(company.companyId),
    ...companyListAttributes(company),
    type: 'company',
  }),
  companyStatus: listByStatus(table, company),
})

/** The KYC being edited or reviewed: the change of an approved company, otherwise its own. */
export const openKycIdOf = ({ kycId, change }: Company): string | undefined => change?.kycId ?? kycId

/** A company after a change of one of its KYCs' status. */
export const withKycStatus = (company: Company, kycId: string, kycStatus: KycStatus): Company =>
  company.change?.kycId === kycId ? { ...company, change: { kycId, kycStatus } } : { ...company, kycStatus }

const replaceCompany = (table: Table, company: Company): Write =>
  replace<Company>(table, {
    ...company,
    ...companyKey(company.companyId),
    ...companyListAttributes(company),
    type: 'company',
  })

/** Replaces the company that was read, and lists it by its status. Fails if it was changed since. */
export const storeCompany = (table: Table, company: Company): Record<'company' | 'companyStatus', Write> => ({
  company: replaceCompany(table, company),
  companyStatus: listByStatus(table, company),
})

/** Changes the owner, who gets the company's mails. Fails if the company was changed since it was read. */
export const transferCompany = (table: Table, company: Company, ownerUserId: string): Write =>
  replaceCompany(table, { ...company, ownerUserId })

/** The first page of the list of all companies. */
export const firstCompaniesCursor = (now: Date): string => monthOf(now.toISOString())

const monthBefore = (month: string): string | undefined => {
  if (month <= firstMonth) return undefined
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`
}

const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/

/**
 * Access pattern: a page of all companies, the newest first, from a cursor that `firstCompaniesCursor` or the previous page
 * returned. Empty months are skipped. An invalid cursor, or one after `newest`, ends the list: otherwise the months
 * would never end.
 */
export const listCompaniesSince = async (
  table: Table,
  place: string,
  limit: number,
  newest: string,
): Promise<{ companies: Item<Company>[]; next: string | undefined }> => {
  const [from = '', cursor] = place.split(' ')
  if (!isMonth.test(from) || from > newest) return { companies: [], next: undefined }
  const companies: Item<Company>[] = []
  let month: string | undefined = from
  let after = cursor
  while (month) {
    const page = await table.query<Company>({
      pk: groupOf(month),
      index: groupIndex,
      newestFirst: true,
      limit: limit - companies.length,
      cursor: after,
    })
    companies.push(...page.items)
    if (page.cursor) return { companies, next: `${month} ${page.cursor}` }
    month = monthBefore(month)
    after = undefined
    if (companies.length === limit) break
  }
  return { companies, next: month }
}
