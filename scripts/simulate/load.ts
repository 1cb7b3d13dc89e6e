import { callSeconds } from '../bench/costs/call-times.ts'
import { callsOfSeller, workOfSeller } from '../bench/costs/monthly-cost.ts'
import type { Units } from '../bench/costs/read-units.ts'
import { platformWork } from '../bench/costs/use-profile.ts'

export type MeasuredUnits = Readonly<Record<string, Units>>

/** A use of a limited resource. It has a note if it exceeds half of its limit at the simulated number of sellers. */
export interface Use {
  name: string
  used: number
  limit: number
  unit: string
  note?: string
  /** More sellers do not raise it. */
  isFixed?: true
}

export const shareOf = ({ used, limit }: Use): number => used / limit

const daysOfMonth = 30

/**
 * The busiest minute's part of a day's calls: sellers and their shops are in one time zone, an eighth of the calls comes
 * in the busiest hour, and its busiest minute is half as busy again.
 */
export const busiestMinute = (1 / 8 / 60) * 1.5

/** The calls of a day, by the endpoint's name. */
export const callsOfDay = (sellers: number, name: string): number =>
  (sellers * (callsOfSeller[name] ?? 0)) / daysOfMonth

export const workOfDay = (sellers: number, name: string): number =>
  (sellers * (workOfSeller[name] ?? 0)) / daysOfMonth

const unitsOf = (units: MeasuredUnits, name: string): Units => {
  const each = units[name]
  if (!each) throw new RangeError(`nobody measured ${name}`)
  return each
}

const sum = (names: Iterable<string>, each: (name: string) => number): number =>
  [...names].reduce((total, name) => total + each(name), 0)

export const callNames = Object.keys(callsOfSeller)
export const workNames = Object.keys(workOfSeller)

/** The rate a second in the busiest minute. Work has the same peak: it recurs at the times when shops were linked. */
const aSecond = (aDay: number): number => (aDay * busiestMinute) / 60

export const callsASecond = (sellers: number, names: readonly string[] = callNames): number =>
  aSecond(sum(names, (name) => callsOfDay(sellers, name)))

export const eventsASecond = (sellers: number, units: MeasuredUnits): number =>
  aSecond(sum(workNames, (name) => workOfDay(sellers, name) * (unitsOf(units, name).events ?? 0)))

export const tableUnitsASecond = (sellers: number, units: MeasuredUnits, kind: 'reads' | 'writes'): number =>
  aSecond(
    sum(callNames, (name) => callsOfDay(sellers, name) * unitsOf(units, name)[kind]) +
      sum(workNames, (name) => workOfDay(sellers, name) * unitsOf(units, name)[kind]),
  )

/** Lambdas that handle calls at once in the busiest minute: of these calls, or of all. */
export const concurrentCalls = (
  sellers: number,
  units: MeasuredUnits,
  names: readonly string[] = callNames,
): number =>
  aSecond(sum(names, (name) => callsOfDay(sellers, name) * callSeconds(name, unitsOf(units, name))))

/** Lambdas that wait for platforms at once, each with one event. */
export const concurrentPlatformCalls = (sellers: number): number =>
  aSecond(sum(workNames, (name) => workOfDay(sellers, name) * (platformWork[name]?.seconds ?? 0)))

export const workASecond = (sellers: number, names: readonly string[]): number =>
  aSecond(sum(names, (name) => workOfDay(sellers, name)))
