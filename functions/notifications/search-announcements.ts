import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { matchesReadState } from '#shared/notifications/read-state.schema.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler } from '../http/handle.ts'
import { announcementsFor } from './find-announcements.ts'

export const searchAnnouncements: Handler<typeof notificationsEndpoints.searchAnnouncements> = async (
  { input, session, request },
  deps,
) => {
  const { page_size: limit, cursor, status, text } = input.body
  const wanted = text.toLowerCase()
  const found = (await announcementsFor(session.userId, request.locale, deps)).filter(
    ({ title, content, is_read }) =>
      matchesReadState(status, is_read) && `${title}\n${content}`.toLowerCase().includes(wanted),
  )
  const { items, ...page } = sortPage(found, ({ published_at, id }) => [published_at, id], {
    limit,
    cursor,
    order: 'desc',
  })
  return answer({ records: items, ...page })
}
