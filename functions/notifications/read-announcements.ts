import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { findAnnouncementMark, replaceAnnouncementMark } from '../data/announcement-marks.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { announcementsInForce } from './find-announcements.ts'

/** Another browser of the same user may mark at the same moment. */
const attempts = 5

export const readAnnouncements: Handler<typeof notificationsEndpoints.readAnnouncements> = async (
  { input, session },
  deps,
) => {
  const { table } = deps
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const [announcements, mark] = await Promise.all([
      announcementsInForce(deps),
      findAnnouncementMark(table, session.userId),
    ])
    const inForce = announcements.map(({ announcementId }) => announcementId)
    const { ids = inForce } = input.body
    if (ids.some((id) => !inForce.includes(id))) return refuse(20018)
    if (ids.every((id) => mark.announcementIds.includes(id))) return answer(null)
    const announcementIds = inForce.filter((id) => ids.includes(id) || mark.announcementIds.includes(id))
    if (await table.write(replaceAnnouncementMark(table, { ...mark, announcementIds }))) return answer(null)
  }
  return refuse(20009)
}
