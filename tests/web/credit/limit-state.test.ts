import { expect, test } from 'vitest'
import { limitStateOf } from '../../../web/features/credit/limit-state.ts'

const application = { status: 'submitted', pre_limit: null, type: 'initial', failure_reason: null } as const

test.each([
  [{ status: 'none' }, undefined],
  [{ status: 'active' }, undefined],
  [{}, 'calculating'],
  [{ pre_limit: '98000.00' }, 'recalculating'],
  [{ status: 'failed', failure_reason: 'noSales' }, 'failed'],
  [{ type: 'limit_increase', pre_limit: '98000.00' }, 'increasePending'],
  [{ type: 'limit_increase', pre_limit: '98000.00', status: 'active' }, undefined],
  [{ type: 'limit_increase', pre_limit: '98000.00', status: 'failed' }, 'increaseRejected'],
] as const)('an application with %j is %s', (change, state) => {
  expect(limitStateOf({ ...application, ...change })).toBe(state)
})
