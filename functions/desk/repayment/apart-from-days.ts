import { apartFromAccruals } from '#shared/repayment/accrue-overdue.ts'
import { type ChargeOrder, changesApartFromDays } from '../../data/charge-orders.ts'
import type { Write } from '../../data/table.ts'
import type { RestsOn } from '../engine/desk-act.ts'

/**
 * What a proposal about a charge order rests on: all of it but what the daily close and the daily asking for a deduction change, and
 * how often it was changed otherwise.
 * `write` is the one that replaces it.
 */
export const apartFromDays = (stored: ChargeOrder, write: Write): RestsOn => {
  const {
    version: _version,
    dayChanges: _days,
    arrears: _arrears,
    deduction,
    ...rest
  } = apartFromAccruals(stored)
  const { askedOn: _day, refusal: _refusal, ...asked } = deduction ?? {}
  return { write, state: { ...rest, asked, changes: changesApartFromDays(stored) } }
}
