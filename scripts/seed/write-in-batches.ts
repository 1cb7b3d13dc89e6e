import type { Table, Write } from '../../functions/data/table.ts'

/** The number of writes in a transaction that every engine of the stack accepts. */
const batchSize = 10

/** Writes the initial content of a table, ten items a transaction. */
export const writeInBatches = async (table: Table, writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += batchSize)
    await table.transact(
      Object.fromEntries(writes.slice(start, start + batchSize).map((write) => [write.key.sk, write])),
    )
}
