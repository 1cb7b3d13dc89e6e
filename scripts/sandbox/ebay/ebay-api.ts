import type { IncomingMessage, ServerResponse } from 'node:http'
import { bearerTokenOf } from '../bearer.ts'
import type { Consents, SellerConsent } from '../consents.ts'
import { sendJson } from '../http.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import { findDispute, listDisputes } from './disputes-api.ts'
import { EbayError, sendEbayError } from './ebay-error.ts'
import { userIdOf } from './ebay-orders.ts'
import { getTransactions } from './finances-api.ts'
import { getOrders } from './fulfillment-api.ts'

const getUser = ({ sellerId }: SellerConsent) => ({
  userId: userIdOf(sellerId),
  username: sellerId,
  accountType: 'BUSINESS',
  registrationMarketplaceId: 'EBAY_GB',
  status: 'CONFIRMED',
})

/** eBay's APIs, for clients that a seller consented to. Calls need a bearer token, and are limited by day. */
export const createEbayApi = (options: {
  consents: Consents
  clock: () => Date
  throttle: ThrottleRule
  lives: TimelinesOf
}) => {
  const { consents, clock, lives } = options
  const throttled = createThrottle(clock, options.throttle)

  const consentOf = (req: IncomingMessage): SellerConsent => {
    const token = bearerTokenOf(req)
    const consent = token && consents.find(token)
    if (!consent) throw new EbayError(401, 1001, 'Invalid access token', 'OAuth')
    // eBay does not return the waiting time here, but by another API.
    if (throttled(consent.sellerId) !== undefined)
      throw new EbayError(429, 2001, 'Too many requests.', 'ACCESS')
    return consent
  }

  const answer = (req: IncomingMessage, place: string, url: URL): object | undefined => {
    const [, disputeId] = /^apiz\.ebay\.com\/sell\/fulfillment\/v1\/payment_dispute\/(\w+)$/.exec(place) ?? []
    if (req.method === 'GET' && disputeId)
      return findDispute(consentOf(req), disputeId, { now: clock(), lives })
    switch (`${req.method} ${place}`) {
      case 'GET apiz.ebay.com/commerce/identity/v1/user/':
        return getUser(consentOf(req))
      case 'GET api.ebay.com/sell/fulfillment/v1/order':
        return getOrders(consentOf(req), { url: url.href, query: url.searchParams, now: clock(), lives })
      case 'GET apiz.ebay.com/sell/finances/v1/transaction':
        return getTransactions(consentOf(req), {
          url: url.href,
          query: url.searchParams,
          now: clock(),
          lives,
        })
      case 'GET apiz.ebay.com/sell/fulfillment/v1/payment_dispute_summary':
        return listDisputes(consentOf(req), {
          url: url.href,
          query: url.searchParams,
          now: clock(),
          lives,
        })
      default:
        throw new EbayError(404, 2002, 'Resource not found', 'ACCESS')
    }
  }

  /** `place` is host and path as eBay has them; `url` is where the peer has them. */
  return (req: IncomingMessage, res: ServerResponse, place: string, url: URL): void => {
    try {
      const body = answer(req, place, url)
      if (body) sendJson(res, 200, body)
      else res.writeHead(204).end()
    } catch (error) {
      if (!(error instanceof EbayError)) throw error
      sendEbayError(res, error)
    }
  }
}
