import type { IncomingMessage, ServerResponse } from 'node:http'
import { createConsents } from '../consents.ts'
import { BadRequest, sendJson } from '../http.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import type { ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { answerEbayConsent } from './consent-endpoint.ts'
import { createEbayApi } from './ebay-api.ts'
import { answerEbayRevocation, answerEbayToken, lifetimes } from './token-endpoint.ts'

/** The portal's credentials at the sandbox. They are valid on this machine only. */
export const portalAtEbay = {
  clientId: 'Brightqu-portal-SBX-0123456789ab-cdef0123',
  clientSecret: 'SBX-local-sandbox-secret',
  ruName: 'Brightquay-Brightqu-portal-abcdefg',
}

/** The daily limit of an application's calls of the Fulfillment API. */
const dailyCalls: ThrottleRule = { calls: 100_000, seconds: 86_400 }

/**
 * A simulation of eBay for demonstrations and tests: the consent page, the tokens, the Identity, the Fulfillment
 * and the Finances API, each host being a folder. It does not know the portal: it is a peer, as the real one is.
 */
export const createEbay = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
    /** A seller's orders in place of the file's. */
    lives?: TimelinesOf | undefined
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder } = options
  const { pathname: basePath } = new URL(baseUrl)
  const client = { ...portalAtEbay, name, redirectUri }
  const consents = createConsents({
    clock,
    folder,
    lifetimes,
    // With characters that need encoding in addresses and forms, as in eBay's own.
    prefixes: { code: 'v^1.1#i^1#f^0#', access: 'v^1.1#i^1#p^3#', refresh: 'v^1.1#i^1#r^1#' },
  })
  const answerApi = createEbayApi({
    consents,
    clock,
    throttle: options.throttle ?? dailyCalls,
    lives: options.lives,
  })

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    const query = url.searchParams
    if (host === 'auth.ebay.com' && path === '/oauth2/authorize')
      return answerEbayConsent(req, res, { client, consents, basePath, query })
    switch (`${req.method} ${host}${path}`) {
      case 'POST api.ebay.com/identity/v1/oauth2/token':
        return answerEbayToken(req, res, { client, consents })
      case 'POST api.ebay.com/identity/v1/oauth2/token/revoke':
        return answerEbayRevocation(req, res, { client, consents })
      default:
        return answerApi(req, res, `${host}${path}`, url)
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res, new URL(req.url ?? '/', baseUrl))
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      sendJson(res, error.status, { error: error.code, error_description: error.message })
    }
  }
}

export const ebay: SandboxPlatform = {
  path: 'ebay',
  clientSecret: portalAtEbay.clientSecret,
  settings: (baseUrl) => ({
    id: 'ebay',
    kind: 'ebay',
    name: 'eBay',
    clientId: portalAtEbay.clientId,
    ruName: portalAtEbay.ruName,
    hasFinances: true,
    hasDisputes: true,
    peerUrl: baseUrl,
  }),
  createPeer: createEbay,
}
