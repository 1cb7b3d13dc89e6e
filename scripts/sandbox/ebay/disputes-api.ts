import type { SellerConsent } from '../consents.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { EbayError } from './ebay-error.ts'
import { ordersOf } from './fulfillment-api.ts'
import { readPage } from './order-query.ts'

interface Served {
  now: Date
  lives: TimelinesOf
}

const longestSpanMs = 90 * 24 * 60 * 60_000

/** The closed disputes of a seller's orders, with what each took from the seller. */
const closedDisputes = (consent: SellerConsent, { now, lives }: Served) =>
  ordersOf(consent, lives, now).flatMap(({ order: { id: orderId, life } }) =>
    (life?.disputes ?? [])
      .filter(({ endsAt }) => Date.parse(endsAt) <= now.getTime())
      .map(({ id, at, endsAt, amount, currency, isLost }) => ({
        summary: {
          paymentDisputeId: id,
          paymentDisputeStatus: 'CLOSED',
          reason: 'FRAUD',
          amount: { value: amount, currency },
          orderId,
          buyerUsername: life?.buyer ?? '',
          openDate: new Date(at).toISOString(),
          closedDate: new Date(endsAt).toISOString(),
        },
        resolution: isLost
          ? { reasonForClosure: 'SELLER_LOST', recoupAmount: { value: amount, currency } }
          : { reasonForClosure: 'SELLER_WON' },
      })),
  )

/** `GET /sell/fulfillment/v1/payment_dispute_summary`: getPaymentDisputeSummaries, of closed ones. */
export const listDisputes = (
  consent: SellerConsent,
  { url, query, ...served }: Served & { url: string; query: URLSearchParams },
) => {
  const orderId = query.get('order_id')
  // "If this filter is used, any other filters are ignored."
  if (orderId !== null)
    return {
      paymentDisputeSummaries: closedDisputes(consent, served)
        .map(({ summary }) => summary)
        .filter((summary) => summary.orderId === orderId),
    }
  const [from, to] = ['open_date_from', 'open_date_to'].map((name) => Date.parse(query.get(name) ?? ''))
  if (from === undefined || to === undefined || !(to >= from && to - from <= longestSpanMs))
    throw new EbayError(400, 33001, 'Invalid date range.')
  const { limit, offset } = readPage(query)
  const found = closedDisputes(consent, served)
    .map(({ summary }) => summary)
    .filter(({ openDate }) => Date.parse(openDate) >= from && Date.parse(openDate) <= to)
  const next = new URL(url)
  next.searchParams.set('offset', String(offset + limit))
  return {
    href: url,
    limit,
    offset,
    total: found.length,
    ...(offset + limit < found.length ? { next: next.href } : {}),
    paymentDisputeSummaries: found.slice(offset, offset + limit),
  }
}

/** `GET /sell/fulfillment/v1/payment_dispute/{id}`: getPaymentDispute. */
export const findDispute = (consent: SellerConsent, id: string, served: Served) => {
  const found = closedDisputes(consent, served).find(({ summary }) => summary.paymentDisputeId === id)
  if (!found) throw new EbayError(404, 33002, 'No such payment dispute.')
  return { ...found.summary, resolution: found.resolution }
}
