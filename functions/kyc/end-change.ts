import { type Company, replaceCompany } from '../data/companies.ts'
import type { CompanyNumber } from '../data/company-numbers.ts'
import { type Kyc, replaceKyc } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'
import { releaseNumbers } from './claim-numbers.ts'

/**
 * The writes by which a company stays what it was although a change of it was handed in: the change is no more, the
 * numbers that it alone claimed are free, and its reviews belong to what stays in force.
 */
export const endChange = (
  table: Table,
  { change: _change, ...company }: Company,
  approved: Kyc,
  ended: Pick<Kyc, 'companyId' | 'reviews'> & { claimedNumbers?: readonly CompanyNumber[] },
): Record<string, Write> => ({
  company: replaceCompany(table, company),
  approved: replaceKyc(table, { ...approved, ...(ended.reviews ? { reviews: ended.reviews } : {}) }),
  ...releaseNumbers(table, ended.companyId, ended.claimedNumbers ?? [], approved.claimedNumbers ?? []),
})
