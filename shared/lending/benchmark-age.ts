import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/** True when a fixing is too old to price a drawdown by on `today`: older than so many calendar days. */
export const isBenchmarkTooOld = (
  fixingDate: BusinessDate,
  today: BusinessDate,
  maximumAgeDays: number,
): boolean => daysBetween(fixingDate, today) > maximumAgeDays
