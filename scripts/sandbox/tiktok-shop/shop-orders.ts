import type { SellerConsent } from '../consents.ts'
import { createOrderList, type ListedOrder, memoizeByList } from '../listed-orders.ts'
import { sumOf, type TimelinesOf } from '../order-timelines.ts'
import { pageOfList } from '../page-of-list.ts'

/** The shops of a cross-border seller, each with its part of the file. */
const shops = [
  { region: 'GB', currency: 'GBP', part: { index: 3, of: 10 } },
  { region: 'US', currency: 'USD', part: { index: 4, of: 10 } },
] as const

const listedOrders = createOrderList('57')

/** As the Authorization API describes them. */
export const shopsOf = (sellerId: string) =>
  shops.map(({ region }, index) => ({
    id: `749404964264244${index}${sellerId.length}`,
    name: `${sellerId} ${region}`,
    region,
    seller_type: 'CROSS_BORDER',
    cipher: `ROW_${Buffer.from(`${sellerId}/${region}`).toString('base64url')}`,
    code: `CN${region}CB${index}`,
  }))

interface Book {
  consent: SellerConsent
  shop: { region: string }
  lives: TimelinesOf
  now: Date
}

const ordersOf = ({ consent, shop, lives, now }: Book): readonly ListedOrder[] => {
  const listed = shops.find(({ region }) => region === shop.region)
  return listed ? listedOrders(listed, { lastOrderDate: consent.lastOrderDate, lives, now }) : []
}

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000)

const statusOf = ({ paidAt, shippedAt, cancelledAt }: ListedOrder): string => {
  if (cancelledAt) return 'CANCELLED'
  if (!paidAt) return 'UNPAID'
  return shippedAt ? 'IN_TRANSIT' : 'AWAITING_SHIPMENT'
}

const describe = (order: ListedOrder) => ({
  id: order.id,
  status: statusOf(order),
  create_time: seconds(order.placedAt),
  update_time: seconds(order.updatedAt),
  ...(order.paidAt ? { paid_time: seconds(order.paidAt) } : {}),
  ...(order.cancelledAt ? { cancel_time: seconds(order.cancelledAt) } : {}),
  is_cod: false,
  is_sample_order: false,
  user_id: order.buyer,
  payment: {
    currency: order.currency,
    total_amount: order.amount,
    sub_total: order.amount,
    shipping_fee: '0',
    platform_discount: '0',
    seller_discount: '0',
    tax: '0',
  },
})

const describeAll = memoizeByList((orders) => orders.map(describe))

interface Asked {
  create_time_ge?: number
  create_time_lt?: number
  update_time_ge?: number
  update_time_lt?: number
}

const isAsked =
  (asked: Asked) =>
  ({ created, updated }: { created: number; updated: number }): boolean =>
    created >= (asked.create_time_ge ?? 0) &&
    created < (asked.create_time_lt ?? Number.POSITIVE_INFINITY) &&
    updated >= (asked.update_time_ge ?? 0) &&
    updated < (asked.update_time_lt ?? Number.POSITIVE_INFINITY)

const inOrder = (query: URLSearchParams) => {
  const isByUpdate = query.get('sort_field') === 'update_time'
  const direction = query.get('sort_order') === 'ASC' ? 1 : -1
  const at = (each: { create_time: number; update_time: number }): number =>
    isByUpdate ? each.update_time : each.create_time
  return (a: Parameters<typeof at>[0], b: Parameters<typeof at>[0]): number => direction * (at(a) - at(b))
}

const matches = (asked: Asked) => (each: { create_time: number; update_time: number }) =>
  isAsked(asked)({ created: each.create_time, updated: each.update_time })

/** `POST /order/202309/orders/search` */
export const listOrders = (book: Book, query: URLSearchParams, asked: Asked) => {
  const found = describeAll(ordersOf(book)).filter(matches(asked)).toSorted(inOrder(query))
  const size = Math.min(100, Number(query.get('page_size') ?? 20))
  const { items, next } = pageOfList(found, query.get('page_token'), size)
  return { orders: items, total_count: found.length, next_page_token: next ?? '' }
}

export const ordersByIds = (book: Book, ids: readonly string[]) =>
  ordersOf(book)
    .filter(({ id }) => ids.includes(id))
    .map(describe)

/** `POST /return_refund/202309/returns/search` */
export const listReturns = (
  book: Book,
  query: URLSearchParams,
  { order_ids: orderIds, ...asked }: Asked & { order_ids?: readonly string[] | undefined },
) => {
  const orders = ordersOf(book).filter(({ id }) => orderIds?.includes(id) ?? true)
  const returns = orders.flatMap(({ id, refunds }) =>
    refunds.map((refund) => ({
      return_id: refund.id,
      order_id: id,
      return_type: 'REFUND',
      return_status: 'RETURN_OR_REFUND_REQUEST_COMPLETE',
      create_time: seconds(refund.at),
      update_time: seconds(refund.at),
      refund_amount: {
        currency: refund.currency,
        refund_total: refund.amount,
        refund_subtotal: refund.amount,
        refund_shipping_fee: '0',
        refund_tax: '0',
      },
    })),
  )
  const found = returns.filter(matches(asked)).toSorted(inOrder(query))
  const size = Math.min(50, Number(query.get('page_size') ?? 10))
  const { items, next } = pageOfList(found, query.get('page_token'), size)
  return { return_orders: items, total_count: found.length, next_page_token: next ?? '' }
}

const daySeconds = 24 * 60 * 60

/** The lost disputes by the statement that has them: that of the day, which is made at its end. */
const chargebacksByStatement = (book: Book) => {
  const made = ordersOf(book).flatMap(({ id: orderId, disputes }) =>
    disputes
      .filter(({ isLost }) => isLost)
      .map(({ id, endsAt, amount, currency }) => ({ id, orderId, amount, currency, at: seconds(endsAt) })),
  )
  const now = seconds(book.now.toISOString())
  const byTime = Map.groupBy(made, ({ at }) => (Math.floor(at / daySeconds) + 1) * daySeconds)
  return new Map([...byTime].filter(([time]) => time <= now).toSorted(([a], [b]) => a - b))
}

/** `GET /finance/202309/statements` */
export const listStatements = (book: Book, query: URLSearchParams) => {
  const found = [...chargebacksByStatement(book)]
    .filter(
      ([time]) =>
        time >= Number(query.get('statement_time_ge') ?? 0) &&
        time < Number(query.get('statement_time_lt') ?? Number.POSITIVE_INFINITY),
    )
    .map(([time, made]) => ({
      id: String(time),
      statement_time: time,
      currency: made[0]?.currency ?? '',
      adjustment_amount: `-${sumOf(made)}`,
      settlement_amount: `-${sumOf(made)}`,
      payment_status: 'PAID',
    }))
  const { items, next } = pageOfList(found, query.get('page_token'), Number(query.get('page_size') ?? 20))
  return { statements: items, next_page_token: next ?? '' }
}

/** `GET /finance/202501/statements/{id}/statement_transactions` */
export const listTransactions = (book: Book, statementId: string, query: URLSearchParams) => {
  const made = chargebacksByStatement(book).get(Number(statementId)) ?? []
  const found = made.map(({ id, orderId, amount }) => ({
    id: `${statementId}${id}`,
    type: 'CHARGE_BACK',
    adjustment_id: id,
    adjustment_order_id: orderId,
    adjustment_amount: `-${amount}`,
    settlement_amount: `-${amount}`,
  }))
  const { items, next } = pageOfList(found, query.get('page_token'), Number(query.get('page_size') ?? 20))
  return {
    id: statementId,
    create_time: Number(statementId),
    currency: made[0]?.currency ?? '',
    transactions: items,
    total_count: found.length,
    next_page_token: next ?? '',
  }
}
