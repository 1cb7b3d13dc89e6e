import { findSuppressedAddress } from '../data/suppression-list.ts'
import type { Table } from '../data/table.ts'
import type { Log, Messenger } from '../runtime/deps.ts'

/**
 * A messenger that skips addresses on the suppression list. A mail service blocks senders who keep mailing such
 * addresses, and then no mail is delivered.
 */
export const skipSuppressedAddresses = (messenger: Messenger, table: Table, log: Log): Messenger => ({
  ...messenger,
  async sendMail(mail) {
    const stop = await findSuppressedAddress(table, mail.to)
    if (!stop) return messenger.sendMail(mail)
    log('info', 'a mail was not sent to a dead address', { why: stop.why })
  },
})
