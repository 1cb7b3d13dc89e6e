import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDailyCloseSchedule } from '../../scripts/local/daily-close-schedule.ts'

let folder: string
let now: Date
let runs: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schedule-test-'))
  now = new Date('2027-01-01T10:00:00Z')
  runs = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const start = (run: () => Promise<unknown> = async () => runs.push(now.toISOString())) =>
  startDailyCloseSchedule(join(folder, 'last.json'), () => now, run)

const look = (times = 1) => vi.advanceTimersByTimeAsync(times * 1000)

test('runs once a business date, which changes at midnight in Hong Kong', async () => {
  const schedule = start()
  await look(3)
  expect(runs).toEqual([])
  now = new Date('2027-01-01T15:59:59Z')
  await look(3)
  expect(runs).toEqual([])
  now = new Date('2027-01-01T16:00:00Z')
  await look(3)
  expect(runs).toEqual(['2027-01-01T16:00:00.000Z'])
  await schedule.stop()
})

test('a day that passed while the stack was down is closed at the next start', async () => {
  const first = start()
  await look()
  await first.stop()
  now = new Date('2027-01-20T00:00:00Z')
  const second = start()
  await look()
  await second.stop()
  expect(runs).toEqual(['2027-01-20T00:00:00.000Z'])
})

test('what failed is tried again', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  let attempts = 0
  const schedule = start(async () => {
    attempts++
    if (attempts === 1) throw new Error('no table')
  })
  await look()
  now = new Date('2027-01-02T10:00:00Z')
  await look(3)
  expect(attempts).toBe(2)
  expect(errors).toHaveBeenCalledWith('The daily close failed: no table')
  await schedule.stop()
})
