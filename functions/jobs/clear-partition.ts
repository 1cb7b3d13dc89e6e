import { type Key, remove, type Table, type Write } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'

/** Removes all items of a partition. Those in `last`, by which the others are found, are removed last. */
export const clearPartition = async (
  table: Table,
  pk: string,
  last: readonly string[] = [],
): Promise<void> => {
  const removals: Write[] = []
  for await (const { sk } of table.all<Key>({ pk, consistent: true }))
    if (!last.includes(sk)) removals.push(remove(table, { pk, sk }))
  await writeAll(table, removals)
  await writeAll(
    table,
    last.map((sk) => remove(table, { pk, sk })),
  )
}
