import { businessDate } from '#shared/time/business-date.ts'
import { findEventUser } from '../account/find-event-user.ts'
import { notification } from '../data/notifications.ts'
import { findPaymentAccount } from '../data/payment-accounts.ts'
import { recordShopTrouble, removeShopTrouble } from '../data/shop-troubles.ts'
import { findShop } from '../data/shops.ts'
import type { Subscribers } from '../runtime/subscriber.ts'
import { paymentAccountName } from './payment-account-name.ts'

const kindOf = {
  noSales: 'shop-no-sales',
  manyRefunds: 'shop-many-refunds',
  notReadable: 'shop-not-readable',
  normal: 'shop-normal',
  unauthorized: 'shop-unauthorized',
  expired: 'shop-expired',
} as const

export const shopsNotifications = {
  /** Records the changed condition for the lender, too. */
  'shop-condition-changed': async ({ companyId, shopId, condition }, { table }, { at: since }) => {
    const shop = await findShop(table, companyId, shopId)
    // It was unlinked since: there is nothing left to do.
    if (!shop) return
    await table.write(
      condition === 'normal'
        ? removeShopTrouble(table, { companyId, shopId, since })
        : recordShopTrouble(table, { companyId, shopId, condition, since }),
    )
    const { name, expiresAt } = shop
    if (condition !== 'expiringSoon') return notification(companyId, kindOf[condition], { shop: name })
    const expiresOn = expiresAt ? businessDate(new Date(expiresAt)) : ''
    return notification(companyId, 'shop-expiring', { shop: name, expiresOn })
  },

  'payment-account-stopped': async (event, deps) => {
    const { companyId, status } = event
    const account = await findPaymentAccount(deps.table, companyId, event)
    if (!account) throw new Error('there is no such payment account')
    return notification(companyId, `payment-account-${status}`, {
      account: paymentAccountName(deps, account),
    })
  },

  /** Who was shown which password, and when. */
  'shop-password-shown': async ({ companyId, userId, login: shopLogin }, deps, delivery) => {
    const { user, at } = await findEventUser(deps, userId, delivery)
    return notification(companyId, 'shop-password-shown', { shopLogin, loginEmail: user.email, at })
  },
} satisfies Partial<Subscribers>
