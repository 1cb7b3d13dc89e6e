import type { ShopConnector } from '../../../../functions/connectors/connector.ts'
import { shopeeSettings } from '../../../../functions/connectors/shopee/settings.ts'
import { createShopeeConnector } from '../../../../functions/connectors/shopee/shopee-connector.ts'
import { createShopee, shopee } from '../../../../scripts/sandbox/shopee/shopee.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

export const testedShopee: TestedPlatform<ShopConnector> = {
  sandbox: shopee,
  // In a currency of limits, so that the walks need no rates.
  createPeer: (options) => createShopee({ ...options, currency: 'USD' }),
  connect: (deps, settings, secret) => createShopeeConnector(deps, shopeeSettings.parse(settings), secret),
}
