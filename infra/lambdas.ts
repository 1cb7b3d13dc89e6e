import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'

/** Lambdas that no route leads to: the back office, the schedules, and the table's stream. */
export const backgroundLambdas = ['desk', 'jobs', 'events'] as const

export const areas = Object.keys(allEndpoints) as Area[]

export type LambdaName = Area | (typeof backgroundLambdas)[number]

export const lambdaNames: readonly LambdaName[] = [...areas, ...backgroundLambdas]

const paths = areas.flatMap((area) => Object.values<Endpoint>(allEndpoints[area]).map(({ path }) => path))

/** What the browser asks the API for, as path patterns of the distribution: by the first segment of each path. */
export const apiPathPatterns = [...new Set(paths.map((path) => `/${path.split('/')[1]}`))].flatMap(
  (first) => [first, `${first}/*`],
)

/**
 * How often a Lambda may run at once: set aside for it, and no more. Where one could take what the
 * others need.
 */
export const reservedConcurrency: Partial<Record<LambdaName, number>> = {
  /** Each try of a password costs 20 ms of a processor: a flood of them must not keep out who is logged in. */
  account: 50,
  /** A burst of imports and papers waits in the stream, instead of taking the Lambdas of people who wait. */
  events: 40,
  /** The daily close has its own; no run of another job takes the table from people. */
  jobs: 3,
  /** However busy the portal is, the back office can act, each screen by some acts at once. */
  desk: 20,
}

/** How long a Lambda may run that somebody waits for. It answers by itself before (`respondWithinMs`). */
export const callerLambdaSeconds = 20
