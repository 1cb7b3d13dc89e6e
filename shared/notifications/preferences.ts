import { type OptionalTopic, optionalTopics } from './topics.ts'

/** The clocks that quiet hours can be told by. */
export const quietZones = [
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
] as const
export type QuietZone = (typeof quietZones)[number]

/** The hours of each day in which nothing is mailed that can wait. They may go over midnight. */
export interface QuietHours {
  readonly enabled: boolean
  /** `HH:MM`; `to` is the first minute that is no longer quiet. */
  readonly from: string
  readonly to: string
  readonly zone: QuietZone
}

/** What a user wants to be mailed about, and when. */
export interface Preferences {
  readonly mail: Readonly<Record<OptionalTopic, boolean>>
  readonly quiet_hours: QuietHours
}

/** Of who has chosen nothing: all is mailed, at any time. The hours are those that are proposed. */
export const defaultPreferences: Preferences = {
  mail: Object.fromEntries(optionalTopics.map((topic) => [topic, true])) as Preferences['mail'],
  quiet_hours: { enabled: false, from: '22:00', to: '08:00', zone: 'Asia/Hong_Kong' },
}

const dayMinutes = 24 * 60
const minuteMs = 60_000

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const minutesAt = (now: Date, timeZone: QuietZone): number =>
  minutesOf(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  )

/** When what can wait may be sent: the end of the quiet hours that `now` is in, or undefined where it may be at once. */
export const quietUntil = ({ enabled, from, to, zone }: QuietHours, now: Date): Date | undefined => {
  if (!enabled) return undefined
  const length = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes
  const passed = (minutesAt(now, zone) - minutesOf(from) + dayMinutes) % dayMinutes
  // A night in which the clocks change ends an hour early or late: a mail that can wait is not worth more.
  return passed < length
    ? new Date((Math.floor(now.getTime() / minuteMs) + length - passed) * minuteMs)
    : undefined
}
