import { isBusinessDay } from '../time/business-calendar.ts'
import { type BusinessDate, dateParts } from '../time/business-date.ts'
import { type Centre, isCentreBusinessDay } from '../time/centre-calendars.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'
import { isUsSecuritiesDay } from '../time/us-securities-calendar.ts'
import type { BenchmarkName } from './benchmark-names.ts'

interface BenchmarkFacts {
  publisher: string
  daysInYear: bigint
  isFixingDay: (date: BusinessDate) => boolean
  /** Calendar days for which a fixing stays current, if that is longer than the environment's maximum age. */
  standsForDays?: number
}

const openIn =
  (centre: Centre) =>
  (date: BusinessDate): boolean =>
    isCentreBusinessDay(centre, date)

/** Where and when benchmarks are published. */
export const benchmarks: Record<BenchmarkName, BenchmarkFacts> = {
  SOFR: {
    publisher: 'Federal Reserve Bank of New York',
    daysInYear: 360n,
    isFixingDay: isUsSecuritiesDay,
  },
  SONIA: { publisher: 'Bank of England', daysInYear: 365n, isFixingDay: openIn('london') },
  ESTR: { publisher: 'European Central Bank', daysInYear: 360n, isFixingDay: openIn('target') },
  HIBOR: {
    publisher: 'Hong Kong Monetary Authority',
    daysInYear: 365n,
    isFixingDay: (date) => isBusinessDay(hongKongCalendar, date),
  },
  HONIA: {
    // The Treasury Markets Association administers it.
    publisher: 'Hong Kong Monetary Authority',
    daysInYear: 365n,
    isFixingDay: (date) => isBusinessDay(hongKongCalendar, date),
  },
  LPR: {
    publisher: 'National Interbank Funding Center',
    daysInYear: 360n,
    // On the 20th of each month, or the next business day.
    isFixingDay: (date) => isCentreBusinessDay('mainlandChina', date) && dateParts(date).day >= 20,
    standsForDays: 45,
  },
  SHIBOR: {
    publisher: 'National Interbank Funding Center',
    daysInYear: 360n,
    isFixingDay: openIn('mainlandChina'),
  },
}
