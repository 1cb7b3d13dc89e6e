import { absent } from './condition.ts'
import { normalEmail } from './credentials.ts'
import { check, create, type Item, remove, type Table, type Write } from './table.ts'

/** An address that is mailed nothing any more: it does not exist, or who reads it does not want the portal's mails. */
export interface MailStop {
  email: string
  why: 'bounced' | 'complained'
  /** ISO timestamp, UTC. */
  at: string
  /** The mail service's id of the report. */
  feedbackId: string
}

const key = (email: string) => ({ pk: `MAILSTOP#${normalEmail(email)}`, sk: 'MAILSTOP' })

/** Access pattern: why an address is mailed nothing any more; undefined where it is mailed. */
export const findMailStop = (table: Table, email: string): Promise<Item<MailStop> | undefined> =>
  table.get<MailStop>(key(email))

/** Holds while an address is mailed. */
export const expectMailed = (table: Table, email: string): Write =>
  check<MailStop>(table, key(email), { pk: absent })

/** Stops mailing an address; fails where that was done before. */
export const stopMail = (table: Table, stop: MailStop): Write =>
  create<MailStop>(table, { ...key(stop.email), type: 'mail-stop', ...stop })

/** Mails the address again from now on. */
export const resumeMail = (table: Table, email: string): Write => remove(table, key(email))
