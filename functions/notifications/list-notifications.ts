import type { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler } from '../http/handle.ts'
import { notificationsTranslations } from '../translations/load-translations.ts'
import { currentNotifications, describeNotification } from './current-notifications.ts'

export const listNotifications: Handler<typeof notificationsEndpoints.listNotifications> = async (
  { input, session, request },
  { table, clock },
) => {
  const { per_page, cursor } = input.query
  const { locale } = request
  const [current, { translations }] = await Promise.all([
    currentNotifications(table, session.companyId, clock()),
    notificationsTranslations[locale](),
  ])
  const { items, ...page } = sortPage(current, ({ code, notificationId }) => [String(code), notificationId], {
    limit: per_page,
    cursor,
    order: 'asc',
  })
  return answer({
    data: items.map((each) => describeNotification(each, translations, locale)),
    per_page,
    ...page,
  })
}
