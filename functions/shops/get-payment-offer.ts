import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import { connectPaymentPlatform } from '../connectors/payment-platform/connect-payment-platform.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { limitPlatformCalls } from './limit-platform-calls.ts'

export const getPaymentOffer: Handler<typeof shopsEndpoints.getPaymentOffer> = async (
  { input: { query }, request },
  deps,
) => {
  const platform = deps.config.paymentPlatform
  if (!platform) return refuse('notFound')
  const limited = await limitPlatformCalls(deps, request.ip)
  if (limited) return limited
  try {
    const client = await connectPaymentPlatform(deps, platform)
    const offer = await client.readOffer(query.offer_id)
    return offer ? answer({ offer, platform: platform.name }) : refuse('notFound')
  } catch (error) {
    if (!(error instanceof GrantRefused || error instanceof PlatformUnavailable)) throw error
    deps.log('error', error.message, { platform: platform.id })
    return refuse('platformUnavailable')
  }
}
