import { findAnnouncementReadReceipt } from '../../data/announcement-read-receipts.ts'
import { listHandledNotifications } from '../../data/handled-notifications.ts'
import { findMessageReadReceipt } from '../../data/message-read-receipts.ts'
import { listMessages } from '../../data/messages.ts'
import type { Table } from '../../data/table.ts'
import { companyName, type Fields, maxRecords, type UserCompany } from './records.ts'

const readInCompany = async (table: Table, userId: string, userCompany: UserCompany): Promise<Fields[]> => {
  const { companyId } = userCompany.company
  const company = companyName(userCompany)
  const [readUpTo, handled, messages] = await Promise.all([
    findMessageReadReceipt(table, { companyId, userId }),
    listHandledNotifications(table, companyId),
    listMessages(table, companyId, {
      limit: maxRecords,
      accepts: Promise.resolve(({ readBy }) => readBy[userId] !== undefined),
    }),
  ])
  return [
    ...(readUpTo ? [{ act: 'all-messages-read', company, happened_at: readUpTo }] : []),
    ...handled
      .filter((each) => each.userId === userId)
      .map(({ notificationId, handledAt }) => ({
        act: 'notification-handled',
        company,
        about: notificationId,
        happened_at: handledAt,
      })),
    ...messages.items.map(({ content, readBy }) => ({
      act: 'message-read',
      company,
      about: content.kind,
      happened_at: readBy[userId],
    })),
  ]
}

/** The messages, notifications and announcements that the user has read or handled. */
export const readingOf = async (
  table: Table,
  userId: string,
  userCompanies: readonly UserCompany[],
): Promise<Fields[]> => {
  const [{ announcementIds }, ...ofCompanies] = await Promise.all([
    findAnnouncementReadReceipt(table, userId),
    ...userCompanies.map((userCompany) => readInCompany(table, userId, userCompany)),
  ])
  return [...ofCompanies.flat(), ...announcementIds.map((about) => ({ act: 'announcement-read', about }))]
}
