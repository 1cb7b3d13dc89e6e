import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { pageFields, pageOf } from '../api/page.schema.ts'
import { messageKinds } from './message-kinds.ts'
import { notificationCodes } from './notification-codes.ts'
import { markReadBody, readStateField } from './read-state.schema.ts'

/** Title and content are in the language that the call's `Accept-Language` asks for. */
const words = { title: z.string(), content: z.string() }

const message = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  ...words,
  is_read: z.boolean(),
  /** When what it tells of happened; ISO timestamp, UTC. */
  created_at: z.string(),
})

const announcement = z.object({
  id: z.string(),
  ...words,
  is_read: z.boolean(),
  /** ISO timestamp, UTC. */
  published_at: z.string(),
})

/** What the company should see to, as long as it stands. */
const notification = z.object({
  id: z.string(),
  ...words,
  /** The screen to go to. */
  link: z.literal('shop_list'),
  code: z.literal(Object.values(notificationCodes)),
  level: z.enum(['error', 'other']),
})

const pageSize = /^([1-9]\d?|100)$/

export const notificationsEndpoints = {
  searchMessages: endpoint({
    name: 'search-messages',
    method: 'POST',
    path: '/mendixhelper/mymessage/search',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: "The company's messages, newest first: all, or those that the user has or has not read.",
    body: z.object({ ...pageFields, status: readStateField }),
    response: pageOf(message),
    errors: [],
  }),
  readMessages: endpoint({
    name: 'read-messages',
    method: 'POST',
    path: '/mendixhelper/mymessage/read',
    audience: 'session',
    envelope: 'company',
    summary: 'Marks messages as read by the user: those that are named, or all.',
    body: markReadBody,
    response: z.null(),
    errors: ['notFound'],
  }),
  listAnnouncements: endpoint({
    name: 'list-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/list',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: "The lender's announcements that are in force, newest first.",
    body: z.object({}),
    response: z.object({ records: z.array(announcement) }),
    errors: [],
  }),
  searchAnnouncements: endpoint({
    name: 'search-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/search',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'The announcements that are in force, by page: by whether they are read, and by a text in them.',
    body: z.object({
      ...pageFields,
      status: readStateField,
      text: z._default(z.string('invalid').check(z.trim(), z.maxLength(100, 'tooLong')), ''),
    }),
    response: pageOf(announcement),
    errors: [],
  }),
  readAnnouncements: endpoint({
    name: 'read-announcements',
    method: 'POST',
    path: '/mendixhelper/mymessage/announcement/read',
    audience: 'session',
    envelope: 'company',
    summary: 'Marks announcements as read by the user: those that are named, or all.',
    body: markReadBody,
    response: z.null(),
    errors: ['changedMeanwhile', 'notFound'],
  }),
  listNotifications: endpoint({
    name: 'list-notifications',
    method: 'GET',
    path: '/api/company/notifications',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'What the company should see to and has not handled, the most pressing first.',
    query: z.object({
      per_page: z._default(
        z.pipe(z.string('invalid').check(z.regex(pageSize, 'invalid')), z.transform(Number)),
        20,
      ),
      cursor: z.optional(z.string('invalid').check(z.maxLength(2000, 'tooLong'))),
    }),
    response: z.object({ data: z.array(notification), per_page: z.number(), cursor: z.optional(z.string()) }),
    errors: [],
  }),
  handleNotification: endpoint({
    name: 'handle-notification',
    method: 'DELETE',
    path: '/api/company/notifications/{id}',
    audience: 'session',
    envelope: 'landing',
    summary: 'Marks a notification as handled: it is not listed again.',
    params: z.object({
      id: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
    }),
    response: z.null(),
    errors: ['notFound'],
  }),
} as const
