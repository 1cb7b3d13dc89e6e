import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buildSchema, type DocumentNode, execute, GraphQLError, parse, validate } from 'graphql'
import * as z from 'zod'
import { addDays } from '#shared/time/business-date.ts'
import { readJson, sendJson } from '../http.ts'
import type { BookedOrder } from '../order-book.ts'
import { type OrdersPart, openedAt } from '../orders.ts'
import type { Buckets } from './bucket.ts'
import type { Installations, Installed } from './installations.ts'
import { listOrders, type OrdersArguments, updatedAtOf } from './order-list.ts'
import { actualCost, requestedCost } from './query-cost.ts'
import { shopNameOf } from './shop-name.ts'
import { ordersAt } from './shopify-orders.ts'

/** The part of the real schema that is spoken here. */
export const adminSchema = buildSchema(readFileSync(new URL('admin-api.graphql', import.meta.url), 'utf8'))

/** No single query may cost more, however much a shop's app has. */
const longestQuery = 1000

/** Further back the orders of a shop are shown only to an app that was granted all of them. */
const recentDays = 60

const currency = 'USD'

const question = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.unknown())),
})

interface Context {
  installed: Installed
  /** The part of the file's orders that its shops have. */
  part: OrdersPart
  now: Date
  uninstall: () => boolean
}

const money = (amount: string) => {
  const inShopCurrency = { amount, currencyCode: currency }
  return { shopMoney: inShopCurrency, presentmentMoney: inShopCurrency }
}

const describeOrder = (order: BookedOrder) => ({
  id: order.id,
  createdAt: order.createdAt,
  processedAt: order.createdAt,
  updatedAt: updatedAtOf(order),
  cancelledAt: null,
  test: false,
  originalTotalPriceSet: money(order.amount),
  refunds: ({ first }: { first?: number | null }) =>
    order.refunds.slice(0, first ?? undefined).map(({ id, createdAt, amount }) => ({
      id,
      createdAt,
      processedAt: createdAt,
      totalRefundedSet: money(amount),
    })),
})

const denied = (field: string, scope: string) =>
  new GraphQLError(`Access denied for ${field} field. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  })

const root = {
  shop: (_: unknown, { installed: { shop } }: Context) => ({
    id: `gid://shopify/Shop/${shop.shopId}`,
    name: shopNameOf(shop.domain),
    myshopifyDomain: shop.domain,
    currencyCode: currency,
    createdAt: openedAt(shop.lastOrderDate),
  }),

  orders: (args: OrdersArguments, { installed: { shop, scopes }, part, now }: Context) => {
    if (!scopes.includes('read_orders')) throw denied('orders', 'read_orders')
    const from = scopes.includes('read_all_orders')
      ? ''
      : addDays(now.toISOString().slice(0, 10), -recentDays)
    const shown = ordersAt(part, shop.lastOrderDate, now).filter(({ createdAt }) => createdAt >= from)
    const { orders, pageInfo } = listOrders(shown, args)
    return { nodes: orders.map(describeOrder), pageInfo }
  },

  appUninstall: (_: unknown, { uninstall }: Context) => ({
    userErrors: uninstall()
      ? []
      : [{ code: 'APP_NOT_INSTALLED', field: null, message: 'The app is not installed on the shop.' }],
  }),
}

const parseQuery = (query: string): DocumentNode | GraphQLError => {
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** `POST …/graphql.json`: a query to the Admin API of the shop at `domain`. Errors travel with status 200. */
export const answerAdminApi = async (
  req: IncomingMessage,
  res: ServerResponse,
  domain: string,
  peer: {
    installations: Installations
    buckets: Buckets
    part: OrdersPart
    clock: () => Date
    /** Called once the app has removed itself from a shop. */
    onUninstalled: (domain: string) => void
  },
): Promise<void> => {
  const { installations, buckets, part, clock } = peer
  const installed = installations.findByAccessToken(domain, String(req.headers['x-shopify-access-token']))
  if (!installed)
    return sendJson(res, 401, {
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    })
  const { query, variables } = question.parse(await readJson(req))
  const document = parseQuery(query)
  if (document instanceof GraphQLError) return sendJson(res, 200, { errors: [document.toJSON()] })
  const invalid = validate(adminSchema, document)
  if (invalid.length > 0) return sendJson(res, 200, { errors: invalid.map((error) => error.toJSON()) })

  const cost = requestedCost(adminSchema, document, variables ?? {})
  const costs = (actual: number | null) => ({
    cost: {
      requestedQueryCost: cost,
      actualQueryCost: actual,
      throttleStatus: buckets.status(domain),
    },
  })
  if (cost > longestQuery)
    return sendJson(res, 200, {
      errors: [
        {
          message: `Query cost is ${cost}, which exceeds the single query max cost limit (${longestQuery}).`,
          extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: longestQuery },
        },
      ],
    })
  if (cost > buckets.status(domain).currentlyAvailable)
    return sendJson(res, 200, {
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: costs(null),
    })

  let isRemoved = false
  const contextValue: Context = {
    installed,
    part,
    now: clock(),
    uninstall: () => {
      isRemoved = installations.uninstall(domain)
      return isRemoved
    },
  }
  const { data, errors } = await execute({
    schema: adminSchema,
    document,
    rootValue: root,
    contextValue,
    ...(variables ? { variableValues: variables } : {}),
  })
  const actual = Math.min(cost, actualCost(data))
  buckets.spend(domain, actual)
  sendJson(res, 200, {
    data,
    ...(errors ? { errors: errors.map((error) => error.toJSON()) } : {}),
    extensions: costs(actual),
  })
  if (isRemoved) peer.onUninstalled(domain)
}
