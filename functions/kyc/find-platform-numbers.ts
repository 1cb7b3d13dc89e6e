import { type CompanyNumber, findCompanyIdOfNumber } from '../data/company-numbers.ts'
import { listPaymentAccounts } from '../data/payment-accounts.ts'
import type { Table } from '../data/table.ts'

/** The company's numbers that come from payment platforms and are still its own. */
export const findPlatformNumbers = async (table: Table, companyId: string): Promise<CompanyNumber[]> => {
  const accounts = await listPaymentAccounts(table, companyId)
  const told = accounts.flatMap(({ companyNumber }) => companyNumber ?? [])
  const owners = await Promise.all(told.map((number) => findCompanyIdOfNumber(table, number)))
  return told.filter((_, index) => owners[index] === companyId)
}
