import { expect, test } from 'vitest'
import { drawdownStatuses } from '#shared/drawdown/drawdown-states.ts'
import { applicationTimeline } from '../../../../web/features/credit/records/application-timeline.ts'
import { anApplication } from '../../pages/home/seller-state-builders.ts'
import { aLimitIncrease } from './record-builders.ts'

const told = (record: Parameters<typeof applicationTimeline>[0]) =>
  applicationTimeline(record).map(({ step, state }) => `${step} ${state}`)

test('a drawdown that the lender approved is being paid out', () => {
  expect(told(anApplication({ stage: 'approved' }))).toEqual([
    'submitted done',
    'approve done',
    'payOut now',
    'repay ahead',
  ])
})

test('one that takes two administrators waits for the second first', () => {
  expect(told(anApplication({ stage: 'awaiting colleague' })).slice(0, 3)).toEqual([
    'submitted done',
    'colleague now',
    'approve ahead',
  ])
})

test('one that is repaid has nothing ahead', () => {
  expect(applicationTimeline(anApplication({ stage: 'repaid' })).every(({ state }) => state === 'done')).toBe(
    true,
  )
})

test.each(drawdownStatuses.filter((stage) => stage !== 'repaid'))(
  'one that is %s stands at one step alone',
  (stage) => {
    const states = applicationTimeline(anApplication({ stage })).map(({ state }) => state)
    expect(states.filter((each) => each === 'now' || each === 'stopped')).toHaveLength(1)
  },
)

test('a limit request waits for the lender’s decision, and stops where it was taken back', () => {
  expect(told(aLimitIncrease())).toEqual(['submitted done', 'decide now'])
  expect(told(aLimitIncrease({ stage: 'approved' }))).toEqual(['submitted done', 'decide done'])
  expect(told(aLimitIncrease({ stage: 'withdrawn' }))).toEqual(['submitted done', 'withdrawn stopped'])
})
