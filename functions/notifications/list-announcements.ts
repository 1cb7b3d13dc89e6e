import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'
import { announcementsFor } from './find-announcements.ts'

export const listAnnouncements: Handler<typeof notificationsEndpoints.listAnnouncements> = async (
  { session, request },
  deps,
) => answer({ records: await announcementsFor(session.userId, request.locale, deps) })
