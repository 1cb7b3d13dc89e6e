import { expect, test } from 'vitest'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { schedules } from '../../../functions/jobs/schedules.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

test.each(schedules.map(({ job }) => job))('%s runs on an empty table', async (job) => {
  await expect(createJobsHandler(app.deps)({ job })).resolves.toBeDefined()
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([])
  expect(app.log.at(-1)).toEqual({ level: 'info', message: 'a job is done', fields: { job } })
})

test('each job is scheduled once', () => {
  expect(schedules.map(({ job }) => job).toSorted()).toEqual([
    'analytics-export',
    'audit-export',
    'benchmark-refresh',
    'daily-close',
    'erasure',
    'event-sweep',
    'exchange-rate-refresh',
    'file-sweep',
    'key-rotation',
    'month-end',
    'nightly-risk-rating',
    'nightly-screening',
    'origin-key',
    'payment-balance-refresh',
    'peer-figures',
    'portfolio-day',
    'portfolio-rebuild',
    'red-packet-expiry',
    'repayment-deductions',
    'repayment-reminders',
    'reseal',
    'review-reminders',
    'scan-watch',
    'shop-reading',
    'signing-follow-up',
    'site-watch',
    'token-expiry',
  ])
})

test.each(['nightly', '', 'constructor'])('the unknown job "%s" is reported', async (job) => {
  await expect(createJobsHandler(app.deps)({ job })).rejects.toThrow(`there is no job ${job}`)
})

test.each([
  ['daily-close', 8],
  ['daily-close', -1],
  ['daily-close', 0.5],
  ['key-rotation', 0],
])('%s has no shard %d', async (job, shard) => {
  await expect(createJobsHandler(app.deps)({ job, shard })).rejects.toThrow(`${job} has no shard`)
})
