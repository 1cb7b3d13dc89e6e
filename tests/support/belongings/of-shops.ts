import type { OpenOrder } from '#shared/shops/counted-order.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { replaceCategoryReport } from '../../../functions/data/category-reports.ts'
import { storeUtcDayCopy } from '../../../functions/data/daily-sales.ts'
import { replaceOpenOrders } from '../../../functions/data/open-orders.ts'
import type { SalesOfDay } from '../../../functions/data/packed-sales.ts'
import { claimPaymentAccount, replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { createPendingShop } from '../../../functions/data/pending-shops.ts'
import { createMonthOfSales } from '../../../functions/data/replace-daily-sales.ts'
import { createMonthOfOrderLines } from '../../../functions/data/replace-order-lines.ts'
import { replaceSharedAuthorisation } from '../../../functions/data/shared-authorisations.ts'
import { createShopAccount } from '../../../functions/data/shop-accounts.ts'
import { replaceShopSync } from '../../../functions/data/shop-syncs.ts'
import { recordShopTrouble } from '../../../functions/data/shop-troubles.ts'
import { claimShop, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import type { Write } from '../../../functions/data/table.ts'
import { putUploadedOrders, replaceUploadedSource } from '../../../functions/data/uploaded-sources.ts'
import { putLinesOfDay, putSalesOfDay } from '../stored-days.ts'
import { named } from './named.ts'
import type { Owned } from './owned.ts'

/** Shops with their sales and credentials, and the account that receives their payouts. */
export const ofShops = ({ app, companyId, userId }: Owned): Record<string, Write> => {
  const { table, clock } = app.deps
  const now = clock()
  const at = now.toISOString()
  const today = businessDate(now)
  const shopId = named('shop')
  const shop: Shop = {
    companyId,
    shopId,
    platform: 'sandbox',
    platformShopId: named('platform-shop'),
    name: "The owner's own shop",
    currency: 'GBP',
    status: 'authorized',
    openedAt: at,
    authorisedAt: at,
    authorisationId: named('authorisation'),
    sealedTokens: named('tokens'),
    import: { status: 'imported', orders: 1, sales: 777_777, refunds: 0 },
    version: 0,
  }
  const account = { platform: 'sandbox', accountId: named('payment-account') }
  const uploaded = { companyId, sourceId: named('uploaded-source') }
  const day: SalesOfDay = {
    date: addDays(today, -1),
    currency: 'GBP',
    sales: 777_777,
    refunds: 0,
    orders: 1,
  }
  const openOrder: OpenOrder = {
    id: named('open-order'),
    number: named('open-order-number'),
    placedAt: at,
    stage: 'unpaid',
    counted: [],
    seenAt: at,
  }
  const [openOrders] = replaceOpenOrders(table, shop, new Map(), new Map([[openOrder.id, openOrder]]))
  if (!openOrders) throw new Error('no open order is written')
  const month = day.date.slice(0, 7)
  const lines = [{ number: named('order-number'), kind: 'sale' as const, amount: 100 }]
  const salesOfMonth = createMonthOfSales(table, shop, month, [day])
  const linesOfMonth = createMonthOfOrderLines(table, shop, month, [{ date: day.date, lines }])
  if (!salesOfMonth || !linesOfMonth) throw new Error('no month is written')
  return {
    shop: replaceShop(table, shop),
    shopClaim: claimShop(table, shop),
    day: putSalesOfDay(table, shop, day),
    salesOfMonth,
    orderLines: putLinesOfDay(table, shop, day.date, lines),
    linesOfMonth,
    utcDay: storeUtcDayCopy(table, shop, day, now),
    openOrders,
    reading: replaceShopSync(table, {
      companyId,
      shopId,
      authorisationId: named('authorisation'),
      state: 'ended',
      by: 'changed',
      step: 1,
      nextDate: today,
      ahead: {},
      windowDays: 30,
      attempts: 0,
      version: 0,
    }),
    trouble: recordShopTrouble(table, { companyId, shopId, condition: 'noSales', since: at }),
    sharedAuthorisation: replaceSharedAuthorisation(table, {
      companyId,
      authorisationId: named('shared-authorisation'),
      platform: 'sandbox',
      shops: [],
      usedBy: [],
      sealedTokens: named('sealed-shared-tokens'),
      authorisedAt: at,
      version: 0,
    }),
    pendingShop: createPendingShop(table, {
      companyId,
      shopId: named('pending-shop'),
      platform: 'sandbox',
      name: "The owner's next shop",
      addedAt: at,
    }),
    uploadedSource: replaceUploadedSource(table, {
      ...uploaded,
      kind: 'shop',
      platform: 'Temu',
      name: "The owner's uploaded shop",
      currency: 'USD',
      timeZone: 'UTC',
      addedAt: at,
      uploads: [],
      orders: 1,
      months: [],
      generation: named('generation'),
      version: 0,
    }),
    ...Object.fromEntries(
      putUploadedOrders(table, uploaded, named('generation'), [
        { id: named('order'), date: '2026-11-01', sales: 1, refunds: 0, currency: 'USD' },
      ]).map((write) => ['uploadedOrders', write]),
    ),
    ...createShopAccount(table, {
      companyId,
      accountId: named('shop-account'),
      platform: 'sandbox',
      login: "The owner's own login",
      loginUrl: 'https://owner.test/login',
      sealedPassword: named('sealed-password'),
      status: 'active',
      updatedAt: at,
      version: 0,
    }),
    paymentClaim: claimPaymentAccount(table, account, { userId, companyId }),
    paymentAccount: replacePaymentAccount(table, {
      ...account,
      companyId,
      companyName: "The owner's name at the platform",
      status: 'authorized',
      authorisedAt: at,
      authorisationId: named('payment-authorisation'),
      sealedTokens: named('payment-tokens'),
      isVerified: true,
      version: 0,
    }),
    categoryReport: replaceCategoryReport(table, {
      companyId,
      categories: ['toys'],
      consent: { isGiven: true, version: '1', at, by: userId },
      version: 0,
    }),
  }
}
