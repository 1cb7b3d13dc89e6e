import type { Table } from '../../functions/data/table.ts'

/** All of a company's items whose sort key begins with `prefix`, as they are stored now. */
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
