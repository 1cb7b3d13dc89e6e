import { expect, test } from 'vitest'
import { drawdownStatuses } from '#shared/drawdown/drawdown-states.ts'
import { applicationTimeline } from '../../../../web/features/credit/records/application-timeline.ts'
import { anApplication } from '../../pages/home/seller-state-builders.ts'
import { aLimitIncrease } from './record-builders.ts'

const stepsOf = (record: Parameters<typeof applicationTimeline>[0]) =>
  applicationTimeline(record).map(({ step, state }) => `${step} ${state}`)

test('a drawdown that the lender approved is being paid out', () => {
  expect(stepsOf(anApplication({ stage: 'approved' }))).toEqual([
    'submitted done',
    'approve done',
    'payOut now',
    'repay ahead',
  ])
})

test('one that requires two administrators first awaits the second', () => {
  expect(stepsOf(anApplication({ stage: 'awaiting colleague' })).slice(0, 3)).toEqual([
    'submitted done',
    'colleague now',
    'approve ahead',
  ])
})

test('a repaid one has no further steps', () => {
  expect(applicationTimeline(anApplication({ stage: 'repaid' })).every(({ state }) => state === 'done')).toBe(
    true,
  )
})

test.each(drawdownStatuses.filter((stage) => stage !== 'repaid'))(
  'one that is %s has a single current step',
  (stage) => {
    const states = applicationTimeline(anApplication({ stage })).map(({ state }) => state)
    expect(states.filter((each) => each === 'now' || each === 'stopped')).toHaveLength(1)
  },
)

test('a limit request awaits the lender’s decision, and ends with a withdrawal', () => {
  expect(stepsOf(aLimitIncrease())).toEqual(['submitted done', 'decide now'])
  expect(stepsOf(aLimitIncrease({ stage: 'approved' }))).toEqual(['submitted done', 'decide done'])
  expect(stepsOf(aLimitIncrease({ stage: 'withdrawn' }))).toEqual(['submitted done', 'withdrawn stopped'])
})
