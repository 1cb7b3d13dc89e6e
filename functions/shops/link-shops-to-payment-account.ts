import { maxItems } from '#shared/api/bulk.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShop, listShops, replaceShop, type Shop, type ShopPaymentAccount } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findAccountById } from './find-account-by-id.ts'

const withAccount = ({ paymentAccount: _former, ...shop }: Shop, account: ShopPaymentAccount | null): Shop =>
  account ? { ...shop, paymentAccount: account } : shop

const linkOne = async (
  table: Table,
  { companyId, shopId }: Shop,
  account: ShopPaymentAccount | null,
): Promise<void> => {
  const linked = await retryOnChange(async () => {
    const shop = await findShop(table, companyId, shopId)
    if (!shop || shop.paymentAccount?.accountId === account?.accountId) return
    return (await table.transact({ shop: replaceShop(table, withAccount(shop, account)) })).ok
      ? undefined
      : changed
  })
  if (linked === changed) throw new Error(`the shop ${shopId} was changed at every try`)
}

export const linkShopsToPaymentAccount: Handler<typeof shopsEndpoints.linkShopsToPaymentAccount> = async (
  { input, session },
  { table },
) => {
  const { psp_id: id, shop_ids: wanted } = input.body
  if (wanted.length > maxItems) return refuse('tooManyItems')
  const [account, shops] = await Promise.all([
    id === null ? null : findAccountById(table, session.companyId, id),
    listShops(table, session.companyId),
  ])
  const meant = shops.filter(({ shopId }) => wanted.includes(shopId))
  if (account === undefined || meant.length < new Set(wanted).size) return refuse('notFound')
  const paidOutTo = account && { platform: account.platform, accountId: account.accountId }
  for (const shop of meant) await linkOne(table, shop, paidOutTo)
  return answer({ shop_ids: meant.map(({ shopId }) => shopId) })
}
