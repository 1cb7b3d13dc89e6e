import { addDays, type BusinessDate, businessDate } from '../../shared/time/business-date.ts'
import { listDueDrawdowns } from '../data/drawdowns.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { Deps } from '../http/deps.ts'
import { chargeDrawdown } from './charge-drawdown.ts'

const job = 'daily-close'

/** Before its first run nothing is known to be closed: it looks back further than any drawdown runs. */
const firstLookBackDays = 366

/**
 * Days that are looked at again although they are closed: the due index trails the table by moments, and a payout
 * just before midnight may reach it after the close.
 */
const lookBackDays = 1

const earlier = (a: BusinessDate, b: BusinessDate): BusinessDate => (a < b ? a : b)

export interface DailyClose {
  from: BusinessDate
  to: BusinessDate
  /** Charge orders raised by this run. */
  charged: number
}

/**
 * Closes every business day since the last run, up to today: each drawdown that fell due gets its interest posted
 * and its charge order, in one transaction. Days that were missed are made up for, and what was charged is not
 * charged again. A drawdown that fails holds up no other: all are tried, then the job throws and the next run begins
 * at the same day.
 */
export const closeDay = async (deps: Deps): Promise<DailyClose> => {
  const { table, clock, log } = deps
  const now = clock()
  const to = businessDate(now)
  const done = await findJobCursor(table, job)
  const from = done ? addDays(earlier(done, to), -lookBackDays) : addDays(to, -firstLookBackDays)
  const failures: unknown[] = []
  let charged = 0
  for (let date = from; date <= to; date = addDays(date, 1)) {
    for await (const drawdown of listDueDrawdowns(table, date)) {
      try {
        if (await chargeDrawdown(drawdown, deps)) charged++
      } catch (error) {
        failures.push(error)
        log('error', 'a drawdown could not be charged', { drawdownId: drawdown.drawdownId, date })
      }
    }
  }
  log('info', 'business days were closed', { from, to, charged, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some drawdowns could not be charged')
  await table.transact({ cursor: putJobCursor(table, { job, upTo: to, updatedAt: now.toISOString() }) })
  return { from, to, charged }
}
