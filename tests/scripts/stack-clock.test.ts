import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { durationMilliseconds, openStackClock } from '../../scripts/local/stack-clock.ts'

let folder: string
const clockIn = () => openStackClock(join(folder, 'clock.json'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-clock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['PT60S', 60_000],
  ['PT1.5S', 1500],
  ['P90D', 90 * 86_400_000],
  ['P1DT2H3M', 86_400_000 + 2 * 3_600_000 + 3 * 60_000],
  ['P2W', 14 * 86_400_000],
])('%s is %i milliseconds', (duration, milliseconds) => {
  expect(durationMilliseconds(duration)).toBe(milliseconds)
})

test.each(['', 'P', 'PT', 'P1M', '60', '-PT1S', 'P1D2H'])('refuses %j', (duration) => {
  expect(() => durationMilliseconds(duration)).toThrow(RangeError)
})

test('continues from where it was moved to, even across a restart', () => {
  const clock = clockIn()
  clock.set('2030-05-01T00:00:00Z')
  clock.advance('P1D')
  const reopened = clockIn().now().getTime()
  expect(reopened).toBeGreaterThanOrEqual(Date.parse('2030-05-02T00:00:00Z'))
  expect(reopened).toBeLessThan(Date.parse('2030-05-02T00:01:00Z'))
})

test.each(['tomorrow', '2030-05-01', '2030-05-01T00:00:00+08:00', '2030-13-01T00:00:00Z'])(
  'cannot be set to %j',
  (instant) => {
    expect(() => clockIn().set(instant)).toThrow(RangeError)
  },
)
