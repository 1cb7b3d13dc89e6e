import { absent } from './condition.ts'
import { normalEmail } from './credentials.ts'
import { check, create, type Item, remove, type Table, type Write } from './table.ts'

/** An address that is mailed nothing any more: it does not exist, or who reads it does not want the portal's mails. */
export interface SuppressedAddress {
  email: string
  why: 'bounced' | 'complained'
  /** ISO timestamp, UTC. */
  at: string
  /** The mail service's id of the report. */
  feedbackId: string
}

const key = (email: string) => ({ pk: `MAILSTOP#${normalEmail(email)}`, sk: 'MAILSTOP' })

/** Access pattern: why an address is mailed nothing any more; undefined where it is mailed. */
export const findSuppressedAddress = (
  table: Table,
  email: string,
): Promise<Item<SuppressedAddress> | undefined> => table.get<SuppressedAddress>(key(email))

/** Holds while an address is mailed. */
export const expectMailed = (table: Table, email: string): Write =>
  check<SuppressedAddress>(table, key(email), { pk: absent })

/** Stops mailing an address; fails where that was done before. */
export const suppressAddress = (table: Table, stop: SuppressedAddress): Write =>
  create<SuppressedAddress>(table, { ...key(stop.email), type: 'mail-stop', ...stop })

/** Mails the address again from now on. */
export const unsuppressAddress = (table: Table, email: string): Write => remove(table, key(email))
