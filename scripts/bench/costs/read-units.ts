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

/** Work that is measured as a job's run with one item, and a run of that job without any. */
const runOf: Readonly<Record<string, string>> = {
  'close-of-a-charge': 'close-without-work',
  'close-of-arrears': 'close-without-work',
  'recount-of-a-facility': 'recount-without-work',
}

const withoutRun = ({ reads, writes, events }: Units, run: Units): Units => ({
  reads: reads - run.reads,
  writes: writes - run.writes,
  ...(events === undefined ? {} : { events }),
})

/** The measured budgets of every call and of work without a caller, by name: of a job's item without that of its run. */
export const readUnits = async (): Promise<Readonly<Record<string, Units>>> => {
  const { backgroundBudgets } = (await import(budgetsFile)) as {
    backgroundBudgets: Readonly<Record<string, Units>>
  }
  const ofItem = (name: string, whole: Units): Units => {
    const run = backgroundBudgets[runOf[name] ?? '']
    return run ? withoutRun(whole, run) : whole
  }
  const background = Object.entries(backgroundBudgets).map(([name, whole]) => [name, ofItem(name, whole)])
  return { ...(await readCallUnits()), ...Object.fromEntries(background) }
}
