import { businessDate } from '../../shared/time/business-date.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'

const lookEvery = 1000

interface Schedule {
  stop(): Promise<void>
}

/**
 * Runs the daily close whenever the business date has moved on since it last ran, as the schedule does in the
 * cloud after midnight in Hong Kong. The date of the last run is kept in `path`.
 */
export const startDailyCloseSchedule = (
  path: string,
  clock: () => Date,
  runDailyClose: () => Promise<unknown>,
): Schedule => {
  let last = readJsonFile<{ date: string }>(path)?.date
  let running: Promise<void> | undefined

  const look = async () => {
    const today = businessDate(clock())
    if (last !== undefined && today <= last) return
    try {
      // On its first day there is nothing to close.
      if (last !== undefined) await runDailyClose()
      last = today
      writeJsonFile(path, { date: today })
    } catch (error) {
      console.error(`The daily close failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = undefined
    })
  }, lookEvery)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
