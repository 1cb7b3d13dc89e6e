import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import type { FeeProgress } from '../lending/fees.ts'
import type { PrincipalLot } from '../lending/principal-lots.ts'
import { weekDueDate, weekEndingAfter } from '../lending/sales-weeks.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** What has been charged of a drawdown so far: the ground of its effective rate. */
export interface ChargedSoFar {
  cents: Cents
  /** The sum of each amount times its days from the drawdown. */
  centDays: number
}

export const nothingCharged: ChargedSoFar = { cents: 0, centDays: 0 }

/** What of a drawdown that was paid out is still to be charged. */
export interface Unbilled {
  /** Principal by due date, the next one first; one of 0 is a date on which interest alone falls due. */
  lots: readonly PrincipalLot[]
  /** Days from the drawdown whose interest is charged. */
  chargedDays: number
  /** How often something of it was charged. */
  timesCharged: number
  chargedSoFar: ChargedSoFar
  /** The Sunday of the week that is charged next; of a share of sales alone. */
  weekEnding?: BusinessDate
  /** Interest of days that are charged which a week's share did not reach; it falls due with the next. */
  interestLeftCents?: Cents
  /** How far the fee is charged that is paid with the due dates; absent before the first time, and where there is none. */
  feeProgress?: FeeProgress
  /** What the red packet has paid of interest that was charged since the payout; absent where it paid nothing. */
  packetUsedCents?: Cents
  /** What was given back so far of interest that was taken at the payout; kept where a red packet paid a part of it. */
  interestBackCents?: Cents
}

/** The price of a drawdown, as far as what falls due follows from it. */
export type ChargedPrice = Pick<
  DrawdownPrice,
  | 'amountCents'
  | 'deductionsCents'
  | 'upfrontInterestCents'
  | 'feeCents'
  | 'packet'
  | 'ratePercent'
  | 'dayCountBasis'
  | 'drawdownDate'
  | 'schedule'
  | 'repayment'
>

/** As the payout leaves it: nothing is charged. */
export const unbilledAtPayout = ({ schedule, repayment, drawdownDate }: ChargedPrice): Unbilled => ({
  lots: schedule.map(({ dueDate, principalCents }) => ({ dueDate, principalCents })),
  chargedDays: 0,
  timesCharged: 0,
  chargedSoFar: nothingCharged,
  ...(repayment.method === 'salesShare' ? { weekEnding: weekEndingAfter(drawdownDate) } : {}),
})

/** The day on which something falls due next; undefined where all is charged. */
export const nextDueDateOf = (
  { lots: [next], weekEnding }: Pick<Unbilled, 'lots' | 'weekEnding'>,
  calendar: BusinessCalendar,
): BusinessDate | undefined => {
  if (!next || !weekEnding) return next?.dueDate
  const weekly = weekDueDate(weekEnding, calendar)
  return weekly < next.dueDate ? weekly : next.dueDate
}

/** The first day on which something falls due by the schedule. A request that waits until then is too late. */
export const firstDueDateOf = ({
  schedule,
  dueDate,
}: Pick<DrawdownPrice, 'schedule' | 'dueDate'>): BusinessDate => schedule[0]?.dueDate ?? dueDate

export const principalOf = (lots: readonly PrincipalLot[]): Cents =>
  lots.reduce((sum, { principalCents }) => sum + principalCents, 0)

export const plusCharged = (
  { cents, centDays }: ChargedSoFar,
  amountCents: Cents,
  days: number,
): ChargedSoFar => ({ cents: cents + amountCents, centDays: centDays + amountCents * days })
