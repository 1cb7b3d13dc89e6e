import * as z from 'zod/mini'
import { entryOfRefund, type OpenOrder, type OrderStage } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { type CountedOrder, movementsFromTotalAndStatus, movementsOf } from '../platform-orders.ts'
import { parsePacificTime } from './pacific-time.ts'

const texted = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)
const time = z.nullish(z.string())
const money = z.nullish(z.object({ amount: texted, currency_code: z.string() }))

/** An order of `aliexpress.solution.order.get`. */
export const listedOrder = z.object({
  order_id: texted,
  order_status: z.string(),
  gmt_create: z.string(),
  gmt_pay_time: time,
  gmt_update: time,
  gmt_send_goods_time: time,
  pay_amount: money,
})

/** The same of `aliexpress.solution.order.info.get`, which has names of its own. */
export const detailedOrder = z.object({
  id: texted,
  order_status: z.string(),
  gmt_create: z.string(),
  gmt_pay_success: time,
  gmt_modified: time,
  logistics_status: z.nullish(z.string()),
  order_amount: money,
})

/** An order as either call states it. */
export interface AliexpressOrder {
  id: string
  status: string
  createdAt: string
  paidAt: string | undefined
  changedAt: string
  total: { amount: number; currency: string } | undefined
  isSent: boolean
}

const isoOf = (pacific: string): string => new Date(parsePacificTime(pacific)).toISOString()

const totalOf = (paid: z.output<typeof money>): AliexpressOrder['total'] =>
  paid ? { amount: centsFromPlatformDecimal(paid.amount), currency: paid.currency_code } : undefined

export const orderOfList = (order: z.output<typeof listedOrder>): AliexpressOrder => ({
  id: order.order_id,
  status: order.order_status,
  createdAt: isoOf(order.gmt_create),
  paidAt: order.gmt_pay_time ? isoOf(order.gmt_pay_time) : undefined,
  changedAt: isoOf(order.gmt_update ?? order.gmt_create),
  total: totalOf(order.pay_amount),
  isSent: Boolean(order.gmt_send_goods_time),
})

/** The logistics states before shipment: nothing to send, or not sent yet. */
const unsent = /^(NO|WAIT)_/

export const orderOfDetail = (order: z.output<typeof detailedOrder>): AliexpressOrder => ({
  id: order.id,
  status: order.order_status,
  createdAt: isoOf(order.gmt_create),
  paidAt: order.gmt_pay_success ? isoOf(order.gmt_pay_success) : undefined,
  changedAt: isoOf(order.gmt_modified ?? order.gmt_create),
  total: totalOf(order.order_amount),
  isSent: !unsent.test(order.logistics_status ?? 'NO_'),
})

/** The stages of a paid order by AliExpress's states. In an unlisted state, the order may still be cancelled. */
const stages: Readonly<Record<string, OrderStage>> = {
  PLACE_ORDER_SUCCESS: 'unpaid',
  WAIT_BUYER_ACCEPT_GOODS: 'closed',
  FUND_PROCESSING: 'closed',
  WAIT_SELLER_EXAMINE_MONEY: 'closed',
  FINISH: 'closed',
}

/**
 * An AliExpress order in the common format. A cancelled order also ends as finished, but nothing was sent. AliExpress
 * does not state when it was cancelled.
 */
export const platformOrderOf = (order: AliexpressOrder, known: OpenOrder | undefined): CountedOrder => {
  const { id, status, createdAt, paidAt, changedAt, total, isSent } = order
  const isCancelled = status === 'FINISH' && !isSent
  const counted = movementsFromTotalAndStatus({ id, paidAt, changedAt, total, isCancelled }, known)
  const stage = paidAt || isCancelled ? (stages[status] ?? 'unshipped') : 'unpaid'
  return {
    id,
    number: id,
    placedAt: createdAt,
    stage,
    ...movementsOf(counted),
    ...(counted.length > 1 || stage !== 'closed' ? { counted } : {}),
    total,
  }
}

const solution = z.object({
  status: z.nullish(z.string()),
  refund_money: z.nullish(texted),
  refund_money_currency: z.nullish(z.string()),
  reached_time: time,
})

const listOf = <T>(name: string, schema: z.ZodMiniType<T>) =>
  z.nullish(
    z.union([
      z.array(schema),
      z.pipe(
        z.object({ [name]: z.array(schema) }),
        z.transform((value) => value[name] ?? []),
      ),
    ]),
  )

/** A dispute that ended; with the solutions of both sides and of AliExpress. */
export const disputeDetail = z.object({
  id: texted,
  order_id: texted,
  parent_order_id: z.nullish(texted),
  platform_solution_list: listOf('solution_api_dto', solution),
  seller_solution_list: listOf('solution_api_dto', solution),
  buyer_solution_list: listOf('solution_api_dto', solution),
})
export type DisputeDetail = z.output<typeof disputeDetail>

const isReached = ({ status }: z.output<typeof solution>): boolean =>
  status === 'reached' || status === 'perform'

/** The refund of a dispute, by the solution that was reached. */
export const refundOf = (
  dispute: DisputeDetail,
  changedAt: string,
  shopCurrency: string,
): SalesEntry | undefined => {
  const { id, order_id, parent_order_id } = dispute
  const reached = [
    ...(dispute.platform_solution_list ?? []),
    ...(dispute.seller_solution_list ?? []),
    ...(dispute.buyer_solution_list ?? []),
  ].find(isReached)
  const amount = centsFromPlatformDecimal(reached?.refund_money ?? '0')
  if (!reached || amount <= 0) return undefined
  const currency = reached.refund_money_currency ?? shopCurrency
  const at = isoOf(reached.reached_time ?? changedAt)
  return entryOfRefund(
    { id: `refund:${id}`, at, amount, currency },
    shopCurrency,
    parent_order_id ?? order_id,
  )
}
