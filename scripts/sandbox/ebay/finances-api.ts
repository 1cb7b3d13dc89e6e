import type { SellerConsent } from '../consents.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { EbayError } from './ebay-error.ts'
import { type Listed, ordersOf } from './fulfillment-api.ts'
import { readPage } from './order-query.ts'

const longestPage = 1000

/** A sale, before eBay's fees: an order of the file was paid at once. */
const salesOf = ({ order: { id, createdAt, amount, life }, isPaid }: Listed, currency: string) => {
  if (!isPaid) return []
  const [paid] = life?.payments ?? []
  return [
    {
      transactionId: `T${id}`,
      orderId: id,
      transactionType: 'SALE',
      transactionStatus: 'PAYOUT',
      bookingEntry: 'CREDIT',
      transactionDate: new Date(paid?.at ?? createdAt).toISOString(),
      amount: { value: life?.amount ?? amount, currency: life?.currency ?? currency },
      totalFeeBasisAmount: { value: life?.amount ?? amount, currency: life?.currency ?? currency },
      totalFeeAmount: { value: '0.00', currency: life?.currency ?? currency },
    },
  ]
}

const spanOf = (filters: readonly string[]): { from: number; to: number } => {
  const span = filters.find((each) => each.startsWith('transactionDate:')) ?? ''
  const [, from = '', to = ''] = /^transactionDate:\[(.+?)\.\.(.+?)\]$/.exec(span) ?? []
  if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to)))
    throw new EbayError(400, 135023, 'Invalid transactionDate filter.', 'API_FINANCES')
  return { from: Date.parse(from), to: Date.parse(to) }
}

/** `GET /sell/finances/v1/transaction`: getTransactions, of sales; undefined where there are none, as eBay's 204. */
export const getTransactions = (
  consent: SellerConsent,
  { url, query, now, lives }: { url: string; query: URLSearchParams; now: Date; lives: TimelinesOf },
) => {
  const filters = query.getAll('filter')
  if (!filters.includes('transactionType:{SALE}'))
    throw new EbayError(400, 135022, 'Only sales are listed here.', 'API_FINANCES')
  const { from, to } = spanOf(filters)
  const { limit, offset } = readPage(query, longestPage)
  const transactions = ordersOf(consent, lives, now)
    .flatMap((each) => salesOf(each, 'GBP'))
    .filter(({ transactionDate }) => Date.parse(transactionDate) >= from && Date.parse(transactionDate) <= to)
  if (transactions.length === 0) return undefined
  const next = new URL(url)
  next.searchParams.set('offset', String(offset + limit))
  return {
    href: url,
    total: transactions.length,
    limit,
    offset,
    ...(offset + limit < transactions.length ? { next: next.href } : {}),
    transactions: transactions.slice(offset, offset + limit),
  }
}
