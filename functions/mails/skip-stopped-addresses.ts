import { findSuppressedAddress } from '../data/suppression-list.ts'
import type { Table } from '../data/table.ts'
import type { Log, Messenger } from '../runtime/deps.ts'

/**
 * A messenger that mails nothing to an address that bounced or complained. A mail service bars a sender who goes on
 * mailing such addresses, and then nobody gets a mail.
 */
export const skipStoppedAddresses = (messenger: Messenger, table: Table, log: Log): Messenger => ({
  ...messenger,
  async sendMail(mail) {
    const stop = await findSuppressedAddress(table, mail.to)
    if (!stop) return messenger.sendMail(mail)
    log('info', 'a mail was not sent to a dead address', { why: stop.why })
  },
})
