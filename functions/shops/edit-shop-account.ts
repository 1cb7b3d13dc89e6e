import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findPlatform } from '../connectors/open-connector.ts'
import {
  changeShopAccount,
  findShopAccount,
  type ShopAccount,
  shopAccountContext,
} from '../data/shop-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeShopAccount } from './describe-shop-account.ts'

export const editShopAccount: Handler<typeof shopsEndpoints.editShopAccount> = async (
  { input: { body }, session: { companyId } },
  deps,
) => {
  const { table, seal, clock } = deps
  const before = await findShopAccount(table, companyId, body.id)
  if (!before) return refuse('notFound')
  if (body.platform_id !== undefined && findPlatform(deps, body.platform_id)?.serves !== 'shop')
    return refuse('invalidInput', [{ field: 'body.platform_id', rule: 'unknownOption' }])
  if (before.version !== body.version) return refuse('changedMeanwhile')
  const account: ShopAccount = {
    ...before,
    platform: body.platform_id ?? before.platform,
    login: body.login ?? before.login,
    loginUrl: body.login_url ?? before.loginUrl,
    sealedPassword:
      body.password === undefined
        ? before.sealedPassword
        : await seal.seal(body.password, shopAccountContext(companyId, before.accountId)),
    status: body.status ?? before.status,
    updatedAt: clock().toISOString(),
  }
  const written = await table.transact(changeShopAccount(table, before, account))
  if (written.ok) return answer(describeShopAccount({ ...account, version: account.version + 1 }))
  return written.failed.includes('account')
    ? refuse('changedMeanwhile')
    : refuse('alreadyExists', [{ field: 'body.login', rule: 'invalid' }])
}
