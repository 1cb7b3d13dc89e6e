import { type BusinessDate, businessDate } from '../time/business-date.ts'
import type { UploadTimeZone } from './upload-time-zones.ts'

const formats = new Map<UploadTimeZone, Intl.DateTimeFormat>()

const formatOf = (timeZone: UploadTimeZone): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat(undefined, {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** The clock of a time zone at an instant, as if it were UTC. */
const clockAt = (ms: number, timeZone: UploadTimeZone): number => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => parts.get(type))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The date in Hong Kong of a local time in another zone. Where clocks are put back, the first of two moments. */
export const dayInHongKong = (
  date: BusinessDate,
  { hour, minute }: { hour: number; minute: number },
  timeZone: UploadTimeZone,
): BusinessDate => {
  const local = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000
  const first = local - (clockAt(local, timeZone) - local)
  // The offset may have changed between the two.
  return businessDate(new Date(local - (clockAt(first, timeZone) - first)))
}
