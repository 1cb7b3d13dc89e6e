import { lineOfRegisterSource, type ProductLine, productLines } from '#shared/product-lines/product-lines.ts'
import { type Company, findCompany } from './companies.ts'
import type { Table } from './table.ts'
import { findUser, type User } from './users.ts'

/** The line that a company was founded on. Of one from before that was kept, it is its owner's. */
export const lineOfCompany = (
  { lineId }: Pick<Company, 'lineId'>,
  owner: Pick<User, 'registerSource'> | undefined,
): ProductLine | undefined => (lineId ? productLines[lineId] : lineOfRegisterSource(owner?.registerSource))

/** The line of a company that is known by its id. */
export const findCompanyLine = async (table: Table, companyId: string): Promise<ProductLine | undefined> => {
  const company = await findCompany(table, companyId)
  if (!company) return undefined
  return lineOfCompany(company, company.lineId ? undefined : await findUser(table, company.ownerUserId))
}
