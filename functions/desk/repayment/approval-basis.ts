import { apartFromAccruals } from '#shared/repayment/accrue-overdue.ts'
import { type ChargeOrder, dateIndependentChanges } from '../../data/charge-orders.ts'
import type { Write } from '../../data/table.ts'
import type { ApprovalBasis } from '../engine/desk-act.ts'

/**
 * What a proposal about a charge order rests on: all of it but what the daily close and the daily asking for a deduction change, and
 * how often it was changed otherwise.
 * `write` is the one that replaces it.
 */
export const dateIndependent = (stored: ChargeOrder, write: Write): ApprovalBasis => {
  const {
    version: _version,
    dayChanges: _days,
    arrears: _arrears,
    deduction,
    ...rest
  } = apartFromAccruals(stored)
  const { askedOn: _day, refusal: _refusal, ...asked } = deduction ?? {}
  return { write, state: { ...rest, asked, changes: dateIndependentChanges(stored) } }
}
