import { createAliexpressConnector } from '../../../../functions/connectors/aliexpress/aliexpress-connector.ts'
import { aliexpressSettings } from '../../../../functions/connectors/aliexpress/settings.ts'
import type { ShopConnector } from '../../../../functions/connectors/connector.ts'
import { aliexpress, createAliexpress } from '../../../../scripts/sandbox/aliexpress/aliexpress.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

export const testedAliexpress: TestedPlatform<ShopConnector> = {
  sandbox: aliexpress,
  createPeer: createAliexpress,
  connect: (deps, settings, secret) =>
    createAliexpressConnector(deps, aliexpressSettings.parse(settings), secret),
}
