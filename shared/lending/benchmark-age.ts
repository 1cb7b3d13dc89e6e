import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/** True when a fixing is too old for pricing a drawdown on `today`, by calendar days. */
export const isBenchmarkTooOld = (
  fixingDate: BusinessDate,
  today: BusinessDate,
  maximumAgeDays: number,
): boolean => daysBetween(fixingDate, today) > maximumAgeDays
