import { replace, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** The announcements in force that a user has read. */
export interface AnnouncementReadReceipt {
  userId: string
  /** Pruned to announcements in force at each change, so that it does not grow. */
  announcementIds: string[]
  version: number
}

const key = (userId: string) => ({ pk: userPartition(userId), sk: 'ANNOUNCEMENTMARK' })

/** Access pattern: the announcements that a user has read; empty before the first receipt. */
export const findAnnouncementReadReceipt = async (
  table: Table,
  userId: string,
): Promise<AnnouncementReadReceipt> =>
  (await table.get<AnnouncementReadReceipt>(key(userId))) ?? { userId, announcementIds: [], version: 0 }

/** Creates the receipt (version 0) or replaces the version that was read. */
export const replaceAnnouncementReadReceipt = (table: Table, mark: AnnouncementReadReceipt): Write =>
  replace<AnnouncementReadReceipt>(table, { ...key(mark.userId), type: 'announcement-mark', ...mark })
