import { expect, test } from 'vitest'
import { monthlyCost, totalCost } from '../../scripts/bench/costs/monthly-cost.ts'
import { prices, regionFactor } from '../../scripts/bench/costs/prices.ts'
import { hoursOfDay, monthlyCalls, onboardingCalls, profile } from '../../scripts/bench/costs/use-profile.ts'
import { requestBudgets } from '../functions/budgets/request-budgets.ts'

const costOf = (sellers: number) => totalCost(monthlyCost(sellers, requestBudgets))

test('production costs less than 40 dollars a month without sellers, the cost of each item being known', () => {
  const items = Object.entries(monthlyCost(0, requestBudgets)).filter(([, cost]) => cost > 0)
  expect(items.map(([name]) => name)).toEqual([
    'keys and secrets',
    'alarms',
    'dashboard',
    'metrics',
    'firewall',
  ])
  expect(costOf(0)).toBeLessThan(40)
})

test('a thousand sellers cost less than 75 dollars a month, without SMS', () => {
  expect(costOf(1000)).toBeLessThan(75)
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

test('no sellers cost the standing amount, and each seller adds the same', () => {
  expect(costOf(0)).toBeGreaterThan(0)
  expect(costOf(1)).toBeGreaterThan(costOf(0))
  const each = costOf(2) - costOf(1)
  expect(each).toBeGreaterThan(0)
  expect(costOf(100_000) - costOf(1)).toBeCloseTo(each * 99_999, 4)
})

test('an additional write unit of a call is multiplied by the sellers that make it', () => {
  const { login } = requestBudgets
  const calls = monthlyCalls['login']
  if (!login || !calls) throw new Error('the profile has no logins')
  const dearer = { ...requestBudgets, login: { ...login, writes: login.writes + 1 } }
  const name = 'table, requests'
  const more =
    (monthlyCost(1_000_000, dearer)[name] ?? 0) - (monthlyCost(1_000_000, requestBudgets)[name] ?? 0)
  expect(more).toBeCloseTo(calls * prices.writeUnits * regionFactor, 6)
})

test('the profile has measured endpoints only', () => {
  const names = Object.keys({ ...monthlyCalls, ...onboardingCalls })
  expect(names.filter((name) => !(name in requestBudgets))).toEqual([])
  expect(profile.newShare).toBeLessThan(1)
  expect(() => monthlyCost(1, {})).toThrow('nobody measured')
})
