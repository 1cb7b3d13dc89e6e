import { companyPartition } from './companies.ts'
import { put, type Table, type Write } from './table.ts'

/** A user of the company has dealt with or dismissed a notification. */
export interface HandledNotification {
  notificationId: string
  userId: string
  handledAt: string
}

const prefix = 'HANDLED#'

const key = (companyId: string, notificationId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${notificationId}`,
})

/** Access pattern: how a company handled a notification, if it did. */
export const findHandledNotification = (
  table: Table,
  companyId: string,
  notificationId: string,
): Promise<HandledNotification | undefined> => table.get<HandledNotification>(key(companyId, notificationId))

/** Access pattern: the notifications that a company has handled. */
export const listHandledNotifications = async (
  table: Table,
  companyId: string,
): Promise<HandledNotification[]> => {
  const handled: HandledNotification[] = []
  const options = { pk: companyPartition(companyId), prefix, consistent: true }
  for await (const each of table.all<HandledNotification>(options)) handled.push(each)
  return handled
}

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
