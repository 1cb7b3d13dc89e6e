import { type BusinessDate, startOfDay } from '#shared/time/business-date.ts'

const daySeconds = 24 * 3600

/** The `ttl` of an item that goes so many days after a date; of the last dates that there are, too. */
export const keptAfter = (date: BusinessDate, days: number): number =>
  startOfDay(date).getTime() / 1000 + days * daySeconds
