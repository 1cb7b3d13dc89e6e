import { businessDate } from '#shared/time/business-date.ts'
import { isUnfinished } from '../../functions/jobs/handler.ts'
import type { JobSchedule } from '../../functions/jobs/schedules.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'

const lookEvery = 1000

interface RunningSchedule {
  /** Resolves when the jobs that are due now have run. */
  catchUp(): Promise<void>
  /** Resolves when the running job has ended. */
  stop(): Promise<void>
}

interface SchedulePlace {
  /** The file with a job's last run. */
  file: (job: string) => string
  clock: () => Date
  runJob: (job: string) => Promise<unknown>
  /** Whether jobs are paused. */
  isHeld?: () => boolean
}

/** A job's last run: the business date, or the instant. */
interface LastRun {
  date: string
}

const runAt = (due: JobSchedule['due'], now: Date): LastRun => ({
  date: due === 'new-business-date' ? businessDate(now) : now.toISOString(),
})

const isDue = (due: JobSchedule['due'], last: LastRun, now: Date): boolean => {
  if (due === 'new-business-date') return businessDate(now) > last.date
  const passed = now.getTime() - Date.parse(last.date)
  // A clock that was set back would otherwise delay the job until it is there again.
  return passed < 0 || passed >= due.afterMinutes * 60_000
}

/**
 * Runs the jobs when they are due by the stack's clock, one at a time, as rules do in the cloud. A new job's first run
 * only starts its count: there is nothing to do on the first day. Failures are retried.
 */
export const startJobSchedule = (
  schedules: readonly JobSchedule[],
  { file, clock, runJob, isHeld = () => false }: SchedulePlace,
): RunningSchedule => {
  const lastRuns = new Map(schedules.map(({ job }) => [job, readJsonFile<LastRun>(file(job))]))
  let isStopped = false
  let running: Promise<void> | undefined

  const look = async ({ job, due }: JobSchedule) => {
    const now = clock()
    const last = lastRuns.get(job)
    if (last && !isDue(due, last, now)) return
    try {
      if (last && isUnfinished(await runJob(job))) return
      const run = runAt(due, now)
      lastRuns.set(job, run)
      writeJsonFile(file(job), run)
    } catch (error) {
      console.error(`The job ${job} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const lookAtAll = async () => {
    for (const schedule of schedules) if (!isStopped && !isHeld()) await look(schedule)
  }
  const lookOnce = (): Promise<void> => {
    running ??= lookAtAll().finally(() => {
      running = undefined
    })
    return running
  }
  const timer = setInterval(lookOnce, lookEvery)
  return {
    async catchUp() {
      // A look that is under way may have passed a job before the clock moved.
      await running
      await lookOnce()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
