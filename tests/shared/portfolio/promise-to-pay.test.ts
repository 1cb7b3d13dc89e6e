import { describe, expect, test } from 'vitest'
import { nextStepOf } from '#shared/portfolio/next-step.ts'
import { promiseStatus } from '#shared/portfolio/promise-to-pay.ts'

const promise = { amountCents: 500_00, promisedFor: '2027-02-05', recordedAt: '2027-02-01T03:00:00.000Z' }
const receipt = (cents: number, date: string, postedAt: string) => ({ cents, date, postedAt })

describe('a promise to pay', () => {
  test.each([
    ['nothing received, before the end of its day', [], '2027-02-05', 'open'],
    ['nothing received by its day', [], '2027-02-06', 'broken'],
    [
      'everything received, in two parts',
      [
        receipt(200_00, '2027-02-02', '2027-02-02T03:00:00.000Z'),
        receipt(300_00, '2027-02-05', '2027-02-05T03:00:00.000Z'),
      ],
      '2027-02-05',
      'kept',
    ],
    [
      'a cent is missing',
      [receipt(499_99, '2027-02-05', '2027-02-05T03:00:00.000Z')],
      '2027-02-06',
      'broken',
    ],
    [
      'received by the bank on the day, and posted later',
      [receipt(500_00, '2027-02-05', '2027-02-08T03:00:00.000Z')],
      '2027-02-08',
      'kept',
    ],
    [
      'received by the bank a day late',
      [receipt(500_00, '2027-02-06', '2027-02-06T03:00:00.000Z')],
      '2027-02-06',
      'broken',
    ],
    [
      'posted before the promise',
      [receipt(500_00, '2027-02-01', '2027-02-01T02:59:59.000Z')],
      '2027-02-02',
      'open',
    ],
  ] as const)('%s', (_what, receipts, today, status) => {
    expect(promiseStatus(promise, receipts, today)).toBe(status)
  })
})

const step = (daysPastDue: number, more: Partial<Parameters<typeof nextStepOf>[0]> = {}) =>
  nextStepOf({ daysPastDue, isAllDisputed: false, promise: undefined, ...more })

describe('the next collection step', () => {
  test('follows the days past due', () => {
    expect([1, 3, 4, 30, 31, 90, 91].map((days) => step(days))).toEqual([
      'remind',
      'remind',
      'call',
      'call',
      'demand-in-writing',
      'demand-in-writing',
      'consider-write-off',
    ])
  })

  test('is to book what the seller reported, whatever else there is, and no write-off (A2)', () => {
    expect(step(129, { hasReported: true })).toBe('book-payment')
    expect(step(129, { hasReported: true, isAllDisputed: true, promise: 'open' })).toBe('book-payment')
  })

  test('waits for an open promise to pay, and follows up on a broken one', () => {
    expect(step(95, { promise: 'open' })).toBe('await-promise')
    expect(step(2, { promise: 'broken' })).toBe('call')
    expect(step(2, { promise: 'kept' })).toBe('remind')
    expect(step(95, { isAllDisputed: true, promise: 'open' })).toBe('answer-dispute')
  })
})
