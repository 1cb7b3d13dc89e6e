import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/**
 * True when a fixing is too old to price a drawdown by on `today`: older than so many calendar days. Without a maximum
 * every fixing is good, however old.
 */
export const isBenchmarkTooOld = (
  fixingDate: BusinessDate,
  today: BusinessDate,
  maximumAgeDays?: number,
): boolean => maximumAgeDays !== undefined && daysBetween(fixingDate, today) > maximumAgeDays
