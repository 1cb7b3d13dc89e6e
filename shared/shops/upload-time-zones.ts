/** The time zones of sellers' platforms, by the names of the IANA database. */
export const uploadTimeZones = [
  'Asia/Hong_Kong',
  'Asia/Shanghai',
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const
export type UploadTimeZone = (typeof uploadTimeZones)[number]
