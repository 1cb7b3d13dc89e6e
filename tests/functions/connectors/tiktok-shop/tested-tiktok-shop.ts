import type { ShopConnector } from '../../../../functions/connectors/connector.ts'
import { tiktokShopSettings } from '../../../../functions/connectors/tiktok-shop/settings.ts'
import { createTiktokShopConnector } from '../../../../functions/connectors/tiktok-shop/tiktok-shop-connector.ts'
import { createTiktokShop, tiktokShop } from '../../../../scripts/sandbox/tiktok-shop/tiktok-shop.ts'
import { definitionOfSdk, readVendorDefinition } from '../../../support/vendor-definition.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

const definition = readVendorDefinition('tiktok-shop.json') as unknown

export const testedTiktokShop: TestedPlatform<ShopConnector> = {
  sandbox: tiktokShop,
  createPeer: createTiktokShop,
  connect: (deps, settings, secret) =>
    createTiktokShopConnector(deps, tiktokShopSettings.parse(settings), secret),
  definitions: definition ? [definitionOfSdk(definition as Parameters<typeof definitionOfSdk>[0])] : [],
  signedBy: ['app_key', 'timestamp', 'sign'],
}
