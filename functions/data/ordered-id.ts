/** The prefix of ids created at an instant. */
export const idTime = (instant: Date): string => instant.toISOString().replace(/\D/g, '')

/**
 * An id whose text order is the order of creation, so that a partition lists its items by time without an index: the
 * instant to the millisecond, then ten random digits. The creating write prevents duplicates.
 */
export const orderedId = (now: Date, random: { digits(length: number): string }): string =>
  `${idTime(now)}-${random.digits(10)}`
