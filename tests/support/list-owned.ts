import type { Table } from '../../functions/data/table.ts'

/** All stored items of a company whose sort key begins with `prefix`. */
export const listOwned = async <Entity>(
  table: Table,
  companyId: string,
  prefix: string,
): Promise<Entity[]> => {
  const items: Entity[] = []
  const pk = `COMPANY#${companyId}`
  for await (const item of table.all<Entity>({ pk, prefix, consistent: true })) items.push(item)
  return items
}
