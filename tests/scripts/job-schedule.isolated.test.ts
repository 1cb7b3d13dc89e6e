import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { schedules } from '../../functions/jobs/schedules.ts'
import { startJobSchedule } from '../../scripts/local/job-schedule.ts'

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

const file = (job: string) => join(folder, `${job}.json`)
const note = async (job: string): Promise<unknown> => runs.push(`${job} ${now.toISOString()}`)

const start = (names: string[], runJob = note) =>
  startJobSchedule(
    schedules.filter(({ job }) => names.includes(job)),
    { file, clock: () => now, runJob },
  )

const look = (times = 1) => vi.advanceTimersByTimeAsync(times * 1000)

describe('the daily close', () => {
  test('runs once per business date, which changes at midnight in Hong Kong', async () => {
    const schedule = start(['daily-close'])
    await look(3)
    expect(runs).toEqual([])
    now = new Date('2027-01-01T15:59:59Z')
    await look(3)
    expect(runs).toEqual([])
    now = new Date('2027-01-01T16:00:00Z')
    await look(3)
    expect(runs).toEqual(['daily-close 2027-01-01T16:00:00.000Z'])
    await schedule.stop()
  })

  test('closes a day that passed while the stack was down at the next start', async () => {
    const first = start(['daily-close'])
    await look()
    await first.stop()
    now = new Date('2027-01-20T00:00:00Z')
    const second = start(['daily-close'])
    await look()
    await second.stop()
    expect(runs).toEqual(['daily-close 2027-01-20T00:00:00.000Z'])
  })

  test('continues from the date in its file', async () => {
    writeFileSync(file('daily-close'), '{"date":"2026-12-31"}')
    const schedule = start(['daily-close'])
    await look(2)
    await schedule.stop()
    expect(runs).toHaveLength(1)
  })

  test('retries after a failure', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    let attempts = 0
    const schedule = start(['daily-close'], async () => {
      attempts++
      if (attempts === 1) throw new Error('no table')
    })
    await look()
    now = new Date('2027-01-02T10:00:00Z')
    await look(3)
    expect(attempts).toBe(2)
    expect(errors).toHaveBeenCalledWith('The job daily-close failed: no table')
    await schedule.stop()
  })
})

describe('a job with an interval', () => {
  test('runs once whenever its interval has passed by the stack’s clock, however long ago', async () => {
    const schedule = start(['token-expiry'])
    await look(3)
    now = new Date('2027-01-01T10:14:59Z')
    await look(3)
    expect(runs).toEqual([])
    now = new Date('2027-01-01T10:15:00Z')
    await look(3)
    now = new Date('2027-03-01T10:15:00Z')
    await look(3)
    await schedule.stop()
    expect(runs).toEqual(['token-expiry 2027-01-01T10:15:00.000Z', 'token-expiry 2027-03-01T10:15:00.000Z'])
  })

  test('catches up with a moved clock at once', async () => {
    const schedule = start(['token-expiry'])
    await schedule.catchUp()
    now = new Date('2027-01-01T10:15:00Z')
    await schedule.catchUp()
    expect(runs).toEqual(['token-expiry 2027-01-01T10:15:00.000Z'])
    await schedule.stop()
  })

  test('catches up although a look was under way when the clock moved', async () => {
    let endRun: (() => void) | undefined
    const schedule = start(['token-expiry'], async () => {
      runs.push(now.toISOString())
      if (runs.length === 1) await new Promise<void>((resolve) => (endRun = resolve))
    })
    await schedule.catchUp()
    now = new Date('2027-01-01T10:15:00Z')
    const first = schedule.catchUp()
    await vi.advanceTimersByTimeAsync(0)
    now = new Date('2027-01-01T10:30:00Z')
    const second = schedule.catchUp()
    endRun?.()
    await Promise.all([first, second])
    expect(runs).toEqual(['2027-01-01T10:15:00.000Z', '2027-01-01T10:30:00.000Z'])
    await schedule.stop()
  })

  test('survives a restart', async () => {
    const first = start(['token-expiry'])
    await look()
    await first.stop()
    now = new Date('2027-01-01T10:15:00Z')
    const second = start(['token-expiry'])
    await look()
    await second.stop()
    expect(runs).toHaveLength(1)
  })

  test('continues after the clock was set back', async () => {
    const schedule = start(['token-expiry'])
    await look()
    now = new Date('2026-06-01T00:00:00Z')
    await look(3)
    await schedule.stop()
    expect(runs).toEqual(['token-expiry 2026-06-01T00:00:00.000Z'])
  })
})

test('runs one job at a time, and a failure does not block other jobs', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const all = schedules.map(({ job }) => job)
  const atWork = new Set<string>()
  let most = 0
  const schedule = start(all, async (job) => {
    atWork.add(job)
    most = Math.max(most, atWork.size)
    await new Promise((resolve) => setTimeout(resolve, 5000))
    atWork.delete(job)
    runs.push(job)
    if (job === 'daily-close') throw new Error('no table')
  })
  await look()
  now = new Date('2027-01-03T10:00:00Z')
  await look(16)
  expect(runs.slice(0, 3)).toEqual(['daily-close', 'repayment-deductions', 'repayment-reminders'])
  expect(most).toBe(1)
  const stopped = schedule.stop()
  await look(10)
  await stopped
})

test('ends after the current job without starting another', async () => {
  const schedule = start(
    schedules.map(({ job }) => job),
    async (job) => {
      await new Promise((resolve) => setTimeout(resolve, 5000))
      runs.push(job)
    },
  )
  await look()
  now = new Date('2027-01-03T10:00:00Z')
  await look(2)
  let hasStopped = false
  const stopped = schedule.stop().then(() => {
    hasStopped = true
  })
  await look(2)
  expect(hasStopped).toBe(false)
  await look(20)
  await stopped
  expect(runs).toEqual(['daily-close'])
})
