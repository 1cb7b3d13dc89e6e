import { refreshContribution } from '../../functions/portfolio/refresh-contribution.ts'
import { plaintextEncryption } from '../torture/histories/plaintext-encryption.ts'
import { deliver } from './event-lanes.ts'
import { createMemoryTable, type MemoryTable } from './memory-table.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export interface MemoryApp extends TestApp {
  table: MemoryTable
  /** The number of generated ids, which are sequential. */
  idsDrawn(): number
}

/** The complete backend on a table in memory, for tests that return to an earlier state many times. */
export const createMemoryApp = async (options: TestAppOptions = {}): Promise<MemoryApp> => {
  const app = await createTestApp(options)
  const { deps, clock } = app
  const table = createMemoryTable(deps.config.tableName)
  let drawn = 0
  deps.table = table
  deps.seal = plaintextEncryption
  deps.random = {
    ...deps.random,
    id: () => `ffffffff-0000-4000-8000-${String(++drawn).padStart(12, '0')}`,
  }

  const openEvents = (): string[] =>
    table
      .items()
      .filter(
        ({ type, doneAt, due = '' }) =>
          type === 'event' && !doneAt && String(due) <= clock.now().toISOString(),
      )
      .map(({ eventId }) => String(eventId))

  return {
    ...app,
    table,
    idsDrawn: () => drawn,
    async drainEvents() {
      for (let eventIds = openEvents(); eventIds.length > 0; eventIds = openEvents())
        for (const eventId of eventIds) await deliver(eventId, deps)
      for (const { type, facilityId } of table.items())
        if (type === 'facility') await refreshContribution(deps.table, String(facilityId))
    },
    everyItem: async () => table.items(),
  }
}
