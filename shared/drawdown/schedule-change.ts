import type { PrincipalLot } from '../lending/principal-lots.ts'
import type { Cents } from '../money/cents.ts'
import { type BusinessDate, laterOf } from '../time/business-date.ts'
import { chargeLot } from './charge-lot.ts'
import { type ChargedPrice, type CumulativeCharges, principalOf, type Unbilled } from './unbilled.ts'

/** From a day on, the rest of a share of sales falls due on fixed dates, or by weeks of sales again. */
export interface ScheduleChange {
  on: BusinessDate
  /** The due date that would have been next: earlier ones are charged before the change. */
  insteadOf: BusinessDate
  /** The number of charges before it, early repayments included. */
  timesCharged: number
  /** Ascending; those up to its own day count as that day. */
  dueDates: readonly BusinessDate[]
  /** The Sunday of the first week of sales that is charged; absent where none is. */
  weekEnding?: BusinessDate
}

/**
 * Whether fixed dates can replace the weeks of a share of sales. They cannot if there are upfront deductions or a fee:
 * these were priced for the tenor, and other dates would refund less or charge more.
 */
export const canUseFixedDates = ({
  repayment,
  deductionsCents,
  upfrontInterestCents = 0,
  feeCents = 0,
}: ChargedPrice): boolean =>
  repayment.method === 'salesShare' &&
  repayment.timing === 'periodic' &&
  deductionsCents + upfrontInterestCents + feeCents === 0

interface ChangedTerms {
  price: ChargedPrice
  minimumInterestDays: number
  passThroughFees?: CumulativeCharges | undefined
}

/**
 * Principal lots by date. The dues of each date equal the level if interest and fees permit; the last takes the rest.
 */
const lotsOf = (
  { price, minimumInterestDays, passThroughFees }: ChangedTerms,
  uncharged: Unbilled,
  dates: readonly BusinessDate[],
  levelCents: Cents,
): { lots: PrincipalLot[]; lastCents: Cents } => {
  const lots: PrincipalLot[] = []
  let left = uncharged
  let lastCents = 0
  for (const [index, dueDate] of dates.entries()) {
    const runningCents = principalOf(left.lots)
    const isLast = index === dates.length - 1
    const lastDate = dates.at(-1) ?? dueDate
    const withFirst = (principalCents: Cents): Unbilled => ({
      ...left,
      lots: isLast
        ? [{ dueDate, principalCents: runningCents }]
        : [
            { dueDate, principalCents },
            { dueDate: lastDate, principalCents: runningCents - principalCents },
          ],
    })
    const cost = chargeLot(price, minimumInterestDays, withFirst(0), passThroughFees)
    const room = levelCents - cost.interestCents - cost.feeCents
    const principalCents = isLast ? runningCents : Math.min(runningCents, Math.max(0, room))
    const due = chargeLot(price, minimumInterestDays, withFirst(principalCents), passThroughFees)
    lots.push({ dueDate, principalCents })
    lastCents = due.principalCents + due.interestCents + due.feeCents
    ;({ left } = due)
  }
  return { lots, lastCents }
}

/** The lowest level that the dues of the last date do not exceed. */
const levelOf = (terms: ChangedTerms, uncharged: Unbilled, dates: readonly BusinessDate[]): Cents => {
  const whole = lotsOf(terms, uncharged, dates, 0).lastCents + principalOf(uncharged.lots)
  let [low, high] = [1, whole]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (lotsOf(terms, uncharged, dates, middle).lastCents <= middle) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The uncharged amounts of a drawdown after a change of its dates: the same principal, in lots that make each date's
 * dues equal, and interest from the last charge on as before. The change itself charges nothing.
 */
export const changeSchedule = (
  terms: ChangedTerms,
  uncharged: Unbilled,
  { on, dueDates, weekEnding }: Pick<ScheduleChange, 'on' | 'dueDates' | 'weekEnding'>,
): Unbilled => {
  if (uncharged.lots.length === 0) return uncharged
  const { weekEnding: _weeks, ...rest } = uncharged
  const dates = [...new Set(dueDates.map((date) => laterOf(date, on)))]
  return {
    ...rest,
    lots: lotsOf(terms, rest, dates, levelOf(terms, rest, dates)).lots,
    ...(weekEnding ? { weekEnding } : {}),
  }
}
