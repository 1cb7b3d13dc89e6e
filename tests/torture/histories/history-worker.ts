import { parentPort, workerData } from 'node:worker_threads'
import { seededChance } from '../../support/seeded-chance.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestServices } from '../../support/test-services.ts'
import { inOneLine } from '../part.ts'
import { stopStream } from '../stop-stream.ts'
import { writeItems } from '../write-items.ts'
import { type Beginning, beginHistories } from './begin-histories.ts'
import { createMemoryTable } from './memory-table.ts'
import { plainSeal } from './plain-seal.ts'
import { platformConfig } from './platforms.ts'
import { runHistory } from './run-history.ts'

/** What a thread is given: the seeds from `first` on. */
export interface Batch {
  services: TestServices
  first: number
  count: number
  steps: number
}

/** What it tells of each: how many acts there were, or what is wrong, which ends it. */
export type Told = { seed: number; acts: number } | { seed: number; failure: string }

const { services, first, count, steps } = workerData as Batch
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
const tell = (told: Told) => parentPort?.postMessage(told)

const startAt = '2026-11-02T01:00:00.000Z'

/** So many histories in memory for one on the engine. */
const inMemoryForOneOnTheEngine = 49

/** Does it with an app whose table is its own: the daily close would carry the facilities of others along. */
const withApp = async <Result>(use: (app: TestApp) => Promise<Result>): Promise<Result> => {
  const app = await createTestApp({ services, startAt, config: await platformConfig() })
  app.deps.seal = plainSeal
  try {
    return await use(app)
  } finally {
    await app.close()
  }
}

const liveOnTheEngine = (beginning: Beginning, seed: number): Promise<number> =>
  withApp(async (app) => {
    await stopStream(app)
    await writeItems(app, beginning.items)
    return runHistory(app, beginning, { seed, steps })
  })

/** Calls that are under way at once go on in an order that follows from the seed. */
const turnsOf = (seed: number) => {
  const { integer } = seededChance(seed)
  return async () => {
    for (let turns = integer(0, 4); turns > 0; turns--) await Promise.resolve()
  }
}

const liveInMemory = (app: TestApp, beginning: Beginning, seed: number): Promise<number> => {
  const table = createMemoryTable(app.deps.table.name, beginning.items, turnsOf(seed + 1))
  app.deps.table = table
  return runHistory({ ...app, everyItem: async () => table.items() }, beginning, { seed, steps })
}

await withApp(async (app) => {
  const beginning = await beginHistories(app)
  for (let seed = first; seed < first + count; seed++) {
    const isOnTheEngine = seed % (inMemoryForOneOnTheEngine + 1) === 1
    try {
      const acts = isOnTheEngine
        ? await liveOnTheEngine(beginning, seed)
        : await liveInMemory(app, beginning, seed)
      tell({ seed, acts })
    } catch (error) {
      tell({ seed, failure: inOneLine(error) })
      break
    }
  }
})
