import { centsFromDecimal } from '#shared/money/cents.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { type LifeState, type OrderTimeline, timelinesAt } from './order-timelines.ts'
import { type OrdersPart, openedAt, ordersBetween, type Order as Row } from './orders.ts'

export interface BookedRefund {
  id: string
  createdAt: string
  amount: string
}

export interface BookedOrder {
  id: string
  createdAt: string
  amount: string
  /** Oldest first. */
  refunds: BookedRefund[]
  /** What happened to it, where that is more than being paid, sent and refunded. */
  life?: LifeState
}

/** Orders with a life of their own, under a platform's numbers. */
export const bookTimelines = (
  lives: readonly OrderTimeline[],
  numberOf: (id: string) => string,
  now: Date,
): BookedOrder[] =>
  timelinesAt(lives, now).map((life) => ({
    id: numberOf(life.id),
    createdAt: life.placedAt,
    amount: life.amount,
    refunds: life.refunds.map(({ id, at, amount }) => ({ id, createdAt: at, amount })),
    life,
  }))

/** A platform's numbers of an order and a refund, derived from the row's number in the file. */
interface Naming {
  order(rowId: string): string
  refund(rowId: string): string
}

const leftOf = ({ amount, refunds }: BookedOrder): number =>
  centsFromDecimal(amount) - refunds.reduce((sum, refund) => sum + centsFromDecimal(refund.amount), 0)

/**
 * Assigns each refund of the file to an order, as on platforms that show refunds with their orders: to the last order
 * before it of which enough is left, otherwise to the last one before it.
 */
const bookOf = (rows: readonly Row[], name: Naming): BookedOrder[] => {
  const book: BookedOrder[] = []
  for (const { kind, order_id, created_at: createdAt, amount } of rows) {
    if (kind === 'sale') {
      book.push({ id: name.order(order_id), createdAt, amount, refunds: [] })
      continue
    }
    const cents = centsFromDecimal(amount)
    const order = book.findLast((each) => leftOf(each) >= cents) ?? book.at(-1)
    order?.refunds.push({ id: name.refund(order_id), createdAt, amount })
  }
  return book
}

/** The orders of a shop that sells a part of the file, each with the refunds that it had at `now`. */
export const createOrderFixtures = (name: Naming) => {
  const books = new Map<string, readonly BookedOrder[]>()
  return (part: OrdersPart, lastOrderDate: BusinessDate, now: Date): BookedOrder[] => {
    const present = now.toISOString()
    const to = `${addDays(present.slice(0, 10), 1)}T00:00:00Z`
    const key = `${part.index}/${part.of} ${lastOrderDate} ${to}`
    const book =
      books.get(key) ??
      bookOf(ordersBetween(part, { lastDate: lastOrderDate, from: openedAt(lastOrderDate), to }), name)
    books.set(key, book)
    return book
      .filter(({ createdAt }) => createdAt <= present)
      .map((order) => ({
        ...order,
        refunds: order.refunds.filter(({ createdAt }) => createdAt <= present),
      }))
  }
}
