import { expect, test } from 'vitest'
import { plansInPeriod } from '#shared/repayment/plans-in-period.ts'

const may = { from: '2027-05-01', to: '2027-05-31' }

test.each([
  ['an offer', { status: 'offered' as const }, []],
  ['a plan that came into force later', { status: 'in force' as const, inForceOn: '2027-06-01' }, []],
  ['one that ended before', { status: 'kept' as const, inForceOn: '2027-03-01', endedOn: '2027-04-30' }, []],
  ['one in force', { status: 'in force' as const, inForceOn: '2027-05-31' }, [{}]],
  [
    'one that ended on the first day',
    { status: 'broken' as const, inForceOn: '2027-03-01', endedOn: '2027-05-01' },
    [{ end: { how: 'broken', on: '2027-05-01' } }],
  ],
  [
    'one that ended on the last day',
    { status: 'ended' as const, inForceOn: '2027-03-01', endedOn: '2027-05-31' },
    [{ end: { how: 'ended', on: '2027-05-31' } }],
  ],
])('%s is in a period as far as it was in force then', (_, plan, expected) => {
  expect(plansInPeriod([plan], may)).toEqual(
    expected.map((more) => ({ plan, inForceOn: 'inForceOn' in plan ? plan.inForceOn : '', ...more })),
  )
})

test('a period is told alike before and after a plan of it ends', () => {
  const inForceOn = '2027-05-10'
  const inForce = { status: 'in force', inForceOn } as const
  const kept = { status: 'kept', inForceOn, endedOn: '2027-06-20' } as const
  const told = plansInPeriod<typeof inForce | typeof kept>([inForce, kept], may)
  expect(told).toEqual([
    { plan: inForce, inForceOn },
    { plan: kept, inForceOn },
  ])
})

test('several plans are in the order in which they came into force', () => {
  const plans = ['2027-05-20', '2027-05-02'].map((inForceOn) => ({ status: 'in force' as const, inForceOn }))
  expect(plansInPeriod(plans, may).map(({ inForceOn }) => inForceOn)).toEqual(['2027-05-02', '2027-05-20'])
})
