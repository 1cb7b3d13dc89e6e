import { useTestServices } from '../support/test-services.ts'
import { type PartName, parts } from './parts.ts'

/** A little of a part, with what it says at its end: the whole is `npm run torture`. */
export const runPart = (name: PartName, count: number): Promise<string> =>
  parts[name].run({ seed: 1, count, services: useTestServices(), say: () => {} })

/** For seconds of work on a machine that may do much else: the limit ends only what hangs. */
export const patience = { timeout: 600_000 }
