import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'

export const promiseStatuses = ['open', 'kept', 'broken'] as const
export type PromiseStatus = (typeof promiseStatuses)[number]

/** A seller's promise to pay an amount by a date. */
export interface PromiseToPay {
  amountCents: Cents
  /** The last value date that fulfils it. */
  promisedFor: BusinessDate
  /** ISO timestamp, UTC. */
  recordedAt: string
}

/** A receipt that was not reversed. */
export interface Receipt {
  /** Its value date. */
  date: BusinessDate
  /** When it was posted; ISO timestamp, UTC. */
  postedAt: string
  cents: Cents
}

/** The receipts that count for a promise: posted since it was recorded, with a value date by the promised day. */
export const receivedForPromise = (
  { promisedFor, recordedAt }: PromiseToPay,
  receipts: readonly Receipt[],
): Cents =>
  receipts.reduce(
    (sum, { date, postedAt, cents }) => sum + (postedAt > recordedAt && date <= promisedFor ? cents : 0),
    0,
  )

/**
 * A promise's status is derived from the calendar and the ledger at each call: it is kept once the promised amount was
 * received, and broken when its day has passed before that. A late posting, or a bounce, changes the result.
 */
export const promiseStatus = (
  promise: PromiseToPay,
  receipts: readonly Receipt[],
  today: BusinessDate,
): PromiseStatus => {
  if (receivedForPromise(promise, receipts) >= promise.amountCents) return 'kept'
  return today > promise.promisedFor ? 'broken' : 'open'
}
