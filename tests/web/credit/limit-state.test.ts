import { expect, test } from 'vitest'
import { limitStateOf } from '../../../web/features/credit/limit-state.ts'

const application = {
  status: 'submitted',
  pre_limit: null,
  type: 'initial',
  decided_at: null,
  failure_reason: null,
} as const

test.each([
  [{ status: 'none' }, undefined],
  [{ status: 'active' }, undefined],
  [{}, 'calculating'],
  [{ pre_limit: '98000.00' }, 'recalculating'],
  [{ status: 'failed', failure_reason: 'noSales' }, 'failed'],
  [{ type: 'limit_increase', pre_limit: '98000.00' }, 'increasePending'],
  [{ type: 'limit_increase', pre_limit: '98000.00', status: 'active' }, undefined],
  [
    {
      type: 'limit_increase',
      pre_limit: '98000.00',
      status: 'active',
      decided_at: '2026-12-02T02:00:00.000Z',
    },
    'increaseApproved',
  ],
  [
    {
      type: 'limit_increase',
      pre_limit: '98000.00',
      status: 'active',
      decided_at: '2026-11-18T02:00:00.000Z',
    },
    undefined,
  ],
  [{ type: 'limit_increase', pre_limit: '98000.00', status: 'failed' }, 'increaseRejected'],
] as const)('an application with %j is %s', (change, state) => {
  expect(limitStateOf({ ...application, ...change }, Date.parse('2026-12-02T03:00:00.000Z'))).toBe(state)
})
