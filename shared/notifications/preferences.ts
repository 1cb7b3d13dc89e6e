import { type OptionalTopic, optionalTopics } from './topics.ts'

/** The time zones of quiet hours. */
export const quietZones = [
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
] as const
export type QuietZone = (typeof quietZones)[number]

/** The daily hours without deferrable mails. They may cross midnight. */
export interface QuietHours {
  readonly enabled: boolean
  /** `HH:MM`; `to` is the first minute that is no longer quiet. */
  readonly from: string
  readonly to: string
  readonly zone: QuietZone
}

/** A user's mail preferences. */
export interface Preferences {
  readonly mail: Readonly<Record<OptionalTopic, boolean>>
  readonly quiet_hours: QuietHours
}

/** Without a choice: everything is mailed, at any time. The hours are a suggestion. */
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

/** When deferrable mails may be sent: the end of the quiet hours that `now` is in, or undefined for at once. */
export const quietUntil = ({ enabled, from, to, zone }: QuietHours, now: Date): Date | undefined => {
  if (!enabled) return undefined
  const length = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes
  const passed = (minutesAt(now, zone) - minutesOf(from) + dayMinutes) % dayMinutes
  // In a night with a change of the clocks the quiet hours end an hour early or late, which is acceptable.
  return passed < length
    ? new Date((Math.floor(now.getTime() / minuteMs) + length - passed) * minuteMs)
    : undefined
}
