import type { RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
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

/** The company's messages, newest first, a page at a time. */
export const messagesQuery = (status: ReadState) =>
  pagesQuery([searchMessages.name, 'page', status], (place, signal) =>
    call(searchMessages, { body: { status, ...place } }, { signal }),
  )

/** What the user wants to be mailed about, and when. */
export const preferencesQuery = endpointQuery(getPreferences, { body: {} })

export type AnnouncementListing = Pick<RequestOf<typeof searchAnnouncements>['body'], 'status' | 'text'>

/** The announcements in force, newest first, a page at a time. */
export const announcementsQuery = (listing: AnnouncementListing) =>
  pagesQuery([searchAnnouncements.name, 'page', listing], (place, signal) =>
    call(searchAnnouncements, { body: { ...listing, ...place } }, { signal }),
  )
