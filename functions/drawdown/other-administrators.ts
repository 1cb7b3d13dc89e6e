import { isAdministrator, listMembers, type Membership } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'

/** The administrators of a company besides a user. */
export const listOtherAdministrators = async (
  table: Table,
  companyId: string,
  userId: string | undefined,
): Promise<Membership[]> =>
  (await listMembers(table, companyId)).filter(
    (member) => member.userId !== userId && isAdministrator(member),
  )
