import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { areas, type LambdaName, memoryOf, wholeProcessorMemory } from '../../../infra/lambdas.ts'
import { projectRoot } from '../../local/project-root.ts'
import type { Units } from './read-units.ts'

/** A request to the table within its region. */
const roundTripSeconds = 0.004

const areaOf: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) =>
    Object.values<Endpoint>(allEndpoints[area]).map(({ name }) => [name, area] as const),
  ),
)

/** The area whose Lambda handles an endpoint. */
export const areaOfCall = (name: string): Area => {
  const area = areaOf.get(name)
  if (!area) throw new RangeError(`there is no endpoint ${name}`)
  return area
}

/** The Lambda's share of a processor. */
export const processorShare = (lambda: LambdaName): number =>
  Math.min(1, memoryOf(lambda) / wholeProcessorMemory)

const performancePage = join(projectRoot, 'docs', 'performance.md')

/** The warm milliseconds of each Lambda with a whole processor, as the benchmark wrote them. */
const readWarmTimes = (): ReadonlyMap<string, number> => {
  const [, table = ''] =
    /### Every Lambda(.*?)<!-- \/cold -->/s.exec(readFileSync(performancePage, 'utf8')) ?? []
  const rows = [...table.matchAll(/^\| ([a-z][a-z-]*) \|(.+)\|$/gm)]
  return new Map(
    rows.map(([, name = '', cells = '']) => [name, Number.parseFloat(cells.split('|').at(-2) ?? '')]),
  )
}

const warmTimes = readWarmTimes()

/** The duration of a warm call: its processor time at the Lambda's share, and its round trips. */
export const callSeconds = (name: string, { roundTrips = 1 }: Units): number => {
  const area = areaOfCall(name)
  const warm = warmTimes.get(area) ?? Math.max(...warmTimes.values())
  return warm / 1000 / processorShare(area) + roundTrips * roundTripSeconds
}
