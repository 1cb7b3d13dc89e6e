import { decimalFromCents } from '#shared/money/cents.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { shownMonths } from '#shared/shops/daily-sales.ts'
import { marketplaceName } from '#shared/shops/marketplaces.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../data/companies.ts'
import { listPaymentAccounts } from '../data/payment-accounts.ts'
import { listShopSyncs, type ShopSync } from '../data/shop-syncs.ts'
import { listShops, type Shop } from '../data/shops.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describePaymentAccount } from './describe-payment-account.ts'
import { describeLinkedShop } from './describe-shop.ts'
import { type UnlinkedMarketplace, unlinkedMarketplaces } from './unlinked-marketplaces.ts'

const monthsOf = ({ import: { months, firstDate, lastDate, monthsTo } }: Shop, now: Date) =>
  months && firstDate && lastDate
    ? shownMonths(months, { firstDate, to: monthsTo ?? addDays(lastDate, 1), today: businessDate(now) })
    : []

const describe = (shop: Shop, reading: ShopSync | undefined, now: Date) => ({
  ...describeLinkedShop(shop, reading, now),
  monthly_sales: monthsOf(shop, now).map(({ from, to, sales, refunds }) => ({
    from,
    to,
    sales: decimalFromCents(sales),
    refunds: decimalFromCents(refunds),
  })),
})

const describeUnlinked = ({
  account,
  marketplace,
  platformId,
  count,
  lastAt,
  sums,
}: UnlinkedMarketplace) => ({
  psp_id: account.accountId,
  marketplace,
  name: marketplaceName(marketplace),
  platform_id: platformId ?? null,
  deposits: count,
  last_at: lastAt,
  sums: sums.map(({ currency, amountCents }) => ({ currency, amount: decimalFromCents(amountCents) })),
})

export const listLinkedShops: Handler<typeof shopsEndpoints.listLinkedShops> = async ({ session }, deps) => {
  const { table, clock } = deps
  const [shops, readings, accounts, company] = await Promise.all([
    listShops(table, session.companyId),
    listShopSyncs(table, session.companyId),
    listPaymentAccounts(table, session.companyId),
    findCompany(table, session.companyId),
  ])
  const unlinked = unlinkedMarketplaces(deps.config, accounts, shops).filter(
    ({ isDismissed }) => !isDismissed,
  )
  return answer({
    psp: accounts.map((account) => describePaymentAccount(deps, account, company ?? {}, clock())),
    shop: shops.map((shop) => describe(shop, readings.get(shop.shopId), clock())),
    ...(unlinked.length > 0 ? { unlinked: unlinked.map(describeUnlinked) } : {}),
  })
}
