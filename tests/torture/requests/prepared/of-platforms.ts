import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { createWebhook } from '../../../../scripts/sandbox/shopify/webhooks.ts'
import { comingCustomer } from '../platforms.ts'
import { type Preparations, sendProven } from './prepared-call.ts'

/** Webhooks of linked platforms and links to them. */
export const ofPlatforms: Preparations = {
  'take-shopify-webhook': async ({ world }) => {
    const { platforms, app } = world
    const webhook = createWebhook(
      platforms.shopify,
      'app/uninstalled',
      'gone.myshopify.com',
      { id: 1 },
      app.clock.now(),
    )
    const { 'content-type': _type, ...headers } = webhook.headers
    return { parts: { headers, body: JSON.parse(webhook.body) as object } }
  },
  'oauth-callback': async ({ world, caller }) => {
    const body = { platform_id: 'harbor-market' }
    const begun = await sendProven(world, caller, shopsEndpoints.createOauthUrl, { body })
    const state = begun && new URL(begun.url).searchParams.get('state')
    return state
      ? { parts: { body: { code: `code-${world.chance.integer(1, 2 ** 31)}`, state } } }
      : undefined
  },
  'verify-payment-authorisation': async ({ world }) => ({
    parts: { body: await world.platforms.payment.landing(comingCustomer) },
  }),
  'get-payment-offer': async ({ world }) => {
    const { offer_id } = await world.platforms.payment.landing(comingCustomer)
    return { parts: { query: { offer_id } } }
  },
}
