import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import type { ProductLineId } from '#shared/product-lines/product-lines.ts'
import { absent } from './condition.ts'
import { check, create, type Item, replace, type Table, type Write } from './table.ts'

export interface Company {
  companyId: string
  ownerUserId: string
  kycStatus: KycStatus
  /** Set from KYC; absent while the company is a draft. */
  registerNameEn?: string
  registerNameCn?: string
  kycId?: string
  /** The KYC by which an approved company would change. Until it is approved, the company is what `kycId` says. */
  change?: { kycId: string; kycStatus: KycStatus }
  /** The line that it was founded on. Not kept of every company: see `lineOfCompany`. */
  lineId?: ProductLineId
  createdAt: string
  version: number
}

export const companyPartition = (companyId: string): string => `COMPANY#${companyId}`

const key = (companyId: string) => ({ pk: companyPartition(companyId), sk: 'COMPANY' })

/** Access pattern: a company by id. */
export const findCompany = (table: Table, companyId: string): Promise<Item<Company> | undefined> =>
  table.get<Company>(key(companyId))

/** Holds while the KYC in force is the one that was read. */
export const expectKycInForce = (table: Table, { companyId, kycId }: Company): Write =>
  check<Company>(table, key(companyId), { kycId: kycId ?? absent })

/** The draft company that a user gets at signup; version 1. */
export const createCompany = (table: Table, company: Company): Write =>
  create<Company>(table, { ...key(company.companyId), type: 'company', ...company })

/** The KYC that is in the hands of the seller or the lender: the change of an approved company, otherwise its own. */
export const openKycIdOf = ({ kycId, change }: Company): string | undefined => change?.kycId ?? kycId

/** A company as it stands once one of its KYCs does. */
export const withKycStatus = (company: Company, kycId: string, kycStatus: KycStatus): Company =>
  company.change?.kycId === kycId ? { ...company, change: { kycId, kycStatus } } : { ...company, kycStatus }

export const replaceCompany = (table: Table, company: Company): Write =>
  replace<Company>(table, { ...key(company.companyId), type: 'company', ...company })

/** Has what is mailed to the company's owner go to somebody else. Fails where the company was changed since it was read. */
export const handOverCompany = (table: Table, company: Company, ownerUserId: string): Write =>
  replaceCompany(table, { ...company, ownerUserId })
