import { centsFromDecimal } from '#shared/money/cents.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { type OrdersPart, openedAt, ordersBetween, type Order as Row } from '../orders.ts'

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
}

/** The file numbers its rows, a letter before some, and the rounds after its first behind a dash. */
const numberOf = (rowId: string): string => {
  const [, digits = '', round = ''] = /^\D?(\d+)(?:-(\d+))?$/.exec(rowId) ?? []
  return `${round}${digits.padStart(round ? 8 : 1, '0')}`
}

const leftOf = ({ amount, refunds }: BookedOrder): number =>
  centsFromDecimal(amount) - refunds.reduce((sum, refund) => sum + centsFromDecimal(refund.amount), 0)

/**
 * Hangs each refund of the file on an order, as Shopify has them: on the last one before it that it can be of, or else
 * on the last one before it.
 */
const bookOf = (rows: readonly Row[]): BookedOrder[] => {
  const book: BookedOrder[] = []
  for (const { kind, order_id, created_at: createdAt, amount } of rows) {
    if (kind === 'sale') {
      book.push({ id: `gid://shopify/Order/${numberOf(order_id)}`, createdAt, amount, refunds: [] })
      continue
    }
    const cents = centsFromDecimal(amount)
    const order = book.findLast((each) => leftOf(each) >= cents) ?? book.at(-1)
    order?.refunds.push({ id: `gid://shopify/Refund/${numberOf(order_id)}`, createdAt, amount })
  }
  return book
}

const books = new Map<string, readonly BookedOrder[]>()

/** Every order of a shop that sells `part` of the file and is there at `now`, with the refunds that it had by then. */
export const ordersAt = (part: OrdersPart, lastOrderDate: BusinessDate, now: Date): BookedOrder[] => {
  const present = now.toISOString()
  const to = `${addDays(present.slice(0, 10), 1)}T00:00:00Z`
  const name = `${part.index}/${part.of} ${lastOrderDate} ${to}`
  const book =
    books.get(name) ??
    bookOf(ordersBetween(part, { lastDate: lastOrderDate, from: openedAt(lastOrderDate), to }))
  books.set(name, book)
  return book
    .filter(({ createdAt }) => createdAt <= present)
    .map((order) => ({
      ...order,
      refunds: order.refunds.filter(({ createdAt }) => createdAt <= present),
    }))
}
