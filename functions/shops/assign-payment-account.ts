import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShop, replaceShop, type Shop, type ShopPaymentAccount } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

const withAccount = ({ paymentAccount: _former, ...shop }: Shop, account: ShopPaymentAccount | null): Shop =>
  account ? { ...shop, paymentAccount: account } : shop

/** Records the payment account that receives a shop's sales; null for none. Idempotent. */
export const assignPaymentAccount = async (
  table: Table,
  { companyId, shopId }: Shop,
  account: ShopPaymentAccount | null,
): Promise<void> => {
  const assigned = await retryOnChange(async () => {
    const shop = await findShop(table, companyId, shopId)
    if (!shop || shop.paymentAccount?.accountId === account?.accountId) return
    return (await table.transact({ shop: replaceShop(table, withAccount(shop, account)) })).ok
      ? undefined
      : changed
  })
  if (assigned === changed) throw new Error(`the shop ${shopId} was changed at every try`)
}
