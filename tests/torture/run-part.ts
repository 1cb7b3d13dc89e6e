import { useTestServices } from '../support/test-services.ts'
import { type PartName, parts } from './parts.ts'

/** A little of a part, with what it says at its end: the whole is `npm run torture`. */
export const runPart = (name: PartName, count: number): Promise<string> =>
  parts[name].run({ seed: 1, count, services: useTestServices(), say: () => {} })

/** For a few seconds of work on a machine that does other things too. */
export const patience = { timeout: 180_000 }
