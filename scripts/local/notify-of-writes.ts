import type { Table } from '../../functions/data/table.ts'

/** The table with a callback after each write that was, or may have been, committed. */
export const notifyOfWrites = (table: Table, tell: () => void): Table => ({
  ...table,
  transact: (writes) => table.transact(writes).finally(tell),
  write: (write) => table.write(write).finally(tell),
})
