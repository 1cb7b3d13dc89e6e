import * as z from 'zod/mini'
import type { Cents } from '#shared/money/cents.ts'
import {
  entryOfRefund,
  type Movement,
  type OrderStage,
  type PlatformOrder,
} from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformNumber } from '../platform-amounts.ts'

const quantity = z.object({ amount: z.string().check(z.regex(/^\d+$/)) })

const lineStatus = z.object({
  status: z.string(),
  statusQuantity: quantity,
  trackingInfo: z.nullish(z.object({ shipDateTime: z.int() })),
})

/** Times in milliseconds since 1970. */
const orderLine = z.object({
  lineNumber: z.string().check(z.minLength(1)),
  charges: z.object({
    charge: z.nullish(
      z.array(z.object({ chargeAmount: z.object({ currency: z.string(), amount: z.number() }) })),
    ),
  }),
  orderLineQuantity: quantity,
  statusDate: z.int(),
  orderLineStatuses: z.object({ orderLineStatus: z.nullish(z.array(lineStatus)) }),
})
type WalmartLine = z.output<typeof orderLine>

export const walmartOrder = z.object({
  purchaseOrderId: z.string().check(z.minLength(1)),
  customerOrderId: z.string(),
  orderType: z.nullish(z.string()),
  orderDate: z.int(),
  orderLines: z.object({ orderLine: z.nullish(z.array(orderLine)) }),
})
export type WalmartOrder = z.output<typeof walmartOrder>

const money = z.object({ currencyAmount: z.number(), currencyUnit: z.string() })

const returnLine = z.object({
  returnOrderLineNumber: z.int(),
  purchaseOrderId: z.string(),
  charges: z.nullish(z.array(z.object({ chargePerUnit: money, isDiscount: z.nullish(z.boolean()) }))),
  currentTrackingStatuses: z.nullish(
    z.array(
      z.object({
        statusTime: z.nullish(z.string()),
        currentRefundStatus: z.nullish(z.string()),
        quantity: z.nullish(z.object({ measurementValue: z.number() })),
      }),
    ),
  ),
})

export const walmartReturn = z.object({
  returnOrderId: z.string().check(z.minLength(1)),
  returnOrderDate: z.string(),
  returnType: z.nullish(z.string()),
  returnOrderLines: z.nullish(z.array(returnLine)),
})
export type WalmartReturn = z.output<typeof walmartReturn>

const timeOf = (ms: number): string => new Date(ms).toISOString()

/** Walmart charges the buyer when a line is shipped. A refunded line was charged before. */
const chargedStates: readonly string[] = ['Shipped', 'Delivered', 'Refund']

/** The goods and their delivery, without the taxes, which Walmart withholds. */
const priceOf = ({ charges }: WalmartLine): Pick<Movement, 'amount' | 'currency'> | undefined => {
  const [first, ...others] = charges.charge ?? []
  if (!first) return undefined
  const amounts = [first, ...others].map(({ chargeAmount }) => centsFromPlatformNumber(chargeAmount.amount))
  return {
    amount: amounts.reduce<Cents>((sum, each) => sum + each, 0),
    currency: first.chargeAmount.currency,
  }
}

/** The payment of a line, dated by its shipment: the price of the charged part of its quantity. */
const paymentsOf = (line: WalmartLine, orderId: string): Movement[] => {
  const price = priceOf(line)
  const all = Number(line.orderLineQuantity.amount)
  const charged = (line.orderLineStatuses.orderLineStatus ?? []).filter(({ status }) =>
    chargedStates.includes(status),
  )
  const count = charged.reduce((sum, { statusQuantity }) => sum + Number(statusQuantity.amount), 0)
  if (!price || count === 0 || all === 0) return []
  const shippedAt = charged.flatMap(({ trackingInfo }) => trackingInfo?.shipDateTime ?? [])
  return [
    {
      id: `sale:${orderId}:${line.lineNumber}`,
      at: timeOf(shippedAt.length > 0 ? Math.min(...shippedAt) : line.statusDate),
      amount: Math.round((price.amount * Math.min(count, all)) / all),
      currency: price.currency,
    },
  ]
}

const isOver = ({ orderLineStatuses }: WalmartLine): boolean =>
  (orderLineStatuses.orderLineStatus ?? []).every(
    ({ status }) => status === 'Cancelled' || chargedStates.includes(status),
  )

/** A Walmart order in the common format; undefined for a replacement. */
export const platformOrderOf = (order: WalmartOrder): PlatformOrder | undefined => {
  if (order.orderType === 'REPLACEMENT') return undefined
  const { purchaseOrderId: id, orderDate } = order
  const lines = order.orderLines.orderLine ?? []
  const received = lines.flatMap((line) => paymentsOf(line, id))
  const prices = lines.flatMap((line) => priceOf(line) ?? [])
  const isClosed = lines.every(isOver)
  const stage: OrderStage = isClosed ? 'closed' : received.length > 0 ? 'unshipped' : 'unpaid'
  const [price] = prices
  return {
    id,
    number: id,
    placedAt: timeOf(orderDate),
    stage,
    received,
    refunds: [],
    ...(price
      ? { total: { amount: prices.reduce((sum, each) => sum + each.amount, 0), currency: price.currency } }
      : {}),
  }
}

/** The refunds of a return that were made, line by line and without the taxes. */
export const refundsOf = (made: WalmartReturn, shopCurrency: string): SalesEntry[] => {
  if (made.returnType === 'REPLACEMENT') return []
  return (made.returnOrderLines ?? []).flatMap((line): SalesEntry[] => {
    const completed = (line.currentTrackingStatuses ?? []).filter(
      ({ currentRefundStatus }) => currentRefundStatus === 'REFUND_COMPLETED',
    )
    const count = completed.reduce((sum, { quantity: of }) => sum + (of?.measurementValue ?? 0), 0)
    const perUnit = (line.charges ?? []).reduce<Cents>((sum, { chargePerUnit, isDiscount }) => {
      const amount = centsFromPlatformNumber(chargePerUnit.currencyAmount)
      return sum + (isDiscount ? -Math.abs(amount) : amount)
    }, 0)
    const amount = perUnit * count
    const currency = line.charges?.[0]?.chargePerUnit.currencyUnit
    if (amount <= 0 || !currency) return []
    const [at = made.returnOrderDate] = completed.flatMap(({ statusTime }) => statusTime ?? []).toSorted()
    const id = `refund:${made.returnOrderId}:${line.returnOrderLineNumber}`
    const refund = { id, at: new Date(at).toISOString(), amount, currency }
    return [entryOfRefund(refund, shopCurrency, line.purchaseOrderId)]
  })
}
