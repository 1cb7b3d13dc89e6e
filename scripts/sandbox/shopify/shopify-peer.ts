import type { IncomingMessage, ServerResponse } from 'node:http'
import { isShopifyDomain } from '#shared/shops/shopify-domain.ts'
import { createFormGuard } from '../form-guard.ts'
import { BadRequest, readForm, redirect, sendJson } from '../http.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import type { OrdersPart } from '../orders.ts'
import { localeOf } from '../page-language.ts'
import { answerAdminApi } from './admin-api.ts'
import type { App } from './app.ts'
import { type BucketSize, createBuckets, plusBucket } from './bucket.ts'
import { showInstall, takeDecision } from './install-endpoint.ts'
import { createInstallations } from './installations.ts'
import { sendAdminPage, sendErrorPage } from './pages.ts'
import type { PeerParts } from './peer-parts.ts'
import { shopNameOf } from './shop-name.ts'
import type { Store } from './store.ts'
import { answerAccessToken } from './token-endpoint.ts'
import { createWebhook, sendWebhook } from './webhooks.ts'

/** The part of the file's orders that shops have by default. */
const aThird: OrdersPart = { index: 0, of: 3 }

/**
 * A simulation of Shopify for demonstrations and tests: the admin of any shop, below a path that begins with its
 * domain, with the APIs that an app needs. It knows the portal only as an app.
 */
export const createShopifyPeer = (options: {
  /** Its base path, without a trailing slash. */
  baseUrl: string
  clock: () => Date
  app: App
  store: Store
  bucket?: BucketSize
  part?: OrdersPart
  /** Its orders in place of the file's. */
  lives?: TimelinesOf | undefined
}) => {
  const { app, clock, baseUrl } = options
  const { pathname: basePath } = new URL(baseUrl)
  const installations = createInstallations(options.store, clock)
  const buckets = createBuckets(options.bucket ?? plusBucket, clock)
  const forms = createFormGuard('shopify_browser', basePath)
  const peer: PeerParts = { app, baseUrl, clock, installations, forms }

  const tellUninstalled = (domain: string) => {
    const { shopId } = installations.shopAt(domain)
    const shop = { id: shopId, name: shopNameOf(domain), domain, myshopify_domain: domain }
    return sendWebhook(app, createWebhook(app, 'app/uninstalled', domain, shop, clock()))
  }

  const showAdmin = (req: IncomingMessage, res: ServerResponse, domain: string, query: URLSearchParams) =>
    sendAdminPage(res, {
      app,
      shop: installations.shopAt(domain),
      locale: localeOf(req, query),
      query,
      ...forms.guard(req, [domain]),
    })

  const uninstall = async (
    req: IncomingMessage,
    res: ServerResponse,
    domain: string,
    query: URLSearchParams,
  ) => {
    forms.check(req, await readForm(req), [domain])
    if (installations.uninstall(domain)) await tellUninstalled(domain)
    redirect(res, new URL(`${baseUrl}/${domain}/admin?${query.toString()}`))
  }

  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    { domain, path, query }: { domain: string; path: string; query: URLSearchParams },
  ) => {
    switch (`${req.method} ${path}`) {
      case 'GET /admin':
        return showAdmin(req, res, domain, query)
      case 'POST /admin/uninstall':
        return uninstall(req, res, domain, query)
      case 'GET /admin/oauth/authorize':
        return showInstall(req, res, domain, query, peer)
      case 'POST /admin/oauth/authorize':
        return takeDecision(req, res, domain, query, peer)
      case 'POST /admin/oauth/access_token':
        return answerAccessToken(req, res, domain, peer)
      case 'POST /admin/api/2026-10/graphql.json':
        return answerAdminApi(req, res, domain, {
          installations,
          buckets,
          part: options.part ?? aThird,
          lives: options.lives,
          clock,
          onUninstalled: (gone) => void tellUninstalled(gone),
        })
      default:
        return sendJson(res, 404, { errors: 'Not Found' })
    }
  }

  return {
    /** Uninstalls the app from a shop, as its seller would. Returns the app's response to the webhook. */
    uninstall: (domain: string) => (installations.uninstall(domain) ? tellUninstalled(domain) : undefined),

    /** Answers a request for anything below the base address. */
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const { pathname, searchParams: query } = new URL(req.url ?? '/', baseUrl)
      const [, domain = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname.slice(basePath.length)) ?? []
      if (!pathname.startsWith(`${basePath}/`) || !isShopifyDomain(domain))
        return sendJson(res, 404, { errors: 'Not Found' })
      try {
        await answer(req, res, { domain, path, query })
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error
        const isPage = path !== '/admin/oauth/access_token' && !path.startsWith('/admin/api/')
        if (isPage) sendErrorPage(res, localeOf(req, query), error)
        else sendJson(res, error.status, { error: error.code, error_description: error.message })
      }
    },
  }
}
