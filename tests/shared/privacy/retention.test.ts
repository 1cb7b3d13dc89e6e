import { readFileSync } from 'node:fs'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { expect, test } from 'vitest'
import { keptUntil, retention } from '#shared/privacy/retention.ts'

test('a term in years ends on the same day, and one in days at the same instant', () => {
  expect(keptUntil('money', new Date('2026-11-02T01:00:00.000Z')).toISOString()).toBe(
    '2033-11-02T01:00:00.000Z',
  )
  expect(keptUntil('money', new Date('2028-02-29T01:00:00.000Z')).toISOString()).toBe(
    '2035-03-01T01:00:00.000Z',
  )
  expect(keptUntil('account', new Date('2026-12-25T01:00:00.000Z')).toISOString()).toBe(
    '2027-01-08T01:00:00.000Z',
  )
})

test('logs are kept as long as the schedule states', () => {
  for (const file of ['infra/constructs/portal-function.ts', 'infra/constructs/api-stage.ts']) {
    const named = readFileSync(file, 'utf8').match(
      /RetentionDays\.([A-Z_]+)/,
    )?.[1] as keyof typeof RetentionDays
    expect([file, RetentionDays[named]]).toEqual([file, retention.logs.keep.days])
  }
})
