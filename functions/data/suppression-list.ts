import { absent } from './condition.ts'
import { normalEmail } from './credentials.ts'
import { check, create, type Item, remove, type Table, type Write } from './table.ts'

/** A suppressed address: it bounced, or its reader complained of the portal's mails. */
export interface SuppressedAddress {
  email: string
  why: 'bounced' | 'complained'
  /** ISO timestamp, UTC. */
  at: string
  /** The mail service's id of the report. */
  feedbackId: string
}

const key = (email: string) => ({ pk: `MAILSTOP#${normalEmail(email)}`, sk: 'MAILSTOP' })

/** Access pattern: why an address is suppressed; undefined if it is not. */
export const findSuppressedAddress = (
  table: Table,
  email: string,
): Promise<Item<SuppressedAddress> | undefined> => table.get<SuppressedAddress>(key(email))

/** Asserts that an address is not suppressed. */
export const expectNotSuppressed = (table: Table, email: string): Write =>
  check<SuppressedAddress>(table, key(email), { pk: absent })

/** Suppresses an address; fails if it is suppressed already. */
export const suppressAddress = (table: Table, stop: SuppressedAddress): Write =>
  create<SuppressedAddress>(table, { ...key(stop.email), type: 'mail-stop', ...stop })

/** Removes an address from the suppression list. */
export const unsuppressAddress = (table: Table, email: string): Write => remove(table, key(email))
