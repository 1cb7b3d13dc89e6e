import { centsFromDecimal } from '#shared/money/cents.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { type Order, type OrdersPart, openedAt, ordersBetween } from '../orders.ts'

/** The number of days from a sale until its money may be paid out. */
const heldDays = 7

export interface Payout {
  /** ISO timestamp, UTC: a Monday at six. */
  at: string
  cents: number
}

/** The result of an account's sales at a moment. */
export interface Takings {
  sales: readonly Order[]
  /** Sold within the last days, and not to be paid out yet. */
  pendingCents: number
  /** To be paid out on the next Monday; below zero where refunds exceeded sales. */
  availableCents: number
  /** Oldest first. */
  payouts: readonly Payout[]
}

const netCents = ({ kind, amount }: Order): number =>
  kind === 'sale' ? centsFromDecimal(amount) : -centsFromDecimal(amount)

const sum = (orders: readonly Order[]): number => orders.reduce((total, order) => total + netCents(order), 0)

const firstMonday = (date: BusinessDate): BusinessDate => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, (8 - weekday) % 7)
}

const countTakings = (part: OrdersPart, lastDate: BusinessDate, hour: Date): Takings => {
  const present = hour.toISOString()
  const opened = openedAt(lastDate)
  const sales = ordersBetween(part, { lastDate, from: opened, to: present })
  const payouts: Payout[] = []
  let [before, net, paid] = [0, 0, 0]
  for (let monday = firstMonday(opened.slice(0, 10)); ; monday = addDays(monday, 7)) {
    const at = `${monday}T06:00:00.000Z`
    if (at > present) break
    const until = `${addDays(monday, -heldDays)}T00:00:00Z`
    for (; (sales[before]?.created_at ?? present) < until; before++) net += netCents(sales[before] as Order)
    if (net <= paid) continue
    payouts.push({ at, cents: net - paid })
    paid = net
  }
  const heldSince = new Date(hour.getTime() - heldDays * 86_400_000).toISOString()
  const pendingCents = sum(sales.filter(({ created_at }) => created_at >= heldSince))
  return { sales, pendingCents, availableCents: sum(sales) - paid - pendingCents, payouts }
}

const hourMs = 3_600_000

const counted = new Map<string, Takings>()

/**
 * The takings, as of the last full hour, of an account that receives a part of the file's orders. Each Monday, the
 * sales of at least a week before that are not paid out yet are paid out to the seller's bank.
 */
export const takingsOf = (part: OrdersPart, lastDate: BusinessDate, now: Date): Takings => {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const name = `${part.index}/${part.of} ${lastDate} ${hour.toISOString()}`
  const takings = counted.get(name) ?? countTakings(part, lastDate, hour)
  // One moment is requested many times in succession, and then never again.
  counted.clear()
  counted.set(name, takings)
  return takings
}

/** What the marketplace paid into the account: a day before the account pays it out. */
export const depositsOf = ({ payouts }: Takings): Payout[] =>
  payouts.map(({ at, cents }) => ({ at: new Date(Date.parse(at) - 24 * hourMs).toISOString(), cents }))
