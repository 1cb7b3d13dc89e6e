import { companyItems } from './company-items.ts'
import { put, type Table, type Write } from './table.ts'

/** A user of the company has dealt with or dismissed a notification. */
export interface HandledNotification {
  notificationId: string
  userId: string
  handledAt: string
}

const { key, find, list } = companyItems<HandledNotification>('HANDLED#')

/** Access pattern: how a company handled a notification, if it did. */
export const findHandledNotification = find

/** Access pattern: the notifications that a company has handled. */
export const listHandledNotifications = list

export const putHandledNotification = (
  table: Table,
  companyId: string,
  handled: HandledNotification,
): Write =>
  put<HandledNotification>(table, {
    ...key(companyId, handled.notificationId),
    type: 'handled-notification',
    ...handled,
  })
