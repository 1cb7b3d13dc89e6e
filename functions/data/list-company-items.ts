import { collect } from './collect.ts'
import { companyPartition } from './companies.ts'
import type { Item, Table } from './table.ts'

/** All items of a company whose sort key begins with `prefix`, in the order of their sort keys. */
export const listCompanyItems = <Entity>(
  table: Table,
  companyId: string,
  prefix: string,
): Promise<Item<Entity>[]> =>
  collect(table.all<Entity>({ pk: companyPartition(companyId), prefix, consistent: true }))
