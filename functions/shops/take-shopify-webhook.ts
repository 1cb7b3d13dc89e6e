import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { decryptPlatformSecret } from '../connectors/platform-secrets.ts'
import { isFromShopify, readWebhook, type WebhookHeaders } from '../connectors/shopify/webhook.ts'
import { findShopClaim } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { endAuthorisation } from './end-authorisation.ts'
import { forgetShopDomain } from './forget-shop-domain.ts'

/** The sender of a webhook among the Shopify platforms; undefined for an unknown one. */
const findSender = async (
  { config, seal }: Deps,
  headers: WebhookHeaders,
  body: string,
): Promise<string | undefined> => {
  if (!headers['x-shopify-hmac-sha256']) return undefined
  for (const { id, kind, sealedClientSecret: sealed } of config.platforms)
    if (kind === 'shopify' && sealed) {
      const secret = await decryptPlatformSecret(seal, id, sealed)
      if (isFromShopify(headers, body, secret)) return id
    }
  return undefined
}

export const takeShopifyWebhook: Handler<typeof shopsEndpoints.takeShopifyWebhook> = async (
  { input: { headers }, request },
  deps,
) => {
  const { rawBody } = request
  const platform = await findSender(deps, headers, rawBody)
  if (!platform) return refuse('invalidCredentials')
  const webhook = readWebhook(headers, rawBody, deps.clock())
  const webhookId = headers['x-shopify-webhook-id'] ?? ''
  if (!webhook) {
    deps.log('error', 'a webhook was not understood', { platform, webhookId })
    return answer({})
  }
  const { topic, shopId: platformShopId, triggeredAt } = webhook
  const claim = await findShopClaim(deps.table, platform, platformShopId)
  if (claim && topic === 'app/uninstalled') await endAuthorisation(deps, claim, triggeredAt)
  if (claim && topic === 'shop/redact') await forgetShopDomain(deps, claim)
  // No data of a shop's customers is stored: there is nothing to hand out or delete.
  deps.log('info', 'a webhook was taken', {
    platform,
    topic,
    webhookId,
    platformShopId,
    shopId: claim?.shopId ?? 'unknown',
  })
  return answer({})
}
