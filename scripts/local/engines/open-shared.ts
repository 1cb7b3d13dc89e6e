import { DatabaseSync } from 'node:sqlite'

/** Opens the SQLite file of a running engine: concurrent writers wait for each other. */
export const openShared = (database: string): DatabaseSync => new DatabaseSync(database, { timeout: 5000 })
