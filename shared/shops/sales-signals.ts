import type { Cents } from '../money/cents.ts'
import { addDays, type BusinessDate, businessDate, onHongKongClock } from '../time/business-date.ts'
import type { SalesTotals } from './daily-sales.ts'

/**
 * Patterns that suggest inflated sales, and an open advance from another lender. They decide nothing: the lender looks
 * at what is behind them.
 */
export const salesSignalKinds = [
  'fewBuyers',
  'unshipped',
  'roundAmounts',
  'manualPayments',
  'suddenStep',
  'returnsAfterStep',
  'openAdvance',
] as const

export type SalesSignalKind = (typeof salesSignalKinds)[number]

/** The days before an examination whose orders are read. */
export const examinedDays = 90

/** The values from which a pattern is a signal. Shares are percentages. */
export const signalThresholds = {
  /** The largest buyers' share of what was paid. Below this number of orders it means nothing. */
  fewBuyers: { orders: 20, buyers: 3, percent: 50 },
  /** Paid orders that are not shipped after this many days. */
  unshipped: { orders: 5, afterDays: 14, percent: 10 },
  /** Order amounts in whole hundreds, most of them paid in the same hour of the day. */
  roundAmounts: { orders: 8, cents: 100_00, percent: 20, sameHourPercent: 60 },
  /** Cash, bank transfers and whatever the seller marks as paid. */
  manualPayments: { orders: 5, percent: 20 },
  /** The last month's sales, as a multiple of the median of the months before. */
  suddenStep: { days: 30, monthsBefore: 3, times: 3 },
  /** Refunds after such a step, as a share of its sales. */
  returnsAfterStep: { days: 30, monthsBefore: 3, times: 2, percent: 25 },
} as const

/** The number of orders named with a signal. */
const maxNamed = 10

/** An order as far as an examination needs it. */
export interface ExaminedOrder {
  /** The number that the seller knows it by. */
  number: string
  /** ISO timestamp, UTC: of the first payment. */
  paidAt: string
  /** What was received for it. */
  amount: Cents
  isShipped: boolean
  /** Marked as paid by the seller; absent where the platform does not state it. */
  isManual?: boolean
  /** A keyed hash; absent where the platform does not state the buyer. */
  buyer?: string
}

export interface SalesSignal {
  kind: SalesSignalKind
  /** The share of what was paid or counted that shows the pattern, in percent; of a step, the multiple in percent. */
  percent: number
  /** The number of orders behind it; 0 for a pattern of days. */
  orders: number
  /** Some of their numbers, the largest first. */
  numbers: readonly string[]
}

const dayMs = 24 * 60 * 60_000

const sum = (amounts: Iterable<{ amount: Cents }>): Cents => {
  let total = 0
  for (const { amount } of amounts) total += amount
  return total
}

const percentOf = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0)

const signalOf = (kind: SalesSignalKind, behind: readonly ExaminedOrder[], percent: number): SalesSignal => ({
  kind,
  percent,
  orders: behind.length,
  numbers: behind
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, maxNamed)
    .map(({ number }) => number),
})

const fewBuyers = (orders: readonly ExaminedOrder[]): SalesSignal[] => {
  const limits = signalThresholds.fewBuyers
  const known = orders.filter(({ buyer }) => buyer !== undefined)
  const largest = [...Map.groupBy(known, ({ buyer }) => buyer).values()]
    .toSorted((a, b) => sum(b) - sum(a))
    .slice(0, limits.buyers)
    // A buyer of a single order is an ordinary customer.
    .filter((bought) => bought.length > 1)
    .flat()
  const percent = percentOf(sum(largest), sum(known))
  return known.length >= limits.orders && percent >= limits.percent
    ? [signalOf('fewBuyers', largest, percent)]
    : []
}

const unshipped = (orders: readonly ExaminedOrder[], now: Date): SalesSignal[] => {
  const limits = signalThresholds.unshipped
  const before = now.getTime() - limits.afterDays * dayMs
  const due = orders.filter(({ paidAt }) => Date.parse(paidAt) < before)
  const waiting = due.filter(({ isShipped }) => !isShipped)
  const percent = percentOf(sum(waiting), sum(due))
  return waiting.length >= limits.orders && percent >= limits.percent
    ? [signalOf('unshipped', waiting, percent)]
    : []
}

const hourOf = ({ paidAt }: ExaminedOrder): number => onHongKongClock(new Date(paidAt)).getUTCHours()

const roundAmounts = (orders: readonly ExaminedOrder[]): SalesSignal[] => {
  const limits = signalThresholds.roundAmounts
  const round = orders.filter(({ amount }) => amount > 0 && amount % limits.cents === 0)
  const byHour = [...Map.groupBy(round, hourOf).values()].toSorted((a, b) => b.length - a.length)
  const regular = byHour[0] ?? []
  const isRegular = percentOf(regular.length, round.length) >= limits.sameHourPercent
  const percent = percentOf(sum(round), sum(orders))
  return round.length >= limits.orders && isRegular && percent >= limits.percent
    ? [signalOf('roundAmounts', regular, percent)]
    : []
}

const manualPayments = (orders: readonly ExaminedOrder[]): SalesSignal[] => {
  const limits = signalThresholds.manualPayments
  const manual = orders.filter(({ isManual }) => isManual)
  const percent = percentOf(sum(manual), sum(orders))
  return manual.length >= limits.orders && percent >= limits.percent
    ? [signalOf('manualPayments', manual, percent)]
    : []
}

/** A shop's sales of one day, in one currency. */
export type ExaminedDay = Pick<SalesTotals, 'sales' | 'refunds'> & { date: BusinessDate }

const totalsOf = (days: readonly ExaminedDay[], from: BusinessDate, to: BusinessDate) =>
  days
    .filter(({ date }) => date >= from && date < to)
    .reduce(
      (total, { sales, refunds }) => ({ sales: total.sales + sales, refunds: total.refunds + refunds }),
      {
        sales: 0,
        refunds: 0,
      },
    )

const monthsInYear = 12

/** Net sales of the months of 30 days before `to`, the latest first, as far back as there were sales. */
const monthsBefore = (days: readonly ExaminedDay[], to: BusinessDate): Cents[] => {
  const first = days.find(({ sales }) => sales > 0)?.date
  if (first === undefined) return []
  const { days: length } = signalThresholds.suddenStep
  return Array.from({ length: monthsInYear }, (_, ago) => addDays(to, -length * (ago + 1)))
    .filter((from) => from >= first)
    .map((from) => {
      const { sales, refunds } = totalsOf(days, from, addDays(from, length))
      return sales - refunds
    })
}

const medianOf = (amounts: readonly Cents[]): Cents =>
  amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0

/** How many times the sales of the month before `to` are the median of those before, in percent. */
const stepAt = (days: readonly ExaminedDay[], to: BusinessDate, months: number): number | undefined => {
  const { days: length } = signalThresholds.suddenStep
  const last = totalsOf(days, addDays(to, -length), to).sales
  const before = monthsBefore(days, addDays(to, -length))
  const usual = medianOf(before)
  return before.length >= months && usual > 0 ? percentOf(last, usual) : undefined
}

const suddenStep = (days: readonly ExaminedDay[], today: BusinessDate): SalesSignal[] => {
  const limits = signalThresholds.suddenStep
  const percent = stepAt(days, today, limits.monthsBefore)
  return percent !== undefined && percent >= limits.times * 100 ? [signalOf('suddenStep', [], percent)] : []
}

const returnsAfterStep = (days: readonly ExaminedDay[], today: BusinessDate): SalesSignal[] => {
  const limits = signalThresholds.returnsAfterStep
  const since = addDays(today, -limits.days)
  const step = stepAt(days, since, limits.monthsBefore)
  const sold = totalsOf(days, addDays(since, -limits.days), since).sales
  const percent = percentOf(totalsOf(days, since, today).refunds, sold)
  return step !== undefined && step >= limits.times * 100 && percent >= limits.percent
    ? [signalOf('returnsAfterStep', [], percent)]
    : []
}

/** The debt from an advance that the platform reports, as a share of the last month's net sales. */
const openAdvance = (days: readonly ExaminedDay[], today: BusinessDate, owed: Cents): SalesSignal[] => {
  const { sales, refunds } = totalsOf(days, addDays(today, -signalThresholds.suddenStep.days), today)
  return owed > 0 ? [signalOf('openAdvance', [], percentOf(owed, sales - refunds))] : []
}

/**
 * The signals of a shop: in its latest orders, and in its days of sales, which are in the order of dates. `owed` is
 * what is open of an advance.
 */
export const findSalesSignals = (
  orders: readonly ExaminedOrder[],
  days: readonly ExaminedDay[],
  now: Date,
  owed: Cents = 0,
): SalesSignal[] => {
  const today = businessDate(now)
  return [
    ...fewBuyers(orders),
    ...unshipped(orders, now),
    ...roundAmounts(orders),
    ...manualPayments(orders),
    ...suddenStep(days, today),
    ...returnsAfterStep(days, today),
    ...openAdvance(days, today, owed),
  ]
}
