import { businessDate, startOfDay } from '#shared/time/business-date.ts'

const hourMs = 3_600_000

/** The hours in Hong Kong in which a mail wakes nobody. */
const daytime = { from: 9, to: 20 }

export const isWakingHours = (now: Date): boolean => {
  const hour = (now.getTime() - startOfDay(businessDate(now)).getTime()) / hourMs
  return hour >= daytime.from && hour < daytime.to
}
