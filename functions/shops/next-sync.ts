const hourMs = 3_600_000
const tryAgainMs = hourMs

/** The interval of syncs. */
export const dailyMs = 24 * hourMs

export const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/** The next sync of a shop or a payment account after a failure. */
export const retryAt = (now: Date): string => later(now, tryAgainMs)

/** The next sync after a success. */
export const nextDayAt = (now: Date): string => later(now, dailyMs)
