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

const liveOnTheEngine = (beginning: Beginning, seed: number): Promise<number> =>
  withApp(services.engineName, async (app) => {
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
  const table = createMemoryTable(app.deps.table.name, {
    items: beginning.items,
    turn: turnsOf(seed + 1),
  })
  app.deps.table = table
  return runHistory({ ...app, everyItem: async () => table.items() }, beginning, { seed, steps })
}

/** Half of the histories are lived on terms by which money costs fees besides, and some interest is taken ahead. */
const isWithFees = (seed: number): boolean => Math.floor(seed / 2) % 2 === 1

const live = async (place: { app: TestApp; beginning: Beginning }, seed: number): Promise<Told> => {
  const isOnTheEngine = seed % (inMemoryForOneOnTheEngine + 1) === 1
  try {
    const acts = isOnTheEngine
      ? await liveOnTheEngine(place.beginning, seed)
      : await liveInMemory(place.app, place.beginning, seed)
    return { seed, acts }
  } catch (error) {
    return { seed, failure: inOneLine(error) }
  }
}

// Every table gives the same beginning, and one in memory takes the least time. An engine is given its items.
await withApp(inMemory, (usual) =>
  withApp(inMemory, async (dear) => {
    const terms = { repayment: everyMethodAndCollection }
    const usualPlace = { app: usual, beginning: await beginHistories(usual, terms) }
    const dearPlace = { app: dear, beginning: await beginHistories(dear, termsWithFees) }
    for (let seed = first; seed < first + count; seed++) {
      const told = await live(isWithFees(seed) ? dearPlace : usualPlace, seed)
      tell(told)
      if ('failure' in told) break
    }
  }),
)
