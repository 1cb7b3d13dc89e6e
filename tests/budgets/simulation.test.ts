import { beforeAll, expect, test } from 'vitest'
import { readUnits, type Units } from '../../scripts/bench/costs/read-units.ts'
import { shareOf, type Use } from '../../scripts/simulate/load.ts'
import { allUses, type Simulation, sellersAtLimit, simulate } from '../../scripts/simulate/scale-text.ts'

const million = 1_000_000

let units: Readonly<Record<string, Units>>
let simulation: Simulation
beforeAll(async () => {
  units = await readUnits()
  simulation = simulate(million, units)
})

const named = (beginning: string, of = simulation): Use => {
  const use = allUses(of).find(({ name }) => name.startsWith(beginning))
  if (!use) throw new Error(`the simulation has no ${beginning}`)
  return use
}

test('a million facilities with a drawdown due on one day are closed within four hours', () => {
  expect(simulation.worstCloseHours).toBeLessThan(4)
  expect(simulation.worstCloseHours).toBeGreaterThan(1)
})

test('no partition key takes more than its limit, and the first quotas are reached where they are expected', () => {
  expect(simulation.partitions.filter((use) => shareOf(use) >= 1)).toEqual([])
  expect(sellersAtLimit(named('SMS'), million)).toBeCloseTo(111_111, 0)
  expect(sellersAtLimit(named('SES: mails of a day'), million)).toBeCloseTo(187_500, 0)
  expect(shareOf(named('firewall'))).toBeLessThan(1)
  expect(shareOf(named('Lambda: synchronisations'))).toBeLessThan(0.5)
})

test('whatever uses more than half of its limit at a million sellers has a note, and nothing else has', () => {
  const over = allUses(simulation).filter((use) => shareOf(use) > 0.5)
  expect(over.filter(({ note }) => !note).map(({ name }) => name)).toEqual([])
  expect(over.map(({ name }) => name.split(':')[0]?.split(',')[0])).toEqual([
    '`DUE#<date>` during the close',
    '`daily-close`',
    'SMS',
    'SES',
    'SES',
    'firewall',
  ])
})

test('a seller’s month costs less than 0.009 dollars at a million, and copies are the largest part', () => {
  const { withoutSms, items } = simulation.cost
  expect(withoutSms / million).toBeLessThan(0.009)
  const copies = (items['backups and replica'] ?? 0) + (items['copies to the second region'] ?? 0)
  expect(copies / withoutSms).toBeGreaterThan(0.3)
})

test('work that costs more shows in every figure that it is part of', () => {
  const each = units['shop-reading']
  if (!each) throw new Error('readings are not measured')
  const dearer = simulate(million, {
    ...units,
    'shop-reading': { ...each, writes: each.writes * 3, events: 9 },
  })
  for (const beginning of ['`OUTBOX', 'DynamoDB: write', 'Lambda: events'])
    expect(named(beginning, dearer).used).toBeGreaterThan(named(beginning).used)
  expect(dearer.cost.total).toBeGreaterThan(simulation.cost.total)
})
