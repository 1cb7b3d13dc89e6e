import { expect, test } from 'vitest'
import { renewBudgets } from '../../../scripts/budgets/renew-budgets.ts'

const source = `export const auditBudget = units(1, 4, 1)
export const requestBudgets = {
  // account
  // The session is checked.
  login: units(12, 24, 14),
  'get-user': units(2, 0, 1),
  'long-gone': units(9, 9, 9),
}
`

test('the budgets become what was measured, without the audit entry, and keep their reasons', () => {
  const endpoints = [{ name: 'login', audited: 'account' }, { name: 'get-user' }, { name: 'new-call' }]
  const measured = {
    login: { reads: 11.5, writes: 20, roundTrips: 10 },
    'get-user': { reads: 2, writes: 0, roundTrips: 3 },
    'new-call': { reads: 1, writes: 0, roundTrips: 1 },
  }
  expect(renewBudgets(source, endpoints, measured)).toBe(`export const auditBudget = units(1, 4, 1)
export const requestBudgets = {
  // account
  // The session is checked.
  login: units(10.5, 16, 14),
  'get-user': units(2, 0, 3),
  'new-call': units(1, 0, 1),
}
`)
})
