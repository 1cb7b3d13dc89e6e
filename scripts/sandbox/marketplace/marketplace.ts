import type { IncomingMessage, ServerResponse } from 'node:http'
import { BadRequest, redirect, sendJson } from '../http.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { localeOf } from '../page-language.ts'
import { RefusedRequest, redirectTarget } from './authorization-request.ts'
import { showConsent, takeDecision } from './authorize-endpoint.ts'
import type { Client } from './client.ts'
import { sendErrorPage } from './consent-page.ts'
import { createGrants } from './grants.ts'
import { answerOrders, answerShop } from './shop-api.ts'
import type { Store } from './store.ts'
import { answerMarketplaceToken, answerRevocation } from './token-endpoint.ts'

export interface Marketplace {
  /** Answers a request for anything below the base address. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
}

/**
 * Harbor Market, a simulated marketplace for demonstrations and tests: an OAuth 2.0 authorisation server and the API of
 * one real shop's orders. It does not know the portal: it is a peer, as a real platform would be.
 */
export const createMarketplace = (options: {
  /** Its base path, without a trailing slash. */
  baseUrl: string
  clock: () => Date
  clients: readonly Client[]
  store: Store
  /** The shop's orders in place of the file's. */
  lives?: TimelinesOf | undefined
}): Marketplace => {
  const { clients } = options
  const { pathname: basePath } = new URL(options.baseUrl)
  const grants = createGrants(options.store, options.clock)

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams) => {
    switch (`${req.method} ${path}`) {
      case 'GET /authorize':
        return showConsent(req, res, query, { clients, basePath })
      case 'POST /authorize':
        return takeDecision(req, res, query, { clients, basePath, grants, issuer: options.baseUrl })
      case 'POST /token':
        return answerMarketplaceToken(req, res, grants, clients)
      case 'POST /revoke':
        return answerRevocation(req, res, grants)
      case 'GET /api/shop':
        return answerShop(req, res, grants)
      case 'GET /api/orders':
        return answerOrders(req, res, grants, query, { lives: options.lives, now: options.clock() })
      default:
        return sendJson(res, 404, { error: 'not_found' })
    }
  }

  return {
    async handle(req, res) {
      const url = new URL(req.url ?? '/', options.baseUrl)
      const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : ''
      try {
        await answer(req, res, path, url.searchParams)
      } catch (error) {
        if (error instanceof RefusedRequest) {
          const outcome = { error: error.code, error_description: error.message, iss: options.baseUrl }
          redirect(res, redirectTarget(error.redirectUri, error.state, outcome))
        } else if (error instanceof BadRequest && path === '/authorize')
          sendErrorPage(res, localeOf(req, url.searchParams), error)
        else if (error instanceof BadRequest)
          sendJson(res, error.status, { error: error.code, error_description: error.message })
        else throw error
      }
    },
  }
}
