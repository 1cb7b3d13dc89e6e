import type { Table } from '../../functions/data/table.ts'

/** Counts the requests of each kind that a table sends. */
export const countRequests = (table: Table) => {
  const counts = { get: 0, batch: 0, query: 0 }
  const counted: Table = {
    ...table,
    get: (...given) => (counts.get++, table.get(...given)),
    getMany: (keys) => ((counts.batch += Math.ceil(keys.length / 100)), table.getMany(keys)),
    query: (options) => (counts.query++, table.query(options)),
    all: (options) => (counts.query++, table.all(options)),
  }
  return { counts, counted }
}
