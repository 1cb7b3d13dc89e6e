import { maxItems } from '#shared/api/bulk.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findPlatform } from '../connectors/open-connector.ts'
import {
  createShopAccount,
  findShopAccountOfLogin,
  listShopAccounts,
  type ShopAccount,
  shopAccountContext,
} from '../data/shop-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeShopAccount } from './describe-shop-account.ts'

export const addShopAccount: Handler<typeof shopsEndpoints.addShopAccount> = async (
  { input: { body }, session: { companyId } },
  deps,
) => {
  const { table, seal, random, clock } = deps
  if (findPlatform(deps, body.platform_id)?.serves !== 'shop')
    return refuse('invalidInput', [{ field: 'body.platform_id', rule: 'unknownOption' }])
  const login = { companyId, platform: body.platform_id, login: body.login, loginUrl: body.login_url }

  /** Repeating the very same request confirms it rather than reporting a duplicate. */
  const isSame = async ({ accountId, status, sealedPassword }: ShopAccount) =>
    status === body.status &&
    (await seal.open(sealedPassword, shopAccountContext(companyId, accountId))) === body.password
  const answerFound = async () => {
    const found = await findShopAccountOfLogin(table, login)
    if (!found) return undefined
    return (await isSame(found))
      ? answer(describeShopAccount(found))
      : refuse('alreadyExists', [{ field: 'body.login', rule: 'invalid' }])
  }

  const known = await answerFound()
  if (known) return known
  if ((await listShopAccounts(table, companyId)).length >= maxItems) return refuse('tooManyItems')
  const accountId = random.id()
  const account: ShopAccount = {
    ...login,
    accountId,
    sealedPassword: await seal.seal(body.password, shopAccountContext(companyId, accountId)),
    status: body.status,
    updatedAt: clock().toISOString(),
    version: 0,
  }
  const written = await table.transact(createShopAccount(table, account))
  if (written.ok) return answer(describeShopAccount({ ...account, version: 1 }))
  // The same login was added concurrently.
  const overtaken = await answerFound()
  if (!overtaken) throw new Error('a login that is claimed has no account')
  return overtaken
}
