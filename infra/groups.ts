import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'

/** Lambdas that no route leads to: the lender's side, the schedules, and the table's stream. */
export const backgroundGroups = ['desk', 'jobs', 'events'] as const

export const areas = Object.keys(allEndpoints) as Area[]

export type Group = Area | (typeof backgroundGroups)[number]

export const groups: readonly Group[] = [...areas, ...backgroundGroups]

const paths = areas.flatMap((area) => Object.values<Endpoint>(allEndpoints[area]).map(({ path }) => path))

/** What the browser asks the API for, as path patterns of the distribution: by the first segment of each path. */
export const apiPathPatterns = [...new Set(paths.map((path) => `/${path.split('/')[1]}`))].flatMap(
  (first) => [first, `${first}/*`],
)
