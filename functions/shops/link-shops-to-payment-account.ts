import { maxItems } from '#shared/api/bulk.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { assignPaymentAccount } from './assign-payment-account.ts'
import { findAccountById } from './find-account-by-id.ts'

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
  for (const shop of meant) await assignPaymentAccount(table, shop, paidOutTo)
  return answer({ shop_ids: meant.map(({ shopId }) => shopId) })
}
