import type { TradedCurrency } from '#shared/money/currency.ts'
import { platformSecretContext } from '../../../functions/connectors/platform-secrets.ts'
import { listEveryDay } from '../../../functions/data/daily-sales.ts'
import { findShopSync } from '../../../functions/data/shop-syncs.ts'
import { findShop, replaceShop } from '../../../functions/data/shops.ts'
import { readShops } from '../../../functions/jobs/shop-sync.ts'
import { continueSync, fullSync } from '../../../functions/shops/begin-sync.ts'
import { encryptTokens, shopTokensContext } from '../../../functions/shops/encrypted-tokens.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { WalkedShop } from '../connectors/walked-platforms.ts'

/** Links a shop that its seller has authorised at a peer, and reads it as the portal does. */
export const linkWalkedShop = async (
  app: TestApp,
  walked: WalkedShop,
  { companyId, currency, openedAt }: { companyId: string; currency: TradedCurrency; openedAt: string },
) => {
  const { deps } = app
  const { settings, secret } = walked.platform
  deps.config.platforms = [
    ...deps.config.platforms.filter(({ id }) => id !== settings.id),
    {
      ...settings,
      ...(secret
        ? { sealedClientSecret: await deps.seal.seal(secret, platformSecretContext(settings.id)) }
        : {}),
    },
  ]
  const shopId = deps.random.id()
  const shop = {
    companyId,
    shopId,
    platform: settings.id,
    platformShopId: `${settings.id}-${shopId}`,
    name: settings.name,
    currency,
    status: 'authorized',
    openedAt,
    authorisedAt: app.clock.now().toISOString(),
    authorisationId: 'first',
    sealedTokens: await encryptTokens(deps.seal, shopTokensContext(companyId, shopId), walked.tokens),
    ...walked.place,
    import: { status: 'pending', orders: 0, sales: 0, refunds: 0 },
    version: 0,
  } as const
  await deps.table.transact({
    shop: replaceShop(deps.table, shop),
    ...continueSync(deps, fullSync(shop, undefined, deps.clock())),
  })
  await app.drainEvents()
  return {
    companyId,
    shopId,
    /** Runs the daily job at the clock's current time. */
    async readOn() {
      await readShops(deps)
      await app.drainEvents()
    },
    days: () => listEveryDay(deps.table, { companyId, shopId }),
    shop: () => findShop(deps.table, companyId, shopId),
    reading: () => findShopSync(deps.table, { companyId, shopId }),
  }
}
