import { laneLimits, parallelBatches } from '../../../functions/events/lanes.ts'
import { reservedConcurrency } from '../../../infra/lambdas.ts'
import { seededNumbers } from '../../seeded-numbers.ts'
import { measuredMs } from '../../simulate/measured-times.ts'

/** A partition of DynamoDB, and with it a shard of its stream, has 10 GB. */
const partitionGigabytes = 10

const { batchSize } = laneLimits['bulk-events']
const maxLambdas = reservedConcurrency['bulk-events'] ?? Infinity

interface Queue {
  /** When its waiting readings arrived, in seconds. */
  waiting: number[]
  isBusy: boolean
}

/** The interval between simulated runs: the readings of one run are under way no longer. */
const secondsBetweenRuns = 300

/** The minimum number of simulated readings: enough to average out chance. */
const leastReadings = 2_000

/**
 * The Lambda seconds of one reading, if a run of a job starts `readings` together and each waits for its platform for
 * `seconds` on average (exponentially distributed). The stream delivers up to a batch of the readings that wait in one
 * of its queues; a batch lasts as long as its slowest reading, and no more batches run at once than the lane has
 * Lambdas.
 */
export const lambdaSecondsOfReading = (
  readings: number,
  { seconds, tableGigabytes }: { seconds: number; tableGigabytes: number },
): number => {
  const random = seededNumbers(1)
  const shards = Math.max(1, Math.ceil(tableGigabytes / partitionGigabytes))
  const queues: Queue[] = Array.from({ length: shards * parallelBatches }, () => ({
    waiting: [],
    isBusy: false,
  }))
  const runningUntil: { at: number; queue: Queue }[] = []
  let [used, arrived, now] = [0, 0, 0]
  const ofRun = Math.max(1, Math.round(readings))
  const count = ofRun * Math.ceil(leastReadings / ofRun)
  const arrivalOf = (reading: number): number =>
    Math.floor(reading / ofRun) * secondsBetweenRuns + ((reading % ofRun) * measuredMs.dispatch) / 1000

  const startBatches = () => {
    for (const queue of queues) {
      if (runningUntil.length >= maxLambdas) return
      if (queue.isBusy || queue.waiting.length === 0) continue
      const batch = queue.waiting.splice(0, batchSize)
      const lasts = Math.max(...batch.map(() => -Math.log(1 - random()) * seconds))
      queue.isBusy = true
      used += lasts
      runningUntil.push({ at: now + lasts, queue })
    }
  }

  for (;;) {
    const nextEnd = runningUntil.reduce((least, { at }) => Math.min(least, at), Infinity)
    const nextArrival = arrived < count ? arrivalOf(arrived) : Infinity
    if (Math.min(nextEnd, nextArrival) === Infinity) return used / count
    now = Math.min(nextEnd, nextArrival)
    if (nextArrival <= nextEnd) {
      queues[Math.floor(random() * queues.length)]?.waiting.push(now)
      arrived++
    } else {
      const ended = runningUntil.findIndex(({ at }) => at === nextEnd)
      for (const { queue } of runningUntil.splice(ended, 1)) queue.isBusy = false
    }
    startBatches()
  }
}
