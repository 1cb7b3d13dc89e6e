import { listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** The steps of an application are open only to a company with at least one authorised shop. */
export const hasAuthorisedShop = async (table: Table, companyId: string): Promise<boolean> =>
  (await listShops(table, companyId)).some(({ status }) => status === 'authorized')
