import { chargeLot, type DueAmounts } from '#shared/drawdown/charge-lot.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type Drawdown, nextDueDateOfDrawdown, unbilledOf } from './drawdowns.ts'
import type { Facility } from './facilities.ts'

export interface NextDue {
  dueDate: BusinessDate
  /** Without the part that is given back. */
  principalCents: Cents
  /** The seller's part. */
  interestCents: Cents
  /** The red packet's part, in addition. */
  packetCents: Cents
  feeCents: Cents
  totalCents: Cents
}

const nextDue = ({
  dueDate,
  principalCents,
  interestCents,
  packetCents,
  feeCents,
  rebate,
}: DueAmounts): NextDue => {
  const toPayCents = principalCents - rebateTotal(rebate)
  return {
    dueDate,
    principalCents: toPayCents,
    interestCents,
    packetCents,
    feeCents,
    totalCents: toPayCents + interestCents + feeCents,
  }
}

/**
 * All future dues of a paid-out drawdown if each is paid when it falls due, the next first. Without the weeks of a
 * share of sales: their amounts are known only on their day.
 */
export const allDuesOf = (drawdown: Drawdown, { terms }: Pick<Facility, 'terms'>): NextDue[] => {
  const dues: NextDue[] = []
  let uncharged = unbilledOf(drawdown)
  while (uncharged.lots.length > 0 && !uncharged.weekEnding) {
    const due = chargeLot(drawdown.price, terms.minimumInterestDays, uncharged, drawdown.passThroughFees)
    dues.push(nextDue(due))
    uncharged = due.left
  }
  return dues.filter(({ totalCents }) => totalCents > 0)
}

/**
 * The next due of a paid-out drawdown, with its date. Undefined when all is charged, and for a week of a share of
 * sales: its amount is known only on its day.
 */
export const nextDueOf = (drawdown: Drawdown, { terms }: Pick<Facility, 'terms'>): NextDue | undefined => {
  const uncharged = unbilledOf(drawdown)
  const [lot] = uncharged.lots
  if (!lot || nextDueDateOfDrawdown(drawdown) !== lot.dueDate) return undefined
  return nextDue(chargeLot(drawdown.price, terms.minimumInterestDays, uncharged, drawdown.passThroughFees))
}
