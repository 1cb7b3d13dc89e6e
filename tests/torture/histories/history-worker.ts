import { parentPort, workerData } from 'node:worker_threads'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestServices } from '../../support/test-services.ts'
import { inOneLine } from '../part.ts'
import { beginHistories, runHistory } from './run-history.ts'

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

/** Does it with an app whose table is its own: the daily close would carry the facilities of others along. */
const withApp = async <Result>(use: (app: TestApp) => Promise<Result>): Promise<Result> => {
  const app = await createTestApp({ services, startAt })
  try {
    return await use(app)
  } finally {
    await app.close()
  }
}

const beginning = await withApp(beginHistories)
for (let seed = first; seed < first + count; seed++) {
  try {
    tell({ seed, acts: await withApp((app) => runHistory(app, beginning, { seed, steps })) })
  } catch (error) {
    tell({ seed, failure: inOneLine(error) })
    break
  }
}
