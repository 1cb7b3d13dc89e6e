import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../test/run-command.ts'

/** The table units of one successful call, as reported by the engine. */
export interface CallUnits {
  reads: number
  writes: number
  roundTrips: number
}

interface Options {
  /** For new budgets: a call may cost more than its present one. */
  isOverAllowed: boolean
}

const measure = async ({ isOverAllowed }: Options): Promise<Readonly<Record<string, CallUnits>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-units-'))
  const file = join(folder, 'units.json')
  try {
    const status = await runCommand('vitest', ['run', '--reporter=dot', 'tests/functions/budgets'], {
      MEASURED_UNITS_FILE: file,
    })
    if (status !== 0 && !isOverAllowed) throw new Error('an endpoint is over its budget; which one is above')
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, CallUnits>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

let measured: ReturnType<typeof measure> | undefined

/** The units of every endpoint, by its name, as the test of the budgets measures them. Once a run. */
export const measureUnits = (options: Options = { isOverAllowed: false }): ReturnType<typeof measure> => {
  measured ??= measure(options)
  return measured
}
