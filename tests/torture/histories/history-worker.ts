import { parentPort, workerData } from 'node:worker_threads'
import { createMemoryTable } from '../../support/memory-table.ts'
import { seededChance } from '../../support/seeded-chance.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { inMemory, type TestServices } from '../../support/test-services.ts'
import { everyMethodAndCollection, termsWithFees } from '../every-method.ts'
import { inOneLine } from '../part.ts'
import { stopStream } from '../stop-stream.ts'
import { writeItems } from '../write-items.ts'
import { type Beginning, beginHistories } from './begin-histories.ts'
import { plaintextEncryption } from './plaintext-encryption.ts'
import { platformConfig } from './platforms.ts'
import { runHistory } from './run-history.ts'

/** A worker's input: the seeds from `first` on. */
export interface Batch {
  services: TestServices
  first: number
  count: number
  steps: number
}

/** A worker's message per history: its number of acts, or the failure that ends the batch. */
export type HistoryResult = { seed: number; acts: number } | { seed: number; failure: string }

const { services, first, count, steps } = workerData as Batch
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
const report = (result: HistoryResult) => parentPort?.postMessage(result)

const startAt = '2026-11-02T01:00:00.000Z'

/** Histories on a memory table for each one on the engine. */
const memoryRunsPerEngineRun = 49

/** Runs with an app on a separate table, since the daily close covers every facility of a table. */
const withApp = async <Result>(
  engineName: string,
  use: (app: TestApp) => Promise<Result>,
): Promise<Result> => {
  const config = await platformConfig()
  const app = await createTestApp({ services: { ...services, engineName }, startAt, config })
  app.deps.seal = plaintextEncryption
  try {
    return await use(app)
  } finally {
    await app.close()
  }
}

const runOnEngine = (beginning: Beginning, seed: number): Promise<number> =>
  withApp(services.engineName, async (app) => {
    await stopStream(app)
    await writeItems(app, beginning.items)
    return runHistory(app, beginning, { seed, steps })
  })

/** Schedules concurrent calls in an order that follows from the seed. */
const turnsOf = (seed: number) => {
  const { integer } = seededChance(seed)
  return async () => {
    for (let turns = integer(0, 4); turns > 0; turns--) await Promise.resolve()
  }
}

const runInMemory = (app: TestApp, beginning: Beginning, seed: number): Promise<number> => {
  const table = createMemoryTable(app.deps.table.name, {
    items: beginning.items,
    turn: turnsOf(seed + 1),
  })
  app.deps.table = table
  return runHistory({ ...app, everyItem: async () => table.items() }, beginning, { seed, steps })
}

/** Half of the histories have terms with fees and some prepaid interest. */
const isWithFees = (seed: number): boolean => Math.floor(seed / 2) % 2 === 1

const runOne = async (
  place: { app: TestApp; beginning: Beginning },
  seed: number,
): Promise<HistoryResult> => {
  const isOnTheEngine = seed % (memoryRunsPerEngineRun + 1) === 1
  try {
    const acts = isOnTheEngine
      ? await runOnEngine(place.beginning, seed)
      : await runInMemory(place.app, place.beginning, seed)
    return { seed, acts }
  } catch (error) {
    return { seed, failure: inOneLine(error) }
  }
}

// The initial state is the same on every table, so it is built in memory, which is fastest, and copied to an
// engine.
await withApp(inMemory, (usual) =>
  withApp(inMemory, async (feesApp) => {
    const terms = { repayment: everyMethodAndCollection }
    const usualPlace = { app: usual, beginning: await beginHistories(usual, terms) }
    const feesPlace = { app: feesApp, beginning: await beginHistories(feesApp, termsWithFees) }
    for (let seed = first; seed < first + count; seed++) {
      const result = await runOne(isWithFees(seed) ? feesPlace : usualPlace, seed)
      report(result)
      if ('failure' in result) break
    }
  }),
)
