import { useTestServices } from '../support/test-services.ts'
import { type PartName, parts } from './parts.ts'

/** Runs a small sample of a part and returns its summary; `npm run torture` runs all of it. */
export const runPart = (name: PartName, count: number): Promise<string> =>
  parts[name].run({ seed: 1, count, services: useTestServices(), say: () => {} })

/** In milliseconds, for seconds of work: the timeout only ends hung tests on a busy machine. */
export const patience = { timeout: 600_000 }
