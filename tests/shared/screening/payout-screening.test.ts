import { expect, test } from 'vitest'
import { payoutScreeningObstacle, type ScreeningState } from '#shared/screening/payout-screening.ts'

const account = { id: 'a', version: 2 }
const payout = { approvedAt: '2026-11-02T02:00:00.000Z', account, now: new Date('2026-11-02T04:00:00.000Z') }
const screened: ScreeningState = {
  outcome: 'answered',
  answeredAt: '2026-11-02T02:00:05.000Z',
  holding: 0,
  accounts: [account],
}

test.each([
  ['screened after the approval', screened, undefined],
  ['never screened', undefined, 'not screened'],
  ['screened before the approval', { ...screened, answeredAt: '2026-11-02T01:59:59.000Z' }, 'not screened'],
  ['an engine that did not answer since', { ...screened, outcome: 'unanswered' }, 'not screened'],
  ['more hits than were stored', { ...screened, outcome: 'unfinished' }, 'not screened'],
  ['another account', { ...screened, accounts: [{ id: 'a', version: 1 }] }, 'not screened'],
  ['a hit', { ...screened, holding: 1 }, 'screening hit'],
  [
    'a hit that an engine did not answer after',
    { ...screened, outcome: 'unanswered', holding: 1 },
    'screening hit',
  ],
] as const)('a payout after %s', (_, screening, expected) => {
  expect(payoutScreeningObstacle(screening, payout)).toBe(expected)
})

test('a payout waits where two nights passed without a screening', () => {
  const later = { ...payout, now: new Date('2026-11-04T02:00:00.000Z') }
  expect(payoutScreeningObstacle(screened, later)).toBe('not screened')
})
