import { GraphQLError } from 'graphql'
import type { BookedOrder } from '../order-fixtures.ts'

export interface OrdersArguments {
  first?: number | null
  after?: string | null
  query?: string | null
  reverse: boolean
  sortKey: 'CREATED_AT' | 'PROCESSED_AT' | 'UPDATED_AT'
}

const longestPage = 250

export const updatedAtOf = ({ createdAt, refunds, life }: BookedOrder): string =>
  life?.updatedAt ?? refunds.at(-1)?.createdAt ?? createdAt

const badRequest = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

const times = {
  created_at: ({ createdAt }: BookedOrder) => createdAt,
  updated_at: updatedAtOf,
} as const

const comparisons: Record<string, (a: string, b: string) => boolean> = {
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '<': (a, b) => a < b,
}

const termPattern = /^(created_at|updated_at):(>=|>|<=|<)'(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)'$/

/** Shopify's search syntax, limited to conditions on times, which are combined by AND. */
const matcherOf = (query: string): ((order: BookedOrder) => boolean) => {
  const terms = query.split(/ AND | /).filter(Boolean)
  const matchers = terms.map((term) => {
    const [, field, comparison = '', time = ''] = termPattern.exec(term) ?? []
    const holds = comparisons[comparison]
    if (!holds) throw badRequest(`A term of the search is not understood: ${term}`)
    return (order: BookedOrder) => holds(times[field as keyof typeof times](order), time)
  })
  return (order) => matchers.every((matches) => matches(order))
}

interface Place {
  last_value: string
  last_id: string
}

const compare = (a: Place, b: Place): number => {
  const [left, right] = a.last_value === b.last_value ? [a.last_id, b.last_id] : [a.last_value, b.last_value]
  if (left === right) return 0
  return left < right ? -1 : 1
}

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64')

const placeOf = (cursor: string): Place => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64').toString()) as Place
  } catch {
    throw badRequest('Invalid cursor for current pagination sort.')
  }
}

const timePattern = /^(\w+):(>=|<)'(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)'$/

/** A page of entries by their ids, searched by the times of a field. */
export const listById = <Entry extends { id: string }>(
  all: readonly Entry[],
  { first, after, query }: Pick<OrdersArguments, 'first' | 'after' | 'query'>,
  searched: { field: string; timeOf: (entry: Entry) => string },
) => {
  if (!first || first < 1 || first > longestPage)
    throw badRequest(`The number of entries, first, must be from 1 to ${longestPage}.`)
  const matchers = (query ?? '')
    .split(' AND ')
    .filter(Boolean)
    .map((term) => {
      const [, field, comparison = '', time = ''] = timePattern.exec(term) ?? []
      const holds = field === searched.field && comparisons[comparison]
      if (!holds) throw badRequest(`A term of the search is not understood: ${term}`)
      return (entry: Entry) => holds(searched.timeOf(entry), time)
    })
  const start = after ? placeOf(after).last_id : ''
  const rest = all
    .filter((entry) => entry.id > start && matchers.every((matches) => matches(entry)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const page = rest.slice(0, first)
  const last = page.at(-1)
  return {
    nodes: page,
    pageInfo: {
      hasNextPage: rest.length > page.length,
      endCursor: last ? cursorOf({ last_value: '', last_id: last.id }) : null,
    },
  }
}

/** A page of `all`, searched and sorted. The cursor names the previous order, wherever that has moved since. */
export const listOrders = (all: readonly BookedOrder[], args: OrdersArguments) => {
  const { first, after, query, reverse, sortKey } = args
  if (!first || first < 1 || first > longestPage)
    throw badRequest(`The number of entries, first, must be from 1 to ${longestPage}.`)
  const valueOf = sortKey === 'UPDATED_AT' ? updatedAtOf : times.created_at
  const direction = reverse ? -1 : 1
  const start = after ? placeOf(after) : undefined
  const rest = all
    .filter(matcherOf(query ?? ''))
    .map((order) => ({ order, place: { last_value: valueOf(order), last_id: order.id } }))
    .filter(({ place }) => !start || direction * compare(place, start) > 0)
    .toSorted((a, b) => direction * compare(a.place, b.place))
  const page = rest.slice(0, first)
  const last = page.at(-1)
  return {
    orders: page.map(({ order }) => order),
    pageInfo: { hasNextPage: rest.length > page.length, endCursor: last ? cursorOf(last.place) : null },
  }
}
