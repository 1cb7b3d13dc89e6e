import type { Table, Write } from '../../functions/data/table.ts'

/** As many writes as one transaction takes on each engine that the stack runs on. */
const batchSize = 10

/** Writes what a table has from the start, ten items a transaction. */
export const writeInBatches = async (table: Table, writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += batchSize)
    await table.transact(
      Object.fromEntries(writes.slice(start, start + batchSize).map((write) => [write.key.sk, write])),
    )
}
