import { withoutAccruals } from '#shared/repayment/accrue-overdue.ts'
import { type ChargeOrder, dateIndependentChanges } from '../../data/charge-orders.ts'
import type { Write } from '../../data/table.ts'
import type { ApprovalBasis } from '../engine/desk-act.ts'

/**
 * The basis of a proposal about a charge order: everything except what daily jobs change, and the number of other
 * changes. `write` is the one that replaces it.
 */
export const dateIndependent = (stored: ChargeOrder, write: Write): ApprovalBasis => {
  const {
    version: _version,
    dayChanges: _days,
    arrears: _arrears,
    deduction,
    ...rest
  } = withoutAccruals(stored)
  const { askedOn: _day, refusal: _refusal, ...asked } = deduction ?? {}
  return { writes: [write], state: { ...rest, asked, changes: dateIndependentChanges(stored) } }
}
