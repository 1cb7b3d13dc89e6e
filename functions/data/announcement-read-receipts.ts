import { replace, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** Which of the announcements in force a user has read. */
export interface AnnouncementReadReceipt {
  userId: string
  /** Only such as were in force at the last change: it does not grow with time. */
  announcementIds: string[]
  version: number
}

const key = (userId: string) => ({ pk: userPartition(userId), sk: 'ANNOUNCEMENTMARK' })

/** Access pattern: which announcements a user has read; none before they marked any. */
export const findAnnouncementReadReceipt = async (
  table: Table,
  userId: string,
): Promise<AnnouncementReadReceipt> =>
  (await table.get<AnnouncementReadReceipt>(key(userId))) ?? { userId, announcementIds: [], version: 0 }

/** Creates the mark (version 0) or replaces the version that was read. */
export const replaceAnnouncementReadReceipt = (table: Table, mark: AnnouncementReadReceipt): Write =>
  replace<AnnouncementReadReceipt>(table, { ...key(mark.userId), type: 'announcement-mark', ...mark })
