import type { Random } from '../http/deps.ts'

/**
 * An id whose text order is the order of creation, so that a partition lists its items by time without an index:
 * the instant to the millisecond, then ten random digits. What creates the item guards against the same id twice.
 */
export const orderedId = (now: Date, random: Random): string =>
  `${now.toISOString().replace(/\D/g, '')}-${random.digits(10)}`
