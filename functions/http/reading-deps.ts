import type { Deps } from '../runtime/deps.ts'

const refuseToWrite = async (): Promise<never> => {
  throw new Error('an endpoint that is declared to read would write')
}

/** What an endpoint is given that is declared to read: it may be under way for a session that has ended. */
export const readingDeps = (deps: Deps): Deps => ({
  ...deps,
  table: { ...deps.table, transact: refuseToWrite, write: refuseToWrite },
})
