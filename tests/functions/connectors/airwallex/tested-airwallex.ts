import { createAirwallexConnector } from '../../../../functions/connectors/airwallex/airwallex-connector.ts'
import { airwallexSettings } from '../../../../functions/connectors/airwallex/settings.ts'
import type { PaymentConnector } from '../../../../functions/connectors/connector.ts'
import { airwallex, createAirwallex } from '../../../../scripts/sandbox/airwallex/airwallex.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

export const testedAirwallex: TestedPlatform<PaymentConnector> = {
  sandbox: airwallex,
  createPeer: createAirwallex,
  connect: (deps, settings, secret) =>
    createAirwallexConnector(deps, airwallexSettings.parse(settings), secret),
}
