import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiHosts } from '../../../functions/connectors/amazon/sites.ts'
import { createConsents } from '../consents.ts'
import { BadRequest, sendJson } from '../http.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { type AmazonClient, accessTokenSeconds, answerAmazonToken } from './login-with-amazon.ts'
import { regionOfSellerCentral } from './marketplaces.ts'
import { answerSellerCentral } from './seller-central.ts'
import { createSellingPartnerApi, type UsagePlans } from './selling-partner-api.ts'

/** The portal's credentials at the sandbox. They are valid on this machine only. */
export const portalAtAmazon: AmazonClient & { applicationId: string } = {
  clientId: 'amzn1.application-oa2-client.portal',
  clientSecret: 'amzn1.oa2-cs.v1.local-sandbox-secret',
  applicationId: 'amzn1.sp.solution.portal',
}

/**
 * Amazon grants higher limits on request. By the default plans, which allow 2,000 orders at once and 100 more every
 * three minutes, importing the file would take hours.
 */
const generousPlans: UsagePlans = {
  getMarketplaceParticipations: { rate: 1, burst: 15 },
  searchOrders: { rate: 20, burst: 400 },
  getOrder: { rate: 20, burst: 400 },
  getOrderMetrics: { rate: 20, burst: 400 },
  listTransactions: { rate: 20, burst: 400 },
}

/**
 * A simulation of Amazon for demonstrations and tests: Seller Central, Login with Amazon and the Selling Partner API,
 * each host being a folder. It does not know the portal: it is a peer, as the real one is.
 */
export const createAmazon = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    usagePlans?: Partial<UsagePlans>
    /** A seller's orders in place of the file's. */
    lives?: TimelinesOf | undefined
  },
) => {
  const { clock } = options
  const { pathname: basePath } = new URL(options.baseUrl)
  const consents = createConsents({
    folder: options.folder,
    clock,
    lifetimes: { code: 300, access: accessTokenSeconds, consent: 365 * 24 * 3600 },
    prefixes: { access: 'Atza|', refresh: 'Atzr|' },
  })
  const application = {
    applicationId: portalAtAmazon.applicationId,
    isDraft: true,
    name: options.brandName,
    redirectUri: options.redirectUri,
  }
  const answerApi = createSellingPartnerApi({
    consents,
    clock,
    usagePlans: { ...generousPlans, ...options.usagePlans },
    lives: options.lives,
  })

  const answerLogin = async (req: IncomingMessage, res: ServerResponse) => {
    try {
      await answerAmazonToken(req, res, { client: portalAtAmazon, consents })
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      sendJson(res, error.status, { error: error.code, error_description: error.message })
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(req.url ?? '/', options.baseUrl)
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname.slice(basePath.length)) ?? []
    const apiRegion = Object.entries(apiHosts).find(([, each]) => each === host)?.[0]
    const centralRegion = regionOfSellerCentral(host)
    if (apiRegion) return answerApi(req, res, { region: apiRegion, path, query })
    if (centralRegion)
      return answerSellerCentral(req, res, path, {
        basePath,
        application,
        consents,
        region: centralRegion,
        query,
      })
    if (host === 'api.amazon.com' && `${req.method} ${path}` === 'POST /auth/o2/token')
      return answerLogin(req, res)
    sendJson(res, 404, { errors: [{ code: 'NotFound', message: 'No such host.' }] })
  }
}

export const amazon: SandboxPlatform = {
  path: 'amazon',
  clientSecret: portalAtAmazon.clientSecret,
  settings: (baseUrl) => ({
    id: 'amazon',
    kind: 'amazon',
    name: 'Amazon',
    clientId: portalAtAmazon.clientId,
    applicationId: portalAtAmazon.applicationId,
    draft: true,
    peerUrl: baseUrl,
  }),
  createPeer: createAmazon,
}
