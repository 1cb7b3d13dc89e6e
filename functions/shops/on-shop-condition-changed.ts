import type { ShopNotice } from '#shared/shops/shop-condition.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { MessageContent } from '../data/messages.ts'
import { recordShopTrouble, removeShopTrouble } from '../data/shop-troubles.ts'
import { findShop, type Shop } from '../data/shops.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText } from '../translations/format.ts'
import { shopsTranslations } from '../translations/load-translations.ts'

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

/** Records a shop's changed condition for the lender, and notifies its seller, in the portal and by mail. */
export const onShopConditionChanged: Subscriber<'shop-condition-changed'> = async (
  { companyId, shopId, condition },
  deps,
  delivery,
) => {
  const shop = await findShop(deps.table, companyId, shopId)
  // It was unlinked since: there is nothing left to do.
  if (!shop) return
  const { at } = delivery
  await deps.table.write(
    condition === 'normal'
      ? removeShopTrouble(deps.table, { companyId, shopId, since: at })
      : recordShopTrouble(deps.table, { companyId, shopId, condition, since: at }),
  )
  await createUserMessage(companyId, messageOf(condition, shop), deps, delivery)
  await mailCompanyOwner(companyId, 'shops', deps, async ({ locale, linkTo }) => ({
    actionUrl: linkTo('shops'),
    translations: (await shopsTranslations[locale]()).translations.condition[condition],
    values: {
      shop: shop.name,
      ...(condition === 'expiringSoon' ? { expiresOn: dateText(endOf(shop), locale) } : {}),
    },
  }))
}
