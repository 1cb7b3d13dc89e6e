import * as z from 'zod/mini'
import type { Cents } from '#shared/money/cents.ts'
import { tradedCurrencySchema } from '#shared/money/currency.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'

/** In the shop's own currency, whatever the buyer paid in. */
const moneyBag = z.object({
  shopMoney: z.object({
    amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    currencyCode: tradedCurrencySchema,
  }),
})

const refund = z.object({
  id: z.string(),
  createdAt: z.nullable(z.iso.datetime()),
  processedAt: z.iso.datetime(),
  totalRefundedSet: moneyBag,
})

/** An order in the response to `ordersQuery`. */
export const orderSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  cancelledAt: z.nullable(z.iso.datetime()),
  test: z.boolean(),
  originalTotalPriceSet: moneyBag,
  refunds: z.array(refund),
})
export type Order = z.output<typeof orderSchema>

/** The currencies in an order. */
export const currenciesOf = ({ originalTotalPriceSet, refunds }: Order) =>
  [originalTotalPriceSet, ...refunds.map(({ totalRefundedSet }) => totalRefundedSet)].map(
    ({ shopMoney }) => shopMoney.currencyCode,
  )

const centsOf = ({ shopMoney }: z.output<typeof moneyBag>): Cents =>
  centsFromPlatformDecimal(shopMoney.amount)

/**
 * The sale of an order and its refunds. None of them changes later, so that reading them again counts nothing twice:
 * - A test order is no order.
 * - The sale is the order's total when it was placed, at the time that Shopify received it. Later additions are left
 *   out; the date that a seller may set (`processedAt`) proves nothing.
 * - A cancelled order stays a sale, and is refunded in full on the day of its cancellation, paid or not: for the amount
 *   not refunded by then. A refund that follows is the same money.
 * - A refund of nothing only puts goods back.
 */
export const entriesOf = (order: Order): SalesEntry[] => {
  if (order.test) return []
  const { id, createdAt, cancelledAt } = order
  const total = centsOf(order.originalTotalPriceSet)
  const sale: SalesEntry = { id: `sale:${id}`, at: createdAt, kind: 'sale', amount: total }
  const refunds = order.refunds
    .map((each): SalesEntry => {
      const at = each.createdAt ?? each.processedAt
      return { id: `refund:${each.id}`, at, kind: 'refund', amount: centsOf(each.totalRefundedSet) }
    })
    .filter(
      ({ at, amount }) => amount > 0 && (cancelledAt === null || Date.parse(at) < Date.parse(cancelledAt)),
    )
  if (cancelledAt === null) return [sale, ...refunds]
  const left = total - refunds.reduce((sum, { amount }) => sum + amount, 0)
  const cancellation: SalesEntry = { id: `refund:${id}`, at: cancelledAt, kind: 'refund', amount: left }
  return [sale, ...refunds, ...(left > 0 ? [cancellation] : [])]
}
