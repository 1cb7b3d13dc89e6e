import { join } from 'node:path'
import { projectRoot } from '../../local/project-root.ts'
import { readCallUnits } from '../units/units.ts'

/** The table units of a call, or of work without a caller. */
export interface Units {
  reads: number
  writes: number
  /** Of a call. */
  roundTrips?: number
  /** Of work without a caller: the events that it records. */
  events?: number
}

/** By its path, since the budgets belong to the tests. */
const budgetsFile = join(projectRoot, 'tests', 'functions', 'budgets', 'background-budgets.ts')

/** The measured budgets of every call and of work without a caller, by name. */
export const readUnits = async (): Promise<Readonly<Record<string, Units>>> => {
  const { backgroundBudgets } = (await import(budgetsFile)) as {
    backgroundBudgets: Readonly<Record<string, Units>>
  }
  return { ...(await readCallUnits()), ...backgroundBudgets }
}
