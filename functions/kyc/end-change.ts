import { type Company, storeCompany } from '../data/companies.ts'
import type { CompanyNumber } from '../data/company-numbers.ts'
import { type Kyc, replaceKyc } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'
import { releaseNumbers } from './claim-numbers.ts'

/**
 * The writes that end a submitted change of a company without effect: numbers that it alone claimed are released, and
 * its reviews are moved to the KYC in force.
 */
export const endChange = (
  table: Table,
  { change: _change, ...company }: Company,
  approved: Kyc,
  ended: Pick<Kyc, 'companyId' | 'reviews'> & { claimedNumbers?: readonly CompanyNumber[] },
): Record<string, Write> => ({
  ...storeCompany(table, company),
  approved: replaceKyc(table, { ...approved, ...(ended.reviews ? { reviews: ended.reviews } : {}) }),
  ...releaseNumbers(table, ended.companyId, ended.claimedNumbers ?? [], approved.claimedNumbers ?? []),
})
