import { dateText } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import {
  codeOfFailure,
  type NotificationCode,
  notificationCodes,
} from '#shared/notifications/notification-codes.ts'
import { isBeingImported, isExpiringSoon, shopStatusAt } from '#shared/shops/shop-status.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type CreditApplication, listCreditApplications } from '../data/credit-applications.ts'
import { listHandledNotifications } from '../data/handled-notifications.ts'
import { idTime } from '../data/ordered-id.ts'
import { listShops, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { fillSpaced } from '../translations/fill-placeholders.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/notifications.ts'

/** A notification that a company should act on. */
interface StandingNotification {
  /** Identifies its cause: a recurrence is another notification. */
  notificationId: string
  code: NotificationCode
  level: 'error' | 'other'
  shop?: Shop
}

const ofApplication = (application: CreditApplication): StandingNotification[] =>
  application.status === 'failed' && application.reopenedAt === undefined
    ? [
        {
          notificationId: `credit-${application.productCode}-${idTime(new Date(application.decidedAt))}`,
          code: codeOfFailure[application.reason],
          level: 'error',
        },
      ]
    : []

/** Whether a shop was synced and the company's limit does not rest on it. */
const isReadOutside = (shop: Shop, now: Date): boolean =>
  (shop.outsideOf ?? []).length > 0 &&
  shopStatusAt(shop, now) === 'authorized' &&
  shop.import.status === 'imported'

const outside = (shop: Shop): StandingNotification => ({
  notificationId: `shop-outside-${shop.authorisationId}`,
  code: notificationCodes.shopOutside,
  level: 'other',
  shop,
})

const ofShop = (shop: Shop, now: Date): StandingNotification[] => {
  const { authorisationId } = shop
  if (shopStatusAt(shop, now) === 'expired')
    return [
      {
        notificationId: `shop-expired-${authorisationId}`,
        code: notificationCodes.shopExpired,
        level: 'error',
        shop,
      },
    ]
  if (!isExpiringSoon(shop, now)) return isReadOutside(shop, now) ? [outside(shop)] : []
  return [
    {
      notificationId: `shop-expiring-${authorisationId}`,
      code: notificationCodes.shopExpiring,
      level: 'other',
      shop,
    },
  ]
}

/**
 * A company's unhandled notifications. They are derived from the state of its applications and shops: nothing is
 * written when one comes up, and it disappears with that state.
 */
export const currentNotifications = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<StandingNotification[]> => {
  const [applications, shops, handled] = await Promise.all([
    listCreditApplications(table, companyId),
    listShops(table, companyId),
    listHandledNotifications(table, companyId),
  ])
  const handledIds = new Set(handled.map(({ notificationId }) => notificationId))
  // The end of an import decides a failed application again.
  const isDeciding = shops.some((shop) => isBeingImported(shop, now))
  return [
    ...(isDeciding ? [] : applications.flatMap(ofApplication)),
    ...shops.flatMap((shop) => ofShop(shop, now)),
  ].filter(({ notificationId }) => !handledIds.has(notificationId))
}

/** A notification in a reader's language. */
export const describeNotification = (
  { notificationId, code, level, shop }: StandingNotification,
  translations: TranslationsOf<typeof source>,
  locale: Locale,
) => {
  const { title, content } = translations[code]
  const date = shop?.expiresAt ? dateText(businessDate(new Date(shop.expiresAt)), locale) : ''
  return {
    id: notificationId,
    title,
    content: fillSpaced(locale, content, { shop: shop?.name ?? '', date }),
    link: 'shop_list' as const,
    code,
    level,
  }
}
