import { inBatches } from './in-batches.ts'
import type { Table, Write } from './table.ts'

/** So many are under way together. One by one they cost half of what they would in transactions. */
const writesAtOnce = 50

/**
 * Carries out any number of writes, each by itself: where it breaks off, some are done and others are not. For what can
 * be done again.
 */
export const writeAll = async (table: Table, writes: readonly Write[]): Promise<void> => {
  await inBatches(writes, writesAtOnce, (write) => table.write(write))
}
