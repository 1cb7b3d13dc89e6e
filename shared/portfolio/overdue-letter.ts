import type { DueKind } from '../lending/allocation.ts'
import type { Cents } from '../money/cents.ts'
import { type ChargeAmounts, chargeAsOf, sumOfKinds } from '../repayment/charge-order.ts'
import { isInArrears } from '../repayment/charge-order-aging.ts'
import type { ChargeOrderStatus } from '../repayment/charge-order-states.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The letters about overdue bills, from the mildest on. */
export const letterKinds = ['reminder', 'demand', 'final-demand'] as const
export type LetterKind = (typeof letterKinds)[number]

/** The letter that must have gone out before; none for the others. */
const precededBy: Partial<Record<LetterKind, LetterKind>> = { 'final-demand': 'demand' }

/** True if the letters so far allow this one: legal action is announced only after a demand. */
export const mayFollow = (kind: LetterKind, issued: readonly LetterKind[]): boolean => {
  const before = precededBy[kind]
  return before === undefined || issued.includes(before)
}

type Bill = ChargeAmounts & { drawdownId: string; status: ChargeOrderStatus; planId?: string }

/** A bill as a letter lists it. */
export interface LetterBill {
  drawdownId: string
  dueDate: BusinessDate
  owedCents: Record<DueKind, Cents>
  totalCents: Cents
}

/**
 * The overdue bills of a letter, with overdue interest up to `today`, the oldest first. Disputed bills are left out
 * until the dispute is answered, and so are those under a payment plan, which has dates of its own.
 */
export const billsToDemand = (charges: readonly Bill[], today: BusinessDate): LetterBill[] =>
  charges
    .filter((charge) => charge.status !== 'suspend' && !charge.planId && isInArrears(charge, today))
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
    .map((charge) => {
      const { drawdownId, dueDate, owedCents } = chargeAsOf(charge, today)
      return { drawdownId, dueDate, owedCents, totalCents: sumOfKinds(owedCents) }
    })
