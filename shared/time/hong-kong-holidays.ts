import type { BusinessCalendar } from './business-calendar.ts'
import type { BusinessDate } from './business-date.ts'

/**
 * The general holidays of Hong Kong other than Sundays, 2024 to 2027, under the General Holidays Ordinance (Cap. 149)
 * as the Government announced them (www.gov.hk/en/about/abouthk/holiday). One that falls on a Sunday, or on another, is
 * listed on its substitute day. The Government announces a year about eighteen months ahead.
 */
export const hongKongHolidays: Record<number, readonly BusinessDate[]> = {
  2024: [
    '2024-01-01',
    '2024-02-10',
    '2024-02-12',
    '2024-02-13',
    '2024-03-29',
    '2024-03-30',
    '2024-04-01',
    '2024-04-04',
    '2024-05-01',
    '2024-05-15',
    '2024-06-10',
    '2024-07-01',
    '2024-09-18',
    '2024-10-01',
    '2024-10-11',
    '2024-12-25',
    '2024-12-26',
  ],
  2025: [
    '2025-01-01',
    '2025-01-29',
    '2025-01-30',
    '2025-01-31',
    '2025-04-04',
    '2025-04-18',
    '2025-04-19',
    '2025-04-21',
    '2025-05-01',
    '2025-05-05',
    '2025-05-31',
    '2025-07-01',
    '2025-10-01',
    '2025-10-07',
    '2025-10-29',
    '2025-12-25',
    '2025-12-26',
  ],
  2026: [
    '2026-01-01',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-04-03',
    '2026-04-04',
    '2026-04-06',
    '2026-04-07',
    '2026-05-01',
    '2026-05-25',
    '2026-06-19',
    '2026-07-01',
    '2026-09-26',
    '2026-10-01',
    '2026-10-19',
    '2026-12-25',
    '2026-12-26',
  ],
  2027: [
    '2027-01-01',
    '2027-02-06',
    '2027-02-08',
    '2027-02-09',
    '2027-03-26',
    '2027-03-27',
    '2027-03-29',
    '2027-04-05',
    '2027-05-01',
    '2027-05-13',
    '2027-06-09',
    '2027-07-01',
    '2027-09-16',
    '2027-10-01',
    '2027-10-08',
    '2027-12-25',
    '2027-12-27',
  ],
}

/** Business days in Hong Kong: neither Saturday, Sunday nor general holiday, as banks settle. */
export const hongKongCalendar: BusinessCalendar = {
  holidays: new Set(Object.values(hongKongHolidays).flat()),
}
