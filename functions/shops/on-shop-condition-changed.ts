import type { ShopNotice } from '#shared/shops/shop-condition.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { MessageContent } from '../data/messages.ts'
import { noteShopTrouble, removeShopTrouble } from '../data/shop-troubles.ts'
import { findShop, type Shop } from '../data/shops.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText } from '../words/format.ts'
import { shopsWords } from '../words/load-words.ts'

const kindOf = {
  noSales: 'shop-no-sales',
  manyRefunds: 'shop-many-refunds',
  notReadable: 'shop-not-readable',
  normal: 'shop-normal',
  unauthorized: 'shop-unauthorized',
  expired: 'shop-expired',
} as const

const endOf = ({ expiresAt }: Shop) => (expiresAt ? businessDate(new Date(expiresAt)) : '')

const messageOf = (condition: ShopNotice, shop: Shop): MessageContent => {
  const named = { name: shop.name }
  return condition === 'expiringSoon'
    ? { kind: 'shop-expiring', shop: named, expiresOn: endOf(shop) }
    : { kind: kindOf[condition], shop: named }
}

/** What has become of a shop is noted for the lender, and its seller is told, inside the portal and by mail. */
export const onShopConditionChanged: Subscriber<'shop-condition-changed'> = async (
  { companyId, shopId, condition },
  deps,
  delivery,
) => {
  const shop = await findShop(deps.table, companyId, shopId)
  // It was unlinked since: the seller has seen to it.
  if (!shop) return
  const { at } = delivery
  await deps.table.write(
    condition === 'normal'
      ? removeShopTrouble(deps.table, { companyId, shopId, since: at })
      : noteShopTrouble(deps.table, { companyId, shopId, condition, since: at }),
  )
  await leaveMessage(companyId, messageOf(condition, shop), deps, delivery)
  await mailOwner(companyId, 'shops', deps, async ({ locale, linkTo }) => ({
    actionUrl: linkTo('shops'),
    words: (await shopsWords[locale]()).words.condition[condition],
    values: {
      shop: shop.name,
      ...(condition === 'expiringSoon' ? { expiresOn: dateText(endOf(shop), locale) } : {}),
    },
  }))
}
