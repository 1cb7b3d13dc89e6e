import type { DataOf } from '#shared/api/endpoint.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { ShopAccount } from '../data/shop-accounts.ts'

/** A shop account's view: never its password. */
export const describeShopAccount = (account: ShopAccount): DataOf<typeof shopsEndpoints.addShopAccount> => ({
  id: account.accountId,
  platform: account.platform,
  login: account.login,
  login_url: account.loginUrl,
  status: account.status,
  updated_at: account.updatedAt,
  version: account.version,
})
