import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { type LaneName, laneLimits } from '../functions/events/lanes.ts'
import { jobShards } from '../functions/jobs/job-shards.ts'

/** Lambdas without routes: the back office, the schedules, and the two lanes of the table's stream. */
export const backgroundLambdas = ['desk', 'jobs', 'events', 'bulk-events'] as const

export const areas = Object.keys(allEndpoints) as Area[]

export type LambdaName = Area | (typeof backgroundLambdas)[number]

export const lambdaNames: readonly LambdaName[] = [...areas, ...backgroundLambdas]

/** Lambdas whose callers wait for a response. */
export const synchronousLambdas: readonly LambdaName[] = [...areas, 'desk']

const paths = areas.flatMap((area) => Object.values<Endpoint>(allEndpoints[area]).map(({ path }) => path))

/** The API's paths, as path patterns of the distribution: by first segment. */
export const apiPathPatterns = [...new Set(paths.map((path) => `/${path.split('/')[1]}`))].flatMap(
  (first) => [first, `${first}/*`],
)

/** Reserved concurrency, which is also the maximum, for Lambdas that could starve the others. */
export const reservedConcurrency: Partial<Record<LambdaName, number>> = {
  /** Each password check costs 20 ms of a processor: a flood of them must not lock out logged-in users. */
  account: 50,
  /** A burst of mails and documents waits in the stream, instead of starving the Lambdas of waiting users. */
  events: 40,
  /**
   * Imports mostly wait for platforms. Beyond this number they wait for each other, and nothing else waits for them.
   * The daily readings of a million shops take half of it in their busiest minute.
   */
  'bulk-events': 160,
  /** One for each shard of the daily close, and two more. Further jobs wait. */
  jobs: jobShards['daily-close'] + 2,
  /** The back office can act under any load, each screen by several acts at once. */
  desk: 20,
}

/** In MB. A Lambda with so much memory has a whole processor, others their share of one. */
export const wholeProcessorMemory = 1769

const usualMemory = 512
/** Memory in MB of those Lambdas that need more of a processor. */
const memory: Partial<Record<LambdaName, number>> = {
  /** A bank statement of 10,000 lines is read while a person waits. */
  desk: wholeProcessorMemory,
  /** It renders documents. */
  events: 1024,
  /** Imports of a batch run at once, each in 200 MB at most. They wait for platforms, and for a processor hardly ever. */
  'bulk-events': 1024,
}

export const memoryOf = (name: LambdaName): number => memory[name] ?? usualMemory

/** The timeout of a Lambda with a waiting caller. It responds earlier by itself (`respondWithinMs`). */
export const synchronousTimeoutSeconds = 20

const isLane = (name: LambdaName): name is LaneName => Object.hasOwn(laneLimits, name)

export const timeoutSeconds = (name: LambdaName): number => {
  if (isLane(name)) return laneLimits[name].timeoutSeconds
  return name === 'jobs' ? 300 : synchronousTimeoutSeconds
}
