import { expect, test } from 'vitest'
import { monthlyCost, totalOf } from '../../scripts/bench/costs/monthly-cost.ts'
import { prices, regionFactor } from '../../scripts/bench/costs/prices.ts'
import { monthlyCalls, onboardingCalls, profile } from '../../scripts/bench/costs/use-profile.ts'
import { requestBudgets } from '../functions/budgets/request-budgets.ts'

test('nobody costs what stands there anyway, and each seller adds the same', () => {
  const [none, some, many] = [0, 1000, 100_000].map((sellers) =>
    totalOf(monthlyCost(sellers, requestBudgets)),
  )
  if (none === undefined || some === undefined || many === undefined) throw new Error('no cost')
  expect(none).toBeGreaterThan(0)
  expect((some - none) / 1000).toBeGreaterThan(0)
  expect((many - none) / 100_000).toBeCloseTo((some - none) / 1000, 10)
})

test('a write unit more on a call is paid for by every seller that makes it', () => {
  const { login } = requestBudgets
  const calls = monthlyCalls['login']
  if (!login || !calls) throw new Error('the profile has no logins')
  const dearer = { ...requestBudgets, login: { ...login, writes: login.writes + 1 } }
  const name = 'table, requests'
  const more =
    (monthlyCost(1_000_000, dearer)[name] ?? 0) - (monthlyCost(1_000_000, requestBudgets)[name] ?? 0)
  expect(more).toBeCloseTo(calls * prices.writeUnits * regionFactor, 6)
})

test('the profile names endpoints that are measured, and says nothing of an endpoint that is not', () => {
  const names = Object.keys({ ...monthlyCalls, ...onboardingCalls })
  expect(names.filter((name) => !(name in requestBudgets))).toEqual([])
  expect(profile.newShare).toBeLessThan(1)
  expect(() => monthlyCost(1, {})).toThrow('nobody measured')
})
