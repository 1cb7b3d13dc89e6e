import { expect, test } from 'vitest'
import { monthlyCost, totalCost } from '../../scripts/bench/costs/monthly-cost.ts'
import { prices, regionFactor } from '../../scripts/bench/costs/prices.ts'
import { monthlyCalls, onboardingCalls, profile } from '../../scripts/bench/costs/use-profile.ts'
import { requestBudgets } from '../functions/budgets/request-budgets.ts'

const costOf = (sellers: number) => totalCost(monthlyCost(sellers, requestBudgets))

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
