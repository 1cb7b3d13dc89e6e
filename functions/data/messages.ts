import { createHash } from 'node:crypto'
import type { Localised, MessageKind, Money } from '#shared/notifications/notification-kinds.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import { exists } from './condition.ts'
import { idTime } from './ordered-id.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { create, type Item, type ItemPage, type Table, update, type Write } from './table.ts'

/** A fact in a message: a date or an instant, an amount, a name, or a text in each language. */
export type Fact = BusinessDate | Money | Localised | { name: string }

/** A message's content: its kind, and the facts for the kind's translated text. */
export type MessageContent = { kind: MessageKind } & Readonly<Record<string, Fact>>

/** A message to all users of a company about an event. */
export interface Message {
  messageId: string
  companyId: string
  content: MessageContent
  happenedAt: string
  /** When it was written, possibly long after the event: "mark all as read" before then does not cover it. */
  arrivedAt: string
  /** Time of reading, by user. */
  readBy: Record<string, string>
}

const prefix = 'MESSAGE#'

const key = (companyId: string, messageId: string) => companyItemKey(companyId, `${prefix}${messageId}`)

/**
 * The id of a message: one for an event, however often it is delivered; the instant in front sorts messages by the time
 * of the event.
 */
export const messageIdOf = (eventId: string, happenedAt: string): string =>
  `${idTime(new Date(happenedAt))}-${createHash('sha256').update(eventId).digest('hex').slice(0, 16)}`

/** The message about an event. */
export const messageOfEvent = (
  companyId: string,
  content: MessageContent,
  { eventId, at }: { eventId: string; at: string },
  now: Date,
): Message => ({
  companyId,
  messageId: messageIdOf(eventId, at),
  content,
  happenedAt: at,
  arrivedAt: now.toISOString(),
  readBy: {},
})

/** Access pattern: a company's messages, newest first. */
export const listMessages = (
  table: Table,
  companyId: string,
  page: {
    limit: number
    cursor?: string | undefined
    accepts?: Promise<(message: Message) => boolean> | undefined
  },
): Promise<ItemPage<Item<Message>>> =>
  queryFilteredPage<Message>(
    table,
    { pk: companyPartition(companyId), prefix, newestFirst: true, consistent: true },
    page,
  )

/** Fails if the message exists. */
export const createMessage = (table: Table, message: Message): Write =>
  create<Message>(table, { ...key(message.companyId, message.messageId), type: 'message', ...message })

/** Records that a user read a message. Fails if the company has none with that id. */
export const markMessageRead = (
  table: Table,
  { companyId, userId }: { companyId: string; userId: string },
  messageId: string,
  now: Date,
): Write =>
  update<Message>(table, key(companyId, messageId), {
    set: { [`readBy.${userId}`]: now.toISOString() },
    when: { pk: exists },
  })
