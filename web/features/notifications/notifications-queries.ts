import type { RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import type { ReadState } from '#shared/notifications/read-state.schema.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { pagesQuery } from '../../api/pages-query.ts'

const { searchMessages, searchAnnouncements, getPreferences } = notificationsEndpoints

export type Message = ResponseOf<typeof searchMessages>['records'][number]
export type Announcement = ResponseOf<typeof searchAnnouncements>['records'][number]

/** Every list of messages is known by this, the bell's too. */
export const messagesKey = [searchMessages.name] as const
export const announcementsKey = [searchAnnouncements.name] as const

/** The company's messages, newest first, a page at a time, as the server words them in `locale`, which is in use. */
export const messagesQuery = (status: ReadState, locale: Locale) =>
  pagesQuery([searchMessages.name, 'page', locale, status], (place, signal) =>
    call(searchMessages, { body: { status, ...place } }, { signal }),
  )

/** What the user wants to be mailed about, and when. */
export const preferencesQuery = endpointQuery(getPreferences, { body: {} })

export type AnnouncementListing = Pick<RequestOf<typeof searchAnnouncements>['body'], 'status' | 'text'>

/** The announcements in force, newest first, a page at a time, in `locale`, which is in use. */
export const announcementsQuery = (listing: AnnouncementListing, locale: Locale) =>
  pagesQuery([searchAnnouncements.name, 'page', locale, listing], (place, signal) =>
    call(searchAnnouncements, { body: { ...listing, ...place } }, { signal }),
  )
