import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Drawdown } from './drawdowns.ts'

export interface NextDue {
  dueDate: BusinessDate
  principalCents: Cents
  interestCents: Cents
  totalCents: Cents
}

/** What a drawdown whose money is out asks for next, and when. */
export const nextDueOf = ({
  price: { dueDate, amountCents, interestCents, totalCents },
}: Pick<Drawdown, 'price'>): NextDue => ({
  dueDate,
  principalCents: amountCents,
  interestCents,
  totalCents,
})
