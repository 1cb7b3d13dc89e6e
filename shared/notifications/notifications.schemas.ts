import * as z from 'zod/mini'
import { inOneLine, oneLineSchema } from '../api/field-schemas.ts'
import { cursorSchema, pageFields, pageOf } from '../api/page.schema.ts'
import { notificationCodes } from './notification-codes.ts'
import { messageKinds, notificationPlaces } from './notification-kinds.ts'
import { quietZones } from './preferences.ts'
import { markReadBody, readStateField } from './read-state.schema.ts'
import type { OptionalTopic } from './topics.ts'

/** Title and content are in the language of the call's `Accept-Language`. */
const words = { title: z.string(), content: z.string() }

const message = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  /** The screen that shows the message's subject. */
  place: z.enum(notificationPlaces),
  ...words,
  is_read: z.boolean(),
  /** When the event happened; ISO timestamp, UTC. */
  created_at: z.string(),
})

const announcement = z.object({
  id: z.string(),
  ...words,
  is_read: z.boolean(),
  /** ISO timestamp, UTC. */
  published_at: z.string(),
})

/** A notification that the company should act on, for as long as its cause lasts. */
const notification = z.object({
  id: z.string(),
  ...words,
  /** The screen to open. */
  link: z.literal('shop_list'),
  code: z.literal(Object.values(notificationCodes)),
  level: z.enum(['error', 'other']),
})

const time = z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'))
const wanted = z.boolean('required')

const preferences = {
  /** By optional topic: whether it is mailed. */
  mail: z.object({ reviews: wanted, receipts: wanted, limit: wanted, shops: wanted } satisfies Record<
    OptionalTopic,
    typeof wanted
  >),
  /** From `from` until `to`, in the time zone `zone`, no deferrable mail is sent. */
  quiet_hours: z
    .object({ enabled: wanted, from: time, to: time, zone: z.enum(quietZones, 'unknownOption') })
    .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid' })),
}

const pageSize = /^([1-9]\d?|100)$/

export const notificationsSchemas = {
  searchMessages: {
    body: z.object({ ...pageFields, status: readStateField }),
    response: pageOf(message),
  },
  readMessages: {
    body: markReadBody,
    response: z.null(),
  },
  listAnnouncements: {
    body: z.object({}),
    response: z.object({ records: z.array(announcement) }),
  },
  searchAnnouncements: {
    body: z.object({
      ...pageFields,
      status: readStateField,
      text: z._default(z.string('invalid').check(z.trim(), z.maxLength(100, 'tooLong'), inOneLine), ''),
    }),
    response: pageOf(announcement),
  },
  readAnnouncements: {
    body: markReadBody,
    response: z.null(),
  },
  getPreferences: {
    body: z.object({}),
    response: z.object(preferences),
  },
  savePreferences: {
    body: z.object(preferences),
    response: z.object(preferences),
  },
  listNotifications: {
    query: z.object({
      per_page: z._default(
        z.pipe(z.string('invalid').check(z.regex(pageSize, 'invalid')), z.transform(Number)),
        20,
      ),
      cursor: cursorSchema,
    }),
    response: z.object({ data: z.array(notification), per_page: z.number(), cursor: z.optional(z.string()) }),
  },
  handleNotification: {
    params: z.object({
      id: oneLineSchema(100),
    }),
    response: z.null(),
  },
}
