import type { Cents } from '#shared/money/cents.ts'
import { entryOfRefund, type Movement, type OpenOrder, type OrderStage } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { type CountedOrder, movementsFromTotal, movementsOf } from '../platform-orders.ts'
import type { AmazonBreakdown, AmazonOrder, AmazonTransaction } from './selling-partner-api.ts'

interface AmazonAmount {
  amount: string
  currencyCode: string
}

const inUtc = (timestamp: string): string => new Date(timestamp).toISOString()

/** An amount in our form. */
const amazonMoney = ({ amount, currencyCode }: AmazonAmount): Pick<Movement, 'amount' | 'currency'> => ({
  amount: centsFromPlatformDecimal(amount),
  currency: currencyCode,
})

/** Finances returns amounts as JSON numbers; the shortest decimal of such a number is the original one. */
const financesMoney = ({ currencyAmount, currencyCode }: AmazonTransaction['totalAmount']) =>
  amazonMoney({ amount: String(currencyAmount), currencyCode })

/**
 * The stages of an order by Amazon's states. Amazon charges the buyer when an order leaves `PENDING`, and states no
 * date of it. An unlisted state counts as unpaid.
 */
const states: Readonly<Record<string, OrderStage | 'cancelled'>> = {
  PENDING_AVAILABILITY: 'unpaid',
  PENDING: 'unpaid',
  UNSHIPPED: 'unshipped',
  PARTIALLY_SHIPPED: 'unshipped',
  SHIPPED: 'closed',
  CANCELLED: 'cancelled',
  UNFULFILLABLE: 'cancelled',
}

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, each) => sum + each, 0)

/** The total of an order without the delivery tip, and the price of its goods, which Amazon's metrics report. */
const totalOf = ({ proceeds }: AmazonOrder) => {
  if (!proceeds?.grandTotal) return undefined
  const { amount, currency } = amazonMoney(proceeds.grandTotal)
  const tips = (proceeds.breakdowns ?? []).flatMap(({ type, subtotal }) =>
    type === 'DELIVERY_TIP' && subtotal ? [amazonMoney(subtotal).amount] : [],
  )
  const goods = (proceeds.breakdowns ?? []).flatMap(({ type, subtotal }) =>
    type === 'ITEM' && subtotal ? [amazonMoney(subtotal).amount] : [],
  )
  return {
    amount: amount - sumOf(tips),
    currency,
    ...(goods.length > 0 ? { reported: sumOf(goods) } : {}),
  }
}

/** A replacement is sent for an order that was paid. */
const isReplacement = ({ associatedOrders }: AmazonOrder): boolean =>
  associatedOrders?.some(({ associationType }) => associationType === 'REPLACEMENT_ORIGINAL_ID') ?? false

/**
 * An Amazon order in the common format; undefined for a replacement, and for an order of another channel, which Amazon
 * only ships. Amazon states neither when an order was paid nor when it was cancelled, and a cancelled order may have no
 * amount: changes are found by comparison with the stored record, and dated by Amazon's last update. After shipment
 * only refunds can follow, which Finances has.
 */
export const platformOrderOf = (
  order: AmazonOrder,
  known: OpenOrder | undefined,
  now: Date,
): CountedOrder | undefined => {
  if (order.salesChannel.channelName === 'NON_AMAZON' || isReplacement(order)) return undefined
  const { orderId: id } = order
  const placedAt = inUtc(order.createdTime)
  const changedAt = order.lastUpdatedTime ? inUtc(order.lastUpdatedTime) : now.toISOString()
  const state = states[order.fulfillment?.fulfillmentStatus ?? 'SHIPPED'] ?? 'unpaid'
  const stated = totalOf(order)
  const currency = stated?.currency ?? known?.counted[0]?.currency
  const isPaid = state === 'unshipped' || state === 'closed'
  const count = (total: Partial<Omit<Movement, 'id' | 'at'>>, before: OpenOrder | undefined) =>
    currency === undefined
      ? (before?.counted ?? [])
      : movementsFromTotal({ id, placedAt, changedAt, total: { amount: 0, ...total, currency } }, before)
  const countAll = (): readonly Movement[] => {
    if (known?.stage === 'closed') return known.counted
    if (isPaid) return stated ? count(stated, known) : (known?.counted ?? [])
    if (known) return count({}, known)
    // A cancelled order with an amount was paid before.
    const paid = state === 'cancelled' && stated ? count(stated, undefined) : []
    return paid.length > 0
      ? count({}, { id, number: id, placedAt, stage: 'unshipped', counted: paid, seenAt: changedAt })
      : []
  }
  const counted = countAll()
  return {
    id,
    number: id,
    placedAt,
    stage: state === 'cancelled' ? 'closed' : state,
    ...movementsOf(counted),
    counted,
    total: stated,
  }
}

/** Fees that Amazon refunds to the seller, not to a buyer. */
const feesIn = (breakdowns: readonly AmazonBreakdown[]): Cents =>
  breakdowns.reduce((sum, { breakdownType, breakdownAmount, breakdowns: parts }) => {
    const isFee = breakdownType === 'AmazonFees' && breakdownAmount
    return sum + (isFee ? financesMoney(breakdownAmount).amount : feesIn(parts ?? []))
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
 * Amazon lists chargebacks as `Refund`, too (its definition names no types; issues 4268 and 4274 of
 * amzn/selling-partner-api-models). The other names are those of such events in the previous version, v0, and in the
 * reports of Seller Central.
 */
const isRefund = (type: string | null | undefined): boolean =>
  /^(?:refund|(?:atoz)?guarantee(?:claim|refund)|chargeback(?:refund)?)$/.test(
    (type ?? '').replaceAll(/[\s_-]/g, '').toLowerCase(),
  )

/**
 * The refund of a transaction, as paid to its buyer. A deferred one is listed once when made and again when released:
 * the latter is skipped.
 */
export const refundOf = (
  transaction: AmazonTransaction,
  shop: { marketplaceId: string; currency: string },
): SalesEntry | undefined => {
  if (!isRefund(transaction.transactionType) || isElsewhere(transaction, shop)) return undefined
  if (related(transaction, 'DEFERRED_TRANSACTION_ID')) return undefined
  const { totalAmount, breakdowns } = transaction
  const { amount: total, currency } = financesMoney(totalAmount)
  const amount = feesIn(breakdowns ?? []) - total
  // A reversed refund has a positive total.
  if (amount <= 0) return undefined
  const [id, at] = [`refund:${refundId(transaction)}`, inUtc(transaction.postedDate)]
  return entryOfRefund({ id, at, amount, currency }, shop.currency, related(transaction, 'ORDER_ID'))
}
