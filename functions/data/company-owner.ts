import { type Company, findCompany } from './companies.ts'
import { findMembership, isActive } from './memberships.ts'
import type { Table } from './table.ts'
import { findUser, type User } from './users.ts'

/** Whether a user may act for a company, whichever company their session is for. */
export const mayActFor = async (table: Table, userId: string, companyId: string): Promise<boolean> =>
  isActive(await findMembership(table, { companyId, userId }))

/** A company and its owner. Throws when either is missing: an event references only what exists. */
export const findCompanyOwner = async (
  table: Table,
  companyId: string,
): Promise<{ company: Company; owner: User }> => {
  const company = await findCompany(table, companyId)
  const owner = company && (await findUser(table, company.ownerUserId))
  if (!company || !owner) throw new Error(`company ${companyId} has no owner`)
  return { company, owner }
}
