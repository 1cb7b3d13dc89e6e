import type { Attachment, Messenger } from '../../functions/runtime/deps.ts'
import { present } from './present.ts'

/** A mail or an SMS that was sent during a test. */
export interface SentMessage {
  kind: 'email' | 'sms'
  to: string
  subject?: string
  text: string
  html?: string
  attachment?: Attachment
}

export interface TestOutbox extends Messenger {
  /** Oldest first. */
  readonly sent: SentMessage[]
  /** The newest message to an address or a number. Throws if there is none. */
  newestTo(to: string): SentMessage
}

/** Stores sent messages in memory. */
export const createTestOutbox = (): TestOutbox => {
  const sent: SentMessage[] = []
  return {
    sent,
    newestTo(to) {
      return present(
        sent.findLast((each) => each.to === to),
        `the newest message to ${to}`,
      )
    },
    async sendMail(mail) {
      sent.push({ kind: 'email', ...mail })
    },
    async sendSms(to, text) {
      sent.push({ kind: 'sms', to, text })
    },
  }
}
