import type { Cents } from '#shared/money/cents.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { PlatformUnavailable } from '../call-platform.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import type { AmazonBreakdown, AmazonOrder, AmazonTransaction } from './selling-partner-api.ts'

const inUtc = (timestamp: string): string => new Date(timestamp).toISOString()

/** An amount in our form. Throws if it is in another currency than the shop's. */
export const amazonCents = (
  { amount, currencyCode }: { amount: string; currencyCode: string },
  currency: string,
): Cents => {
  if (currencyCode !== currency) throw new PlatformUnavailable(`amazon: an amount in ${currencyCode}`)
  return centsFromPlatformDecimal(amount)
}

/** Finances returns amounts as JSON numbers; the shortest decimal of such a number is the original one. */
const financesCents = (
  { currencyAmount, currencyCode }: { currencyAmount: number; currencyCode: string },
  currency: string,
): Cents => amazonCents({ amount: String(currencyAmount), currencyCode }, currency)

/**
 * The sale of an order. None for: a cancelled order; one without a total, as a pending one until its payment is
 * authorised; one from another channel, which Amazon only ships.
 */
export const saleOf = (order: AmazonOrder, currency: string): SalesEntry | undefined => {
  const total = order.proceeds?.grandTotal
  if (!total || order.fulfillment?.fulfillmentStatus === 'CANCELLED') return undefined
  if (order.salesChannel.channelName === 'NON_AMAZON') return undefined
  return {
    id: `sale:${order.orderId}`,
    at: inUtc(order.createdTime),
    kind: 'sale',
    amount: amazonCents(total, currency),
  }
}

/** Fees that Amazon refunds to the seller, not to a buyer. */
const feesIn = (breakdowns: readonly AmazonBreakdown[], currency: string): Cents =>
  breakdowns.reduce((sum, { breakdownType, breakdownAmount, breakdowns: parts }) => {
    const isFee = breakdownType === 'AmazonFees' && breakdownAmount
    return sum + (isFee ? financesCents(breakdownAmount, currency) : feesIn(parts ?? [], currency))
  }, 0)

const related = ({ relatedIdentifiers }: AmazonTransaction, name: string): string | undefined =>
  relatedIdentifiers?.find((each) => each.relatedIdentifierName === name)?.relatedIdentifierValue ?? undefined

const refundId = (transaction: AmazonTransaction): string =>
  transaction.transactionId ??
  related(transaction, 'REFUND_ID') ??
  `${related(transaction, 'ORDER_ID')}/${transaction.postedDate}/${transaction.totalAmount.currencyAmount}`

/** If a transaction has no marketplace, as some of the United States, its currency decides. */
const isElsewhere = (
  { marketplaceDetails, sellingPartnerMetadata, totalAmount }: AmazonTransaction,
  { marketplaceId, currency }: { marketplaceId: string; currency: string },
): boolean => {
  const told = marketplaceDetails?.marketplaceId ?? sellingPartnerMetadata?.marketplaceId
  return told ? told !== marketplaceId : totalAmount.currencyCode !== currency
}

/**
 * The refund of a transaction, as paid to its buyer. A deferred one is listed once when made and again when released:
 * the latter is skipped.
 */
export const refundOf = (
  transaction: AmazonTransaction,
  shop: { marketplaceId: string; currency: string },
): SalesEntry | undefined => {
  if (transaction.transactionType !== 'Refund' || isElsewhere(transaction, shop)) return undefined
  if (related(transaction, 'DEFERRED_TRANSACTION_ID')) return undefined
  const { totalAmount, breakdowns } = transaction
  const amount = feesIn(breakdowns ?? [], shop.currency) - financesCents(totalAmount, shop.currency)
  // A reversed refund has a positive total.
  if (amount <= 0) return undefined
  return { id: `refund:${refundId(transaction)}`, at: inUtc(transaction.postedDate), kind: 'refund', amount }
}
