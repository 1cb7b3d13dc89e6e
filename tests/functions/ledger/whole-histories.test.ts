import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHistory } from '../../support/run-history.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
})
afterAll(() => app.close())

// A history that fails names its seed: alone in this list it fails again.
test.each([1, 2, 3])('in history %i the books are in order at every step', async (seed) => {
  expect(await runHistory(app, seed, 30)).toBeGreaterThan(10)
})
