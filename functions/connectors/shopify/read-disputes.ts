import * as z from 'zod/mini'
import { addDays } from '#shared/time/business-date.ts'
import type { SalesPage, SalesRequest } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { ScopeMissing } from './call-admin-api.ts'
import { disputesQuery } from './queries.ts'
import type { Ask } from './read-orders.ts'

/** Each costs 4 points, of the 1,000 that a single query may cost. */
const disputesPerPage = 100

/** Shopify searches disputes by the day on which they began. The buyer's bank decides within some months. */
const longestDisputeDays = 180

const disputesAnswer = z.object({
  disputes: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        type: z.string(),
        finalizedOn: z.nullable(z.iso.datetime()),
        amount: z.object({ amount: z.string().check(z.regex(/^\d+(\.\d+)?$/)), currencyCode: z.string() }),
        order: z.nullable(z.object({ name: z.string() })),
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
})

/** The states in which the buyer has the money back. One that led to a refund is among the order's refunds. */
const lostStates = ['LOST', 'ACCEPTED']

const position = z.object({ disputes: z.literal(true), after: z.optional(z.string()) })
type Position = z.output<typeof position>

/** Where the disputes of a span begin, after its orders. */
export const firstDisputes = JSON.stringify({ disputes: true } satisfies Position)

/** The position of a cursor among disputes; undefined for one among orders. */
export const disputesAt = (cursor: string | undefined): Position | undefined =>
  cursor === undefined ? undefined : position.safeParse(JSON.parse(cursor)).data

/**
 * A page of the chargebacks that the shop lost in a span, as refunds on the day on which each was lost. Until then the
 * money may come back. A consent from before disputes were requested has none.
 */
export const readLostDisputes = async (
  ask: Ask,
  { shop, from, to }: SalesRequest,
  { after }: Position,
): Promise<SalesPage> => {
  const since = addDays(from.slice(0, 10), -longestDisputeDays)
  const answer = await ask(disputesAnswer, disputesQuery, {
    first: disputesPerPage,
    after: after ?? null,
    search: `initiated_at:>='${since}T00:00:00Z'`,
  }).catch((error: unknown) => {
    if (error instanceof ScopeMissing) return undefined
    throw error
  })
  if (!answer) return { entries: [] }
  const { nodes, pageInfo } = answer.disputes
  const isWithin = (time: string): boolean =>
    Date.parse(time) >= Date.parse(from) && Date.parse(time) < Date.parse(to)
  return {
    entries: nodes.flatMap(({ id, status, type, finalizedOn, amount: { amount, currencyCode }, order }) =>
      type === 'CHARGEBACK' && lostStates.includes(status) && finalizedOn !== null && isWithin(finalizedOn)
        ? [
            {
              id: `refund:${id}`,
              at: finalizedOn,
              kind: 'refund' as const,
              amount: centsFromPlatformDecimal(amount),
              ...(order ? { number: order.name } : {}),
              ...(currencyCode === shop.currency ? {} : { currency: currencyCode }),
            },
          ]
        : [],
    ),
    listed: nodes.map(({ id }) => id),
    ...(pageInfo.hasNextPage && pageInfo.endCursor !== null
      ? { cursor: JSON.stringify({ disputes: true, after: pageInfo.endCursor } satisfies Position) }
      : {}),
  }
}
