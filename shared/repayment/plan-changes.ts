import type { Posting } from '../ledger/posting.ts'
import { overdueInterestReversed } from '../ledger/repayment-postings.ts'
import { type BusinessDate, earlierOf } from '../time/business-date.ts'
import { accrueOverdue, overdueCauseOf } from './accrue-overdue.ts'
import {
  type ChargeAmounts,
  chargedOverdueInterest,
  overdueInterestUpTo,
  sumOfKinds,
} from './charge-order.ts'
import { reverseOverdue, statusAfter } from './charge-order-changes.ts'
import type { ChargeOrderStatus } from './charge-order-states.ts'
import { lastDayOfPlan, type PlanTerms, withPlanHold } from './payment-plan.ts'

type Planned = ChargeAmounts & {
  chargeId: string
  version: number
  status: ChargeOrderStatus
  planId?: string
}

interface Changed<C> {
  charge: C
  overdue: Posting | undefined
}

/**
 * A charge order under a plan that starts on a day: overdue interest is charged up to it, and what was charged for the
 * plan's days without interest is reversed as far as it is owed. Nothing is reversed if only such interest is owed.
 */
export const startPlanOn = <C extends Planned>(
  stored: C,
  plan: PlanTerms & { planId: string },
  today: BusinessDate,
): Changed<C> => {
  const held = { ...withPlanHold(stored, plan), planId: plan.planId }
  const beyond = chargedOverdueInterest(held) - overdueInterestUpTo(held, today)
  const reversedCents = Math.min(beyond, held.owedCents.overdueInterest)
  if (reversedCents <= 0 || reversedCents === sumOfKinds(held.owedCents)) return accrueOverdue(held, today)
  const charge = reverseOverdue(held, reversedCents)
  return {
    charge: { ...charge, status: statusAfter(charge) },
    overdue: {
      ...overdueInterestReversed(overdueCauseOf(held), today, reversedCents),
      chargeId: held.chargeId,
    },
  }
}

/** A charge order after the end of its plan: overdue interest runs again from that day, and not for the days before. */
export const endPlanOn = <C extends Planned>(stored: C, plan: PlanTerms, today: BusinessDate): Changed<C> => {
  const { planId: _planId, ...charge } = withPlanHold(stored, plan, earlierOf(today, lastDayOfPlan(plan)))
  return accrueOverdue(charge as C, today)
}
