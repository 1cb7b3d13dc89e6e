import { eventType } from '../../../functions/data/events.ts'
import type { Table, Write } from '../../../functions/data/table.ts'
import { createJobsHandler, type ScheduledJob } from '../../../functions/jobs/handler.ts'
import { connectTable } from '../../support/connect-table.ts'
import { recordingBeyondEngine } from '../../support/record-beyond-engine.ts'
import type { TestApp } from '../../support/test-app.ts'
import { createMeter } from './meter.ts'

/** The consumption of work without a caller. */
export interface BackgroundUnits {
  reads: number
  writes: number
  /** Recorded events, each delivered to a Lambda. */
  events: number
}

export type BackgroundBill = Map<string, BackgroundUnits>

const isEvent = (write: Write | undefined): boolean => write?.kind === 'put' && write.item.type === eventType

/** The table, with a callback for each event that is recorded through it. */
const countingEvents = (table: Table, onEvent: () => void): Table => ({
  ...table,
  async transact(writes) {
    const outcome = await table.transact(writes)
    if (outcome.ok)
      for (const write of Object.values<Write | undefined>(writes)) if (isEvent(write)) onEvent()
    return outcome
  },
  async write(write) {
    const isWritten = await table.write(write)
    if (isWritten && isEvent(write)) onEvent()
    return isWritten
  },
})

/** Measures an app's work without a caller, with every event that follows from it. */
export const meterBackground = (app: TestApp, bill: BackgroundBill) => {
  const { deps } = app
  const { region, endpoints, tableName } = deps.config
  const meter = createMeter()
  let events = 0
  const connection = connectTable({ region, endpoint: endpoints.dynamodb, tableName }, meter.around)
  deps.table = countingEvents(recordingBeyondEngine(connection.table), () => events++)
  /** Measures `act` and all that follows. Of `cause`, only the events are counted: its own cost belongs elsewhere. */
  const measure = async (
    name: string,
    { cause, act }: { cause?: () => Promise<unknown>; act?: () => Promise<unknown> },
  ): Promise<void> => {
    events = 0
    await cause?.()
    meter.take()
    await act?.()
    await app.drainEvents()
    const { reads, writes } = meter.take()
    bill.set(name, { reads, writes, events })
  }
  return {
    /** An act of the back office, or a call, with what follows. */
    measure,
    measureJob: (job: ScheduledJob, name: string = job) =>
      measure(name, { act: () => createJobsHandler(deps)({ job }) }),
    async close() {
      connection.close()
      await app.close()
    },
  }
}
