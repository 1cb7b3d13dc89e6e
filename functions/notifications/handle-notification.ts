import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { findHandledNotification, putHandledNotification } from '../data/handled-notifications.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { currentNotifications } from './current-notifications.ts'

export const handleNotification: Handler<typeof notificationsEndpoints.handleNotification> = async (
  { input, session },
  { table, clock },
) => {
  const { companyId, userId } = session
  const { id: notificationId } = input.params
  const now = clock()
  const current = await currentNotifications(table, companyId, now)
  if (current.every((each) => each.notificationId !== notificationId))
    return (await findHandledNotification(table, companyId, notificationId))
      ? answer(null)
      : refuse('notFound')
  await table.write(
    putHandledNotification(table, companyId, { notificationId, userId, handledAt: now.toISOString() }),
  )
  return answer(null)
}
