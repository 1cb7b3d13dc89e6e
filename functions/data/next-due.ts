import { chargeLot } from '#shared/drawdown/charge-lot.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type Drawdown, dueNextOn, unchargedOf } from './drawdowns.ts'
import type { Facility } from './facilities.ts'

export interface NextDue {
  dueDate: BusinessDate
  principalCents: Cents
  interestCents: Cents
  totalCents: Cents
}

/**
 * What a drawdown whose money is out asks for next, and when. Undefined where all is charged, and for a week of a share
 * of sales: what that asks for is known on its day.
 */
export const nextDueOf = (drawdown: Drawdown, { terms }: Pick<Facility, 'terms'>): NextDue | undefined => {
  const uncharged = unchargedOf(drawdown)
  const [lot] = uncharged.lots
  if (!lot || dueNextOn(drawdown) !== lot.dueDate) return undefined
  const { dueDate, principalCents, interestCents } = chargeLot(
    drawdown.price,
    terms.minimumInterestDays,
    uncharged,
  )
  return { dueDate, principalCents, interestCents, totalCents: principalCents + interestCents }
}
