import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'

/** A simulated platform's persistent state. */
export interface SandboxState<State> {
  readonly state: State
  /** Stores the changes of `state`. */
  save(): void
}

export const keepInMemory = <State>(empty: State): SandboxState<State> => ({ state: empty, save: () => {} })

/** Outlives the process, as the JSON file `name` in `folder`. */
export const keepInFolder = <State>(
  folder: string,
  name: string,
  { schema, empty }: { schema: z.ZodType<State>; empty: State },
): SandboxState<State> => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const read = (): State => {
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty
      throw error
    }
  }
  const current = read()
  return {
    state: current,
    save() {
      // Renamed into place, so that a crash leaves the old file or the new one, never half of one.
      writeFileSync(`${file}.next`, JSON.stringify(current), { mode: 0o600 })
      renameSync(`${file}.next`, file)
    },
  }
}
