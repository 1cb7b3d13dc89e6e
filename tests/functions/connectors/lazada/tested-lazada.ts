import type { ShopConnector } from '../../../../functions/connectors/connector.ts'
import { createLazadaConnector } from '../../../../functions/connectors/lazada/lazada-connector.ts'
import { lazadaSettings } from '../../../../functions/connectors/lazada/settings.ts'
import { createLazada, lazada } from '../../../../scripts/sandbox/lazada/lazada.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

export const testedLazada: TestedPlatform<ShopConnector> = {
  sandbox: lazada,
  // In a currency of limits, so that the walks need no rates.
  createPeer: (options) => createLazada({ ...options, currency: 'USD' }),
  connect: (deps, settings, secret) => createLazadaConnector(deps, lazadaSettings.parse(settings), secret),
}
