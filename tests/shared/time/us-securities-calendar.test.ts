import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWeekend } from '#shared/time/business-calendar.ts'
import { addDays } from '#shared/time/business-date.ts'
import { isUsSecuritiesDay } from '#shared/time/us-securities-calendar.ts'

const published = readFileSync('scripts/seed/sofr-daily.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.slice(0, 10))

test('is open on exactly the days from 2019 to 2026 with a published SOFR', () => {
  const isPublished = new Set(published)
  const wrong: string[] = []
  for (let day = published[0] ?? ''; day <= (published.at(-1) ?? ''); day = addDays(day, 1))
    if (isUsSecuritiesDay(day) !== isPublished.has(day)) wrong.push(day)
  expect(wrong).toEqual([])
  expect(published.length).toBeGreaterThan(1700)
  expect(published.some(isWeekend)).toBe(false)
})

test.each([
  ['2026-10-12', false, 'Columbus Day'],
  ['2026-11-11', false, 'Veterans Day'],
  ['2026-11-26', false, 'Thanksgiving'],
  ['2026-11-27', true, 'the day after, when it closes early'],
  ['2027-03-26', false, 'Good Friday'],
  ['2027-06-18', false, 'Juneteenth, on a Saturday'],
  ['2027-12-31', true, 'before a New Year on a Saturday'],
  ['2028-02-29', true, 'a leap day'],
])('%s: %s, %s', (date, isOpen) => expect(isUsSecuritiesDay(date)).toBe(isOpen))
