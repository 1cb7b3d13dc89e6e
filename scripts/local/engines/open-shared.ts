import { DatabaseSync } from 'node:sqlite'

/** Opens the SQLite file of an engine that runs: whoever comes while the other writes waits. */
export const openShared = (database: string): DatabaseSync => new DatabaseSync(database, { timeout: 5000 })
