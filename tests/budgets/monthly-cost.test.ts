import { beforeAll, expect, test } from 'vitest'
import { costWithoutSms, monthlyCost, outgoingAddressesCost } from '../../scripts/bench/costs/monthly-cost.ts'
import { regionalPrice } from '../../scripts/bench/costs/prices.ts'
import { readUnits, type Units } from '../../scripts/bench/costs/read-units.ts'
import { lambdaSecondsOfReading } from '../../scripts/bench/costs/shared-lambdas.ts'
import {
  hoursOfDay,
  hoursWithData,
  monthlyCalls,
  monthlyWork,
  onboardingCalls,
  onboardingWork,
  platformWork,
  profile,
} from '../../scripts/bench/costs/use-profile.ts'

let units: Readonly<Record<string, Units>>
beforeAll(async () => {
  units = await readUnits()
})

const costOf = (sellers: number) => costWithoutSms(monthlyCost(sellers, units))

test('production costs less than 40 dollars a month without sellers, the cost of each item being known', () => {
  const items = Object.entries(monthlyCost(0, units)).filter(([, cost]) => cost > 0)
  expect(items.map(([name]) => name)).toEqual([
    'keys and secrets',
    'alarms',
    'dashboard',
    'metrics',
    'firewall',
  ])
  expect(costOf(0)).toBeLessThan(40)
})

test('a thousand sellers cost less than 60 dollars a month, without SMS', () => {
  expect(costOf(1000)).toBeLessThan(60)
})

test.each([
  [undefined, 24],
  ['16', 1],
  ['1-11', 11],
  ['2,6', 2],
  ['0-3,20', 5],
])('a job at the hours %s has data in %d hours of a day', (hour, hours) => {
  expect(hoursOfDay(hour)).toBe(hours)
})

/** Costs out of proportion to the sellers: they depend on the hour, the fill of a batch, and the second. */
const outOfProportion = ['metrics', 'functions, waiting for platforms', 'traces']

const costInProportion = (sellers: number) => {
  const cost = monthlyCost(sellers, units)
  return outOfProportion.reduce((rest, item) => rest - (cost[item] ?? 0), costWithoutSms(cost))
}

test('no sellers cost the standing amount, and each seller adds the same beside what is shared', () => {
  expect(costOf(0)).toBeGreaterThan(0)
  expect(costOf(1)).toBeGreaterThan(costOf(0))
  const each = costInProportion(2) - costInProportion(1)
  expect(each).toBeGreaterThan(0)
  expect(costInProportion(100_000) - costInProportion(1)).toBeCloseTo(each * 99_999, 4)
})

test('a metric is billed for the hours in which it has data', () => {
  expect(hoursWithData(0)).toBe(0)
  expect(hoursWithData(1)).toBeCloseTo(1 / 720, 5)
  expect(hoursWithData(1_000_000)).toBeCloseTo(1, 5)
})

const secondsOf = (readings: number, tableGigabytes: number) =>
  lambdaSecondsOfReading(readings, { seconds: 1, tableGigabytes })

test('readings that a run starts together share Lambdas, the more the fuller their batches are', () => {
  // A single reading waits alone; three in a batch take as long as the slowest, 1 + 1/2 + 1/3.
  expect(secondsOf(1, 1)).toBeCloseTo(1, 1)
  expect(secondsOf(5_000, 1)).toBeCloseTo((1 + 1 / 2 + 1 / 3) / 3, 1)
  expect(secondsOf(5_000, 1)).toBeLessThan(secondsOf(100, 1))
  expect(secondsOf(3_500, 520)).toBeLessThan(0.85)
})

const costWith = (name: string, more: Partial<Units>, item: string) => {
  const each = units[name]
  if (!each) throw new Error(`${name} is not measured`)
  const dearer = { ...units, [name]: { ...each, ...more } }
  return (monthlyCost(1_000_000, dearer)[item] ?? 0) - (monthlyCost(1_000_000, units)[item] ?? 0)
}

test.each([
  ['login', monthlyCalls, 'table, calls'],
  ['shop-reading', monthlyWork, 'table, work without a caller'],
])('an additional write unit of %s is multiplied by the sellers', (name, counts, item) => {
  const writes = (units[name]?.writes ?? 0) + 1
  const count = counts[name] ?? 0
  expect(count).toBeGreaterThan(0)
  expect(costWith(name, { writes }, item)).toBeCloseTo(count * regionalPrice('writeUnits'), 6)
})

test('the profile has measured calls and work only', () => {
  const names = Object.keys({
    ...monthlyCalls,
    ...onboardingCalls,
    ...monthlyWork,
    ...onboardingWork,
    ...platformWork,
  })
  expect(names.filter((name) => !(name in units))).toEqual([])
  expect(profile.newShare).toBeLessThan(1)
  expect(() => monthlyCost(1, {})).toThrow('nobody measured')
})

test('fixed outgoing addresses cost the same hours per gateway, and what platforms send once', () => {
  expect(outgoingAddressesCost(2, 0)).toBeCloseTo(2 * outgoingAddressesCost(1, 0))
  const [ofOne, ofTwo] = ([1, 2] as const).map(
    (gateways) => outgoingAddressesCost(gateways, 1000) - outgoingAddressesCost(gateways, 0),
  )
  expect(ofOne).toBeGreaterThan(0)
  expect(ofTwo).toBeCloseTo(ofOne ?? 0)
})
