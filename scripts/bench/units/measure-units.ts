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

/** The units of every endpoint by name, as the budgets' test measures them, even above the budget. */
export const measureUnits = async (): Promise<Readonly<Record<string, CallUnits>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-units-'))
  const file = join(folder, 'units.json')
  try {
    await runCommand('vitest', ['run', '--reporter=dot', 'tests/functions/budgets'], {
      MEASURED_UNITS_FILE: file,
    })
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, CallUnits>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
