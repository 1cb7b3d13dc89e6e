import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listShopAccounts, type ShopAccount } from '../data/shop-accounts.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeShopAccount } from './describe-shop-account.ts'

export const searchShopAccounts: Handler<typeof shopsEndpoints.searchShopAccounts> = async (
  { input: { body }, session },
  { table },
) => {
  const { page_size: limit, cursor, order, status, platform, sort_by: sortBy } = body
  const text = body.text.toLowerCase()
  const isFound = (account: ShopAccount) =>
    (status === undefined || account.status === status) &&
    (platform === undefined || account.platform === platform) &&
    account.login.toLowerCase().includes(text)
  const found = (await listShopAccounts(table, session.companyId)).filter(isFound)
  const { items, ...page } = sortPage(
    found,
    (account) => [sortBy === 'login' ? account.login : account.updatedAt, account.accountId],
    { limit, cursor, order },
  )
  return answer({ records: items.map(describeShopAccount), ...page })
}
