import { lineOfRegisterSource, type ProductLine, productLines } from '#shared/product-lines/product-lines.ts'
import { type Company, findCompany } from './companies.ts'
import type { Table } from './table.ts'
import { findUser, type User } from './users.ts'

/** A company's product line. For companies from before it was recorded, its owner's. */
export const productLineOfCompany = (
  { lineId }: Pick<Company, 'lineId'>,
  owner: Pick<User, 'registerSource'> | undefined,
): ProductLine | undefined => (lineId ? productLines[lineId] : lineOfRegisterSource(owner?.registerSource))

/** The product line of a company by id. */
export const findProductLine = async (table: Table, companyId: string): Promise<ProductLine | undefined> => {
  const company = await findCompany(table, companyId)
  if (!company) return undefined
  return productLineOfCompany(
    company,
    company.lineId ? undefined : await findUser(table, company.ownerUserId),
  )
}
