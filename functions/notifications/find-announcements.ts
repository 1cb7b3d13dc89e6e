import type { Locale } from '#shared/i18n/locales.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findAnnouncementReadReceipt } from '../data/announcement-read-receipts.ts'
import { type Announcement, isInForce, listAllAnnouncements } from '../data/announcements.ts'
import type { Deps } from '../runtime/deps.ts'

const placeOf = ({ publishedAt, announcementId }: Announcement): string => `${publishedAt}#${announcementId}`

/** The announcements in force, the latest first. */
export const announcementsInForce = async ({
  table,
  clock,
}: Pick<Deps, 'table' | 'clock'>): Promise<Announcement[]> => {
  const today = businessDate(clock())
  const all = await listAllAnnouncements(table)
  return all
    .filter((announcement) => isInForce(announcement, today))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
}

/** The announcements in force for a user, in their language, with read receipts. */
export const announcementsFor = async (
  userId: string,
  locale: Locale,
  deps: Pick<Deps, 'table' | 'clock'>,
) => {
  const [announcements, { announcementIds }] = await Promise.all([
    announcementsInForce(deps),
    findAnnouncementReadReceipt(deps.table, userId),
  ])
  return announcements.map(({ announcementId, words, publishedAt }) => ({
    id: announcementId,
    ...words[locale],
    is_read: announcementIds.includes(announcementId),
    published_at: publishedAt,
  }))
}
