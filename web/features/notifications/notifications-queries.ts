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

/** The common query key of all lists of messages, including the bell's. */
export const messagesKey = [searchMessages.name] as const
export const announcementsKey = [searchAnnouncements.name] as const

/** The company's messages, newest first, page by page, with the server's texts in `locale`, the current one. */
export const messagesQuery = (status: ReadState, locale: Locale) =>
  pagesQuery([searchMessages.name, 'page', locale, status], (place, signal) =>
    call(searchMessages, { body: { status, ...place } }, { signal }),
  )

/** The user's notification settings. */
export const preferencesQuery = endpointQuery(getPreferences, { body: {} })

export type AnnouncementListing = Pick<RequestOf<typeof searchAnnouncements>['body'], 'status' | 'text'>

/** The current announcements, newest first, page by page, in `locale`, the current one. */
export const announcementsQuery = (listing: AnnouncementListing, locale: Locale) =>
  pagesQuery([searchAnnouncements.name, 'page', locale, listing], (place, signal) =>
    call(searchAnnouncements, { body: { ...listing, ...place } }, { signal }),
  )
