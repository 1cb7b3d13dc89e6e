import { findMembership, isAdministrator } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'

/** The caller is an administrator of the company now, whatever they were when the session was opened. */
export const mayBind = async (
  table: Table,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<boolean> => isAdministrator(await findMembership(table, { companyId, userId }))
