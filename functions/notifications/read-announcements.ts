import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import {
  findAnnouncementReadReceipt,
  replaceAnnouncementReadReceipt,
} from '../data/announcement-read-receipts.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { announcementsInForce } from './find-announcements.ts'

export const readAnnouncements: Handler<typeof notificationsEndpoints.readAnnouncements> = async (
  { input, session },
  deps,
) => {
  const { table } = deps
  const outcome = await retryOnChange(async () => {
    const [announcements, mark] = await Promise.all([
      announcementsInForce(deps),
      findAnnouncementReadReceipt(table, session.userId),
    ])
    const inForce = announcements.map(({ announcementId }) => announcementId)
    const { ids = inForce } = input.body
    if (ids.some((id) => !inForce.includes(id))) return refuse('notFound')
    if (ids.every((id) => mark.announcementIds.includes(id))) return answer(null)
    const announcementIds = inForce.filter((id) => ids.includes(id) || mark.announcementIds.includes(id))
    // Another browser of the same user may have written concurrently.
    return (await table.write(replaceAnnouncementReadReceipt(table, { ...mark, announcementIds })))
      ? answer(null)
      : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
