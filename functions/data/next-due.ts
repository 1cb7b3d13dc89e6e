import { chargeLot, type FallsDue } from '#shared/drawdown/charge-lot.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type Drawdown, dueNextOn, unchargedOf } from './drawdowns.ts'
import type { Facility } from './facilities.ts'

export interface NextDue {
  dueDate: BusinessDate
  principalCents: Cents
  /** What the seller pays of it. */
  interestCents: Cents
  /** What the red packet pays of it besides. */
  packetCents: Cents
  feeCents: Cents
  totalCents: Cents
}

const nextDue = ({ dueDate, principalCents, interestCents, packetCents, feeCents }: FallsDue): NextDue => ({
  dueDate,
  principalCents,
  interestCents,
  packetCents,
  feeCents,
  totalCents: principalCents + interestCents + feeCents,
})

/**
 * All that a drawdown whose money is out will ask for if everything is paid as it falls due, the next first. The weeks of a
 * share of sales are not among them: what they ask for is known on their day.
 */
export const allDuesOf = (drawdown: Drawdown, { terms }: Pick<Facility, 'terms'>): NextDue[] => {
  const dues: NextDue[] = []
  let uncharged = unchargedOf(drawdown)
  while (uncharged.lots.length > 0 && !uncharged.weekEnding) {
    const due = chargeLot(drawdown.price, terms.minimumInterestDays, uncharged)
    dues.push(nextDue(due))
    uncharged = due.left
  }
  return dues.filter(({ totalCents }) => totalCents > 0)
}

/**
 * What a drawdown whose money is out asks for next, and when. Undefined where all is charged, and for a week of a share
 * of sales: what that asks for is known on its day.
 */
export const nextDueOf = (drawdown: Drawdown, { terms }: Pick<Facility, 'terms'>): NextDue | undefined => {
  const uncharged = unchargedOf(drawdown)
  const [lot] = uncharged.lots
  if (!lot || dueNextOn(drawdown) !== lot.dueDate) return undefined
  return nextDue(chargeLot(drawdown.price, terms.minimumInterestDays, uncharged))
}
