const hourMs = 3_600_000
const tryAgainMs = hourMs

/** What is new is read once a day. */
export const dailyMs = 24 * hourMs

export const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/** When a shop or a payment account is read again that could not be read. */
export const tryAgainAt = (now: Date): string => later(now, tryAgainMs)

/** When one is read again that was read. */
export const nextDayAt = (now: Date): string => later(now, dailyMs)
