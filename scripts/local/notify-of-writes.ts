import type { Table } from '../../functions/data/table.ts'

/** The table, which tells of each write that has landed, or may have. */
export const notifyOfWrites = (table: Table, tell: () => void): Table => ({
  ...table,
  transact: (writes) => table.transact(writes).finally(tell),
  write: (write) => table.write(write).finally(tell),
})
