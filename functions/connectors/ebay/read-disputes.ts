import * as z from 'zod/mini'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import type { SalesPage, SalesRequest } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'

const disputesPerPage = 200

const dayMs = 24 * 60 * 60_000

/** eBay returns disputes that were opened within so many days, and none of more than eighteen months ago. */
const longestSpanMs = 89 * dayMs
const reachMs = 530 * dayMs

/** Disputes are searched by the day on which they were opened. The buyer's bank decides within some months. */
const longestDisputeMs = 180 * dayMs

export const disputePage = z.object({
  next: z.nullish(z.string()),
  paymentDisputeSummaries: z.nullish(
    z.array(
      z.object({
        paymentDisputeId: z.string().check(z.minLength(1)),
        closedDate: z.nullish(z.iso.datetime()),
      }),
    ),
  ),
})

const money = z.object({ value: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), currency: z.string() })

export const closedDispute = z.object({
  orderId: z.nullish(z.string()),
  resolution: z.nullish(z.object({ recoupAmount: z.nullish(money) })),
})

const position = z.object({ openedFrom: z.int(), offset: z.int() })
type Position = z.output<typeof position>

const cursorOf = (place: Position): string => JSON.stringify(place)

/** Where the disputes of a span begin, after its orders; undefined if eBay has none of it any more. */
export const firstDisputes = ({ from, to }: SalesRequest, now: number): string | undefined => {
  const openedFrom = Math.max(Date.parse(from) - longestDisputeMs, now - reachMs)
  return openedFrom < Math.min(Date.parse(to), now) ? cursorOf({ openedFrom, offset: 0 }) : undefined
}

/** The position of a cursor among disputes; undefined for one among orders, which is a number. */
export const disputesAt = (cursor: string | undefined): Position | undefined =>
  cursor === undefined ? undefined : position.safeParse(JSON.parse(cursor)).data

export interface DisputeCalls {
  list(query: URLSearchParams): Promise<z.output<typeof disputePage>>
  find(disputeId: string): Promise<z.output<typeof closedDispute>>
}

/**
 * A page of the payment disputes that were closed in a span: what eBay recoups from the seller is a refund on that day.
 * Nothing is recouped for a dispute that the seller won, or that eBay's protection covers.
 */
export const readDisputes = async (
  { list, find }: DisputeCalls,
  { shop, from, to }: SalesRequest,
  { openedFrom, offset }: Position,
  now: number,
): Promise<SalesPage> => {
  const end = Math.min(Date.parse(to), now)
  const openedTo = Math.min(openedFrom + longestSpanMs, end)
  const page = await list(
    new URLSearchParams({
      payment_dispute_status: 'CLOSED',
      open_date_from: new Date(openedFrom).toISOString(),
      open_date_to: new Date(openedTo).toISOString(),
      limit: String(disputesPerPage),
      offset: String(offset),
    }),
  )
  const listed = page.paymentDisputeSummaries ?? []
  const entries: SalesEntry[] = []
  for (const { paymentDisputeId: id, closedDate } of listed) {
    if (!closedDate || Date.parse(closedDate) < Date.parse(from) || Date.parse(closedDate) >= Date.parse(to))
      continue
    const { orderId, resolution } = await find(id)
    const recouped = resolution?.recoupAmount
    const amount = recouped ? centsFromPlatformDecimal(recouped.value) : 0
    if (!recouped || amount <= 0) continue
    entries.push({
      id: `refund:dispute/${id}`,
      at: closedDate,
      kind: 'refund',
      amount,
      ...(orderId ? { number: orderId } : {}),
      ...(recouped.currency === shop.currency ? {} : { currency: recouped.currency }),
    })
  }
  const next = page.next
    ? { openedFrom, offset: offset + disputesPerPage }
    : { openedFrom: openedTo, offset: 0 }
  return {
    entries,
    listed: listed.map(({ paymentDisputeId }) => paymentDisputeId),
    ...(page.next || openedTo < end ? { cursor: cursorOf(next) } : {}),
  }
}
