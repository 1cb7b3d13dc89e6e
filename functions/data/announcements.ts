import type { Locale } from '#shared/i18n/locales.ts'
import { type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { collect } from './collect.ts'
import { exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { create, type Item, remove, type Table, type Write } from './table.ts'

/** An announcement of the lender to all sellers. */
export interface Announcement {
  announcementId: string
  words: Record<Locale, { title: string; content: string }>
  publishedAt: string
  /** The last day in force; absent for one that lasts until it is withdrawn. */
  until?: BusinessDate
}

/**
 * One partition, always read whole: few announcements are in force at a time, and withdrawn or old ones are removed.
 */
const partition = 'ANNOUNCEMENTS'

const key = (announcementId: string) => ({ pk: partition, sk: `ANNOUNCEMENT#${announcementId}` })

/** Access pattern: an announcement by id. */
export const findAnnouncement = (
  table: Table,
  announcementId: string,
): Promise<Item<Announcement> | undefined> => table.get<Announcement>(key(announcementId))

/** Access pattern: all announcements that were not withdrawn, in the order of their ids. Eventually consistent. */
export const listAllAnnouncements = (table: Table): Promise<Item<Announcement>[]> =>
  collect(table.all<Announcement>({ pk: partition }))

/** How long an expired announcement is kept. */
const keptForDays = 30

/** Fails if an announcement with that id exists. */
export const createAnnouncement = (table: Table, announcement: Announcement): Write => {
  const { announcementId, until } = announcement
  return create<Announcement>(table, {
    ...key(announcementId),
    type: 'announcement',
    ...announcement,
    ...(until ? { ttl: ttlAfter(startOfDay(until), keptForDays) } : {}),
  })
}

/** True for an announcement that is in force on a day. */
export const isInForce = ({ until }: Pick<Announcement, 'until'>, today: BusinessDate): boolean =>
  until === undefined || until >= today

/** Withdraws an announcement. Fails if it was withdrawn already. */
export const removeAnnouncement = (table: Table, announcementId: string): Write =>
  remove(table, key(announcementId), { pk: exists })
