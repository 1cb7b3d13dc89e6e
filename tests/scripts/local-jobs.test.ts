import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCaptcha, findCaptcha } from '../../functions/data/captchas.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import type { LocalStack } from '../../scripts/local/local-stack.ts'
import { startTestStack } from '../support/local-stack.ts'

let stack: LocalStack
beforeAll(async () => {
  stack = await startTestStack({ schedule: true })
})
afterAll(() => stack.close())

const writeCaptcha = async (uuid: string) => {
  const { table, clock } = stack.deps
  const expiresAt = new Date(clock().getTime() + 300_000).toISOString()
  await table.transact({ captcha: createCaptcha(table, { uuid, answerHash: 'h', expiresAt }) })
}

test.each(schedules.map(({ job }) => job))('%s runs on request', async (job) => {
  const response = await fetch(`${stack.url}/__local/jobs/${job}`, { method: 'POST' })
  expect(response.status).toBe(200)
  expect(await response.json()).not.toEqual({})
})

test('expired items are deleted automatically after the stack’s clock has moved on', async () => {
  await writeCaptcha('first')
  // The schedule starts counting at its first check, a second after the start.
  await vi.waitFor(
    async () => {
      stack.clock.advance('PT15M')
      expect(await findCaptcha(stack.deps.table, 'first')).toBeUndefined()
    },
    { timeout: 15_000, interval: 500 },
  )
})
