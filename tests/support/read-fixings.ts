import { readFileSync } from 'node:fs'
import type { BusinessDate } from '#shared/time/business-date.ts'

/** The published fixings that a local stack is seeded with, oldest first. */
export const readFixings = (name: 'sofr' | 'sonia' | 'estr'): { date: BusinessDate; percent: string }[] =>
  readFileSync(new URL(`../../scripts/seed/${name}-daily.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [date = '', percent = ''] = line.split(',')
      return { date, percent }
    })
