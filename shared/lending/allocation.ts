import * as z from 'zod/mini'
import type { Cents } from '../money/cents.ts'
import { compareText } from '../sorting/compare-text.ts'
import type { BusinessDate } from '../time/business-date.ts'

export const dueKinds = ['fee', 'overdueInterest', 'interest', 'principal'] as const

export type DueKind = (typeof dueKinds)[number]

/** The order in which a repayment settles kinds of dues: each kind exactly once. Part of a product's terms. */
export type AllocationOrder = readonly DueKind[]

export const defaultAllocationOrder: AllocationOrder = dueKinds

/** True when an order has every kind exactly once, so that no due is unreachable. */
export const isAllocationOrder = (order: readonly DueKind[]): boolean =>
  order.length === dueKinds.length && dueKinds.every((kind) => order.includes(kind))

export const allocationOrderSchema = z.array(z.enum(dueKinds)).check(z.refine(isAllocationOrder, 'invalid'))

/**
 * The priority: a kind, whatever its date, or the oldest due date, whatever its kind. Dues of one kind are ordered by
 * date and dues of one date by kind in either case.
 */
export const allocationPriorities = ['kind', 'oldestDue'] as const

export type AllocationPriority = (typeof allocationPriorities)[number]

/** A debt. `id` identifies dues and settles ties of kind and date. */
export interface Due {
  id: string
  kind: DueKind
  dueDate: BusinessDate
  amountCents: Cents
}

export interface Allocation<D extends Due = Due> {
  /** The settled amounts, in the order of settlement; only amounts above 0. */
  settled: { due: D; amountCents: Cents }[]
  /** The remaining debts, in the same order; only amounts above 0. */
  remaining: { due: D; amountCents: Cents }[]
  /** The rest of the repayment once everything is settled: the payer's money, to be credited or returned. */
  surplusCents: Cents
}

/**
 * Splits a repayment over dues: kind by kind in `order` and the oldest due first within a kind, or by `priority` the
 * oldest due date first and kinds in `order` within a date. Settled amounts and surplus always add up to the repayment.
 * Throws RangeError on a negative amount or an order that does not have every kind once.
 */
export const allocateRepayment = <D extends Due>(
  repaymentCents: Cents,
  dues: readonly D[],
  order: AllocationOrder = defaultAllocationOrder,
  priority: AllocationPriority = 'kind',
): Allocation<D> => {
  if (!isAllocationOrder(order)) throw new RangeError('An allocation order names every kind of due once')
  if (!Number.isSafeInteger(repaymentCents) || repaymentCents < 0)
    throw new RangeError('Not an amount to allocate')
  if (dues.some(({ amountCents }) => !Number.isSafeInteger(amountCents) || amountCents < 0)) {
    throw new RangeError('Not an amount due')
  }
  const byKind = (a: D, b: D) => order.indexOf(a.kind) - order.indexOf(b.kind)
  const byDate = (a: D, b: D) => compareText(a.dueDate, b.dueDate)
  const [first, second] = priority === 'kind' ? [byKind, byDate] : [byDate, byKind]
  const inOrder = dues.toSorted((a, b) => first(a, b) || second(a, b) || compareText(a.id, b.id))
  const allocation: Allocation<D> = { settled: [], remaining: [], surplusCents: repaymentCents }
  for (const due of inOrder) {
    const paid = Math.min(due.amountCents, allocation.surplusCents)
    allocation.surplusCents -= paid
    if (paid > 0) allocation.settled.push({ due, amountCents: paid })
    if (paid < due.amountCents) allocation.remaining.push({ due, amountCents: due.amountCents - paid })
  }
  return allocation
}
