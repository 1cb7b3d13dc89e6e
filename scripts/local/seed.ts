import { readFile } from 'node:fs/promises'
import type { Deps } from '../../functions/runtime/deps.ts'
import { seedBenchmarks } from '../seed/seed-benchmarks.ts'

const fixings = new URL('../seed/sofr-daily.csv', import.meta.url)

/** What a new table is given before anything is served. */
export const seed = async (deps: Deps): Promise<void> => {
  await seedBenchmarks(deps, await readFile(fixings, 'utf8'))
}
