import { chargeLot, type DueAmounts } from '../drawdown/charge-lot.ts'
import { chargeWeek } from '../drawdown/charge-week.ts'
import { changeSchedule, type ScheduleChange } from '../drawdown/schedule-change.ts'
import {
  type ChargedPrice,
  type CumulativeCharges,
  nextDueDateOf,
  type Unbilled,
  unbilledAtPayout,
} from '../drawdown/unbilled.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import { noRebate } from '../lending/rebate.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import { type BusinessDate, earlierOf } from '../time/business-date.ts'
import { type PayoffTerms, type Prepayment, pricePrepayment } from './price-payoff.ts'

/** Money that repaid a drawdown ahead of its due dates. */
export interface EarlyRepayment {
  id: string
  date: BusinessDate
  cents: Cents
  /** The number of the charge that it was booked as; absent for one that is not booked yet. */
  number?: number
}

/** The terms that determine what is charged. */
export interface ReplayedTerms {
  price: ChargedPrice
  terms: PayoffTerms & Pick<ProductTerms, 'minimumInterestDays'>
  calendar: BusinessCalendar
  /** Of a share of sales: the repayment of each settled week, by its Sunday. */
  weeks: ReadonlyMap<BusinessDate, Cents>
  /** The changes of the drawdown's due dates, the earliest first. */
  changes?: readonly ScheduleChange[] | undefined
  passThroughFees?: CumulativeCharges | undefined
}

/** What happened to a drawdown since its payout. */
export interface DrawdownHistory {
  /** In their order. */
  early: readonly EarlyRepayment[]
  /** The first due date that is still to be charged; absent if all is charged. */
  uncharged: BusinessDate | undefined
  /** Early repayments that count on a due date, after its charge. */
  afterDue: ReadonlySet<string>
}

export type DrawdownEvent =
  | { kind: 'due'; date: BusinessDate; due: DueAmounts }
  | { kind: 'early'; date: BusinessDate; id: string; prepayment: Prepayment; before: Unbilled }

export interface ReplayedDrawdown {
  events: DrawdownEvent[]
  left: Unbilled
}

/** An early repayment when nothing is left to repay: all of it is held for the payer. */
const heldWhole = (left: Unbilled, cents: Cents): Prepayment => ({
  allocation: { settled: [], remaining: [], surplusCents: cents },
  interestCents: 0,
  packetCents: 0,
  feeCents: 0,
  principalCents: 0,
  rebate: noRebate,
  savedCents: 0,
  left: { ...left, timesCharged: left.timesCharged + 1 },
})

/** Whether an early repayment was booked, or counts, before a change of the dates. */
const isBefore = ({ date, number }: EarlyRepayment, { on, timesCharged }: ScheduleChange): boolean =>
  date < on || (date === on && number !== undefined && number <= timesCharged)

/**
 * A drawdown from its payout on, as if its early repayments had been booked in their order: what each of them settled,
 * and what fell due on each date. Undefined where the history is not complete: a week of sales has no figures.
 */
export const replayDrawdown = (
  { price, terms, calendar, weeks, changes = [], passThroughFees }: ReplayedTerms,
  { early, uncharged, afterDue }: DrawdownHistory,
): ReplayedDrawdown | undefined => {
  const events: DrawdownEvent[] = []
  const waiting = [...early]
  const changing = [...changes]
  let left = unbilledAtPayout(price)
  for (;;) {
    const next = nextDueDateOf(left, calendar)
    const [change] = changing
    const bound = change ? earlierOf(uncharged, change.insteadOf) : uncharged
    const due = next !== undefined && (bound === undefined || next < bound) ? next : undefined
    const [first] = waiting
    const repayment = first && (!change || isBefore(first, change)) ? first : undefined
    const comesFirst =
      repayment !== undefined &&
      (due === undefined || repayment.date < due || (repayment.date === due && !afterDue.has(repayment.id)))
    if (comesFirst) {
      const { id, date, cents } = repayment
      waiting.shift()
      const before = left
      const prepayment =
        left.lots.length > 0
          ? pricePrepayment(price, left, terms, cents, date, passThroughFees)
          : heldWhole(left, cents)
      ;({ left } = prepayment)
      events.push({ kind: 'early', date, id, prepayment, before })
    } else if (due !== undefined) {
      const { weekEnding, lots } = left
      // At the end of the tenor the whole rest falls due, whatever the week's sales.
      const isWeek = weekEnding !== undefined && due !== lots[0]?.dueDate
      const weekCents = isWeek ? weeks.get(weekEnding) : 0
      if (weekCents === undefined) return undefined
      const charged = isWeek
        ? chargeWeek(price, left, weekCents, calendar, passThroughFees)
        : chargeLot(price, terms.minimumInterestDays, left, passThroughFees)
      events.push({ kind: 'due', date: due, due: charged })
      ;({ left } = charged)
    } else if (change) {
      changing.shift()
      left = changeSchedule(
        { price, minimumInterestDays: terms.minimumInterestDays, passThroughFees },
        left,
        change,
      )
    } else return { events, left }
  }
}
