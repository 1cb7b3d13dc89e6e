import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import type { Item, Key, Table } from './table.ts'

/** Items of one kind in the partitions of companies: the sort key of each is `prefix` and its id. */
export const companyItems = <Entity, Id extends string = string>(prefix: string) => {
  const key = (companyId: string, id: Id): Key => companyItemKey(companyId, `${prefix}${id}`)
  return {
    key,
    find: (table: Table, companyId: string, id: Id): Promise<Item<Entity> | undefined> =>
      table.get<Entity>(key(companyId, id)),
    list: (table: Table, companyId: string): Promise<Item<Entity>[]> =>
      listCompanyItems(table, companyId, prefix),
  }
}
