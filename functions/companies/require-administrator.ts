import { type Company, transferCompany } from '../data/companies.ts'
import { expectMembership, isAdministrator, type Membership } from '../data/memberships.ts'
import type { Table, Write } from '../data/table.ts'

/**
 * Condition checks for a departing administrator: another one exists at that very moment, and takes over the company's
 * mails. Undefined if there is nobody else. If all leave concurrently, the last one's writes fail.
 */
export const requireAdministrator = (
  table: Table,
  company: Company,
  members: readonly Membership[],
  leaving: Membership,
): Record<string, Write> | undefined => {
  if (!isAdministrator(leaving)) return {}
  const keeper = members.find((each) => each.userId !== leaving.userId && isAdministrator(each))
  if (!keeper) return undefined
  const kept = Object.entries(expectMembership(table, keeper)).map(([name, write]) => [
    `keeper:${name}`,
    write,
  ])
  return {
    ...Object.fromEntries(kept),
    ...(company.ownerUserId === leaving.userId
      ? { owner: transferCompany(table, company, keeper.userId) }
      : {}),
  }
}
