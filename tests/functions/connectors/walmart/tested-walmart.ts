import type { ShopConnector } from '../../../../functions/connectors/connector.ts'
import { walmartSettings } from '../../../../functions/connectors/walmart/settings.ts'
import { createWalmartConnector } from '../../../../functions/connectors/walmart/walmart-connector.ts'
import { createWalmart, walmart } from '../../../../scripts/sandbox/walmart/walmart.ts'
import { readVendorFile, type VendorDefinition } from '../../../support/vendor-definition.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

const file = readVendorFile('walmart-us.json')?.toString('utf8')

/** Walmart's own definitions; none without the file. */
export const walmartApis: Readonly<Record<string, VendorDefinition>> = file
  ? (JSON.parse(file) as { apis: Record<string, VendorDefinition> }).apis
  : {}

// The definition differs from its examples in the lines of an order, and in the response with a single order.
const ofOrders = walmartApis['orders']
if (ofOrders?.components) {
  const { schemas } = ofOrders.components
  schemas['RefundLinesType'] = schemas['OrderLinesType'] ?? {}
  delete ofOrders.paths['/v3/orders/{purchaseOrderId}']
}
// The definitions describe no errors.
for (const operation of Object.values(walmartApis).flatMap((api) =>
  Object.values(api.paths).flatMap(Object.values),
))
  (operation as VendorDefinition['paths'][string][string]).responses['default'] ??= {}

export const testedWalmart: TestedPlatform<ShopConnector> = {
  sandbox: walmart,
  createPeer: createWalmart,
  connect: (deps, settings, secret) => createWalmartConnector(deps, walmartSettings.parse(settings), secret),
  definitions: Object.values(walmartApis),
  // Parameters in the cursors of returns, which the definition does not declare.
  signedBy: ['sellerId', 'offset', 'poIndex', 'hasMoreElements'],
}
