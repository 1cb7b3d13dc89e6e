import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeNotification, standingNotifications } from './standing-notifications.ts'

export const listNotifications: Handler<typeof notificationsEndpoints.listNotifications> = async (
  { input, session, request },
  { table, clock },
) => {
  const { per_page, cursor } = input.query
  const standing = await standingNotifications(table, session.companyId, clock())
  const { items, ...page } = sortPage(
    standing,
    ({ code, notificationId }) => [String(code), notificationId],
    {
      limit: per_page,
      cursor,
      order: 'asc',
    },
  )
  return answer({ data: items.map((each) => describeNotification(each, request.locale)), per_page, ...page })
}
