import { parentPort, workerData } from 'node:worker_threads'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { createMemoryTable } from '../../support/memory-table.ts'
import { seededChance } from '../../support/seeded-chance.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { inMemory, type TestServices } from '../../support/test-services.ts'
import { everyMethodAndCollection, termsWithFees } from '../every-method.ts'
import { inOneLine } from '../part.ts'
import { stopStream } from '../stop-stream.ts'
import { writeItems } from '../write-items.ts'
import { type Beginning, beginHistories } from './begin-histories.ts'
import { type Comparing, deliverRest } from './notified/deliver-and-compare.ts'
import { createEventSnapshots } from './notified/event-snapshots.ts'
import type { VerifiedKind } from './notified/verified-facts.ts'
import { plaintextEncryption } from './plaintext-encryption.ts'
import { platformConfig } from './platforms.ts'
import { openPortfolioStream } from './portfolio-stream.ts'
import { runHistory } from './run-history.ts'

/** A worker's input: the seeds from `first` on. */
export interface Batch {
  services: TestServices
  first: number
  count: number
  steps: number
}

/** A worker's message per history: its number of acts, or the failure that ends the batch. */
export type HistoryResult =
  | { seed: number; acts: number; compared: readonly VerifiedKind[] }
  | { seed: number; failure: string }

/** The kinds of notifications that were compared with the books, by this worker so far. */
const compared = new Set<VerifiedKind>()

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
    return runHistory({ app, moments: undefined, compared }, beginning, { seed, steps })
  })

/** Schedules concurrent calls in an order that follows from the seed. */
const turnsOf = (seed: number) => {
  const { integer } = seededChance(seed)
  return async () => {
    for (let turns = integer(0, 4); turns > 0; turns--) await Promise.resolve()
  }
}

/** Gives the app a table in memory, which keeps its moments. */
const onMemoryTable = (
  app: TestApp,
  options: { items?: readonly Record<string, unknown>[]; turn?: () => Promise<void> } = {},
): Comparing => {
  const moments = createEventSnapshots()
  const table = createMemoryTable(app.deps.table.name, {
    ...options,
    onCommit: (changes) => moments.onCommit(changes, () => table.items()),
  })
  app.deps.table = table
  return { app: { ...app, everyItem: async () => table.items() }, moments, compared }
}

const runInMemory = (app: TestApp, beginning: Beginning, seed: number): Promise<number> =>
  runHistory(onMemoryTable(app, { items: beginning.items, turn: turnsOf(seed + 1) }), beginning, {
    seed,
    steps,
  })

/** Notifications are compared from the first on. */
const begin = (app: TestApp, terms: Partial<ProductTerms>): Promise<Beginning> => {
  const comparing = onMemoryTable(app)
  const portfolio = openPortfolioStream(comparing.app)
  const drainEvents = async () => {
    await deliverRest(comparing)
    await portfolio.deliverRest()
  }
  return beginHistories({ ...comparing.app, drainEvents }, terms)
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
    return { seed, acts, compared: [...compared] }
  } catch (error) {
    return { seed, failure: inOneLine(error) }
  }
}

// The initial state is the same on every table, so it is built in memory, which is fastest, and copied to an
// engine.
await withApp(inMemory, (usual) =>
  withApp(inMemory, async (feesApp) => {
    const terms = { repayment: everyMethodAndCollection }
    const usualPlace = { app: usual, beginning: await begin(usual, terms) }
    const feesPlace = { app: feesApp, beginning: await begin(feesApp, termsWithFees) }
    for (let seed = first; seed < first + count; seed++) {
      const result = await runOne(isWithFees(seed) ? feesPlace : usualPlace, seed)
      report(result)
      if ('failure' in result) break
    }
  }),
)
