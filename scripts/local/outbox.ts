import { randomUUID } from 'node:crypto'
import { openJournal } from './journal.ts'
import type { StackClock } from './stack-clock.ts'

/** A mail or an SMS sent by the stack. `subject` and `html` are null for an SMS. */
export interface OutboxMessage {
  id: string
  kind: 'email' | 'sms'
  to: string
  subject: string | null
  text: string
  html: string | null
  /** The names of the attachments. */
  attachments?: string[]
  /** The stack's own time, ISO 8601 in UTC. */
  at: string
}

export interface Outbox {
  add(message: Omit<OutboxMessage, 'id' | 'at'>): void
  /** Newest first, up to a maximum; only those to `recipient` if given. */
  list(recipient?: string, most?: number): OutboxMessage[]
}

// A plus sign in a query string arrives as a space, and people type phone numbers with and without the country.
const shortestNumber = 7
const digits = (text: string) => text.replace(/\D/g, '')

const isTo = (message: OutboxMessage, recipient: string): boolean => {
  if (message.kind === 'email')
    return message.to.toLowerCase() === recipient.trim().replaceAll(' ', '+').toLowerCase()
  const number = digits(recipient)
  return number.length >= shortestNumber && !recipient.includes('@') && digits(message.to).endsWith(number)
}

/** Opens the outbox stored in the file at `path`. */
export const openOutbox = (path: string, clock: StackClock): Outbox => {
  const journal = openJournal<OutboxMessage>(path)
  return {
    add: (message) => journal.append({ id: randomUUID(), ...message, at: clock.now().toISOString() }),
    list: (recipient, most = journal.entries.length) =>
      journal.entries
        .filter((message) => !recipient || isTo(message, recipient))
        .toReversed()
        .slice(0, most),
  }
}
