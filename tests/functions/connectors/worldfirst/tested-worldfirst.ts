import type { PaymentConnector } from '../../../../functions/connectors/connector.ts'
import { worldfirstSettings } from '../../../../functions/connectors/worldfirst/settings.ts'
import { createWorldfirstConnector } from '../../../../functions/connectors/worldfirst/worldfirst-connector.ts'
import { createWorldfirst, worldfirst } from '../../../../scripts/sandbox/worldfirst/worldfirst.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

export const testedWorldfirst: TestedPlatform<PaymentConnector> = {
  sandbox: worldfirst,
  createPeer: createWorldfirst,
  connect: (deps, settings, secret) =>
    createWorldfirstConnector(deps, worldfirstSettings.parse(settings), secret),
}
