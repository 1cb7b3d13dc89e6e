import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { Application } from '../../application/upcoming-drawdowns.ts'

/** A month with due dates. */
export interface OutlookMonth {
  /** YYYY-MM. */
  readonly month: string
  /** The total due in the month. */
  readonly due: string
  /** The outstanding principal after its payment. */
  readonly left: string
}

/**
 * The outstanding principal month by month. Amounts already billed, and those repaid by a share of sales, remain in it,
 * as no schedule has their dates or amounts.
 */
export const repaymentOutlook = (
  outstanding: string,
  drawdowns: readonly Pick<Application, 'upcoming'>[],
): readonly OutlookMonth[] => {
  const months = new Map<string, { due: number; principal: number }>()
  for (const { due_date, principal, total } of drawdowns.flatMap(({ upcoming }) => upcoming)) {
    const month = due_date.slice(0, 7)
    const before = months.get(month) ?? { due: 0, principal: 0 }
    months.set(month, {
      due: before.due + centsFromDecimal(total),
      principal: before.principal + centsFromDecimal(principal),
    })
  }
  let left = centsFromDecimal(outstanding)
  return [...months]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([month, { due, principal }]) => {
      left -= principal
      return { month, due: decimalFromCents(due), left: decimalFromCents(left) }
    })
}
