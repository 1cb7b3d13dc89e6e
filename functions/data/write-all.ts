import { inBatches } from './in-batches.ts'
import type { Table, Write } from './table.ts'

/** The number of concurrent writes. Single writes cost half of what they would in transactions. */
const writesAtOnce = 50

/**
 * Executes any number of writes, each separately: after a crash, some are done and others are not. For repeatable work.
 */
export const writeAll = async (table: Table, writes: readonly Write[]): Promise<void> => {
  await inBatches(writes, writesAtOnce, (write) => table.write(write))
}
