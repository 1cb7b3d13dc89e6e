import { assert, constantFrom, date, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultPreferences,
  type QuietHours,
  quietUntil,
  quietZones,
} from '#shared/notifications/preferences.ts'

const hours = (changes: Partial<QuietHours> = {}): QuietHours => ({
  enabled: true,
  from: '22:00',
  to: '08:00',
  zone: 'Asia/Hong_Kong',
  ...changes,
})

const until = (quiet: QuietHours, now: string) => quietUntil(quiet, new Date(now))?.toISOString()

const time = (of: number) =>
  [Math.floor(of / 60), of % 60].map((part) => String(part).padStart(2, '0')).join(':')

describe('quiet hours', () => {
  it('are off by default', () => {
    expect(until(defaultPreferences.quiet_hours, '2026-11-23T15:00:00Z')).toBeUndefined()
  })

  it.each([
    ['in the evening, end in the morning', '2026-11-23T15:30:00Z', '2026-11-24T00:00:00.000Z'],
    ['after midnight, end in the same morning', '2026-11-23T17:05:42Z', '2026-11-24T00:00:00.000Z'],
    ['begin with their first minute', '2026-11-23T14:00:00Z', '2026-11-24T00:00:00.000Z'],
    ['are over with their end', '2026-11-24T00:00:00Z', undefined],
    ['do not reach into the day', '2026-11-23T05:00:00Z', undefined],
  ])('by Hong Kong time %s', (_, now, end) => {
    expect(until(hours(), now)).toBe(end)
  })

  it('follow the chosen time zone', () => {
    const daytime = hours({ from: '12:00', to: '13:30' })
    expect(until({ ...daytime, zone: 'America/New_York' }, '2026-11-23T17:15:00Z')).toBe(
      '2026-11-23T18:30:00.000Z',
    )
    expect(until(daytime, '2026-11-23T17:15:00Z')).toBeUndefined()
  })

  it('always end within a day, at the chosen minute', () => {
    const minute = integer({ min: 0, max: 1439 })
    assert(
      property(
        minute,
        minute,
        constantFrom(...quietZones),
        date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        (from, to, zone, now) => {
          const quiet = hours({ from: time(from), to: time(to), zone })
          const end = quietUntil(quiet, now)
          if (from === to) return end === undefined
          if (!end) return true
          const waited = end.getTime() - now.getTime()
          return (
            waited > 0 && waited <= 24 * 3_600_000 && end.getUTCSeconds() === 0 && end.getMilliseconds() === 0
          )
        },
      ),
    )
  })
})
