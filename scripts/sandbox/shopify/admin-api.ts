import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buildSchema, type DocumentNode, execute, GraphQLError, parse, validate } from 'graphql'
import * as z from 'zod'
import { addDays } from '#shared/time/business-date.ts'
import { readJson, sendJson } from '../http.ts'
import { type BookedOrder, bookTimelines } from '../order-fixtures.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { type OrdersPart, openedAt } from '../orders.ts'
import type { Buckets } from './bucket.ts'
import { describeDisputes, describeOrder, describePayments } from './describe-order.ts'
import type { Installations, Installed } from './installations.ts'
import { listById, listOrders, type OrdersArguments } from './order-list.ts'
import { actualCost, requestedCost } from './query-cost.ts'
import { shopNameOf } from './shop-name.ts'
import { ordersAt } from './shopify-orders.ts'

/** The part of the real schema that is spoken here. */
export const adminSchema = buildSchema(readFileSync(new URL('admin-api.graphql', import.meta.url), 'utf8'))

/** The maximum cost of a single query, however many points the app has at the shop. */
const longestQuery = 1000

/** Older orders of a shop are shown only to an app that was granted access to all of them. */
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
  lives: TimelinesOf
  now: Date
  uninstall: () => boolean
}

/** The orders of a shop as far back as its app may see them. */
const ordersShown = ({ installed: { shop, scopes }, part, lives, now }: Context): BookedOrder[] => {
  if (!scopes.includes('read_orders')) throw denied('orders', 'read_orders')
  const from = scopes.includes('read_all_orders') ? '' : addDays(now.toISOString().slice(0, 10), -recentDays)
  const all = lives
    ? bookTimelines(lives(), (id) => `gid://shopify/Order/${id}`, now)
    : ordersAt(part, shop.lastOrderDate, now)
  return all.filter(({ createdAt }) => createdAt >= from)
}

const denied = (field: string, scope: string) =>
  new GraphQLError(`Access denied for ${field} field. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.` },
  })

const disputesOf = (context: Context, orders: readonly BookedOrder[]) => {
  const scope = 'read_shopify_payments_disputes'
  if (!context.installed.scopes.includes(scope)) throw denied('disputes', scope)
  return orders.flatMap((order) => describeDisputes(order, currency, context.now))
}

const findOrder = (context: Context, id: string) => {
  const found = ordersShown(context).find((order) => order.id === id)
  return found ? { ...describeOrder(found, currency), disputes: () => disputesOf(context, [found]) } : null
}

const findNode = (context: Context, id: string) =>
  id.includes('/ShopifyPaymentsDispute/')
    ? (disputesOf(context, ordersShown(context)).find((dispute) => dispute.id === id) ?? null)
    : findOrder(context, id)

const root = {
  shop: (_: unknown, { installed: { shop } }: Context) => ({
    id: `gid://shopify/Shop/${shop.shopId}`,
    name: shopNameOf(shop.domain),
    myshopifyDomain: shop.domain,
    currencyCode: currency,
    createdAt: openedAt(shop.lastOrderDate),
  }),

  orders: (args: OrdersArguments, context: Context) => {
    const { orders, pageInfo } = listOrders(ordersShown(context), args)
    return { nodes: orders.map((order) => describeOrder(order, currency)), pageInfo }
  },

  tenderTransactions: (args: Pick<OrdersArguments, 'first' | 'after' | 'query'>, context: Context) =>
    listById(
      ordersShown(context).flatMap((order) => describePayments(order, currency)),
      args,
      { field: 'processed_at', timeOf: ({ processedAt }) => processedAt },
    ),

  disputes: (args: Pick<OrdersArguments, 'first' | 'after' | 'query'>, context: Context) =>
    listById(disputesOf(context, ordersShown(context)), args, {
      field: 'initiated_at',
      timeOf: ({ initiatedAt }) => initiatedAt,
    }),

  order: ({ id }: { id: string }, context: Context) => findOrder(context, id),

  nodes: ({ ids }: { ids: readonly string[] }, context: Context) => ids.map((id) => findNode(context, id)),

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
    lives: TimelinesOf
    clock: () => Date
    /** Called once the app has removed itself from a shop. */
    onUninstalled: (domain: string) => void
  },
): Promise<void> => {
  const { installations, buckets, part, lives, clock } = peer
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
    lives,
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
