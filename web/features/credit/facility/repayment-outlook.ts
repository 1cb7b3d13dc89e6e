import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { Application } from '../../repayment/upcoming-drawdowns.ts'

/** A month in which something falls due. */
export interface OutlookMonth {
  /** YYYY-MM. */
  readonly month: string
  /** All that falls due in it. */
  readonly due: string
  /** The principal that is not repaid once that is paid. */
  readonly left: string
}

/**
 * What is to come month by month, from the principal that is not repaid now. What is billed already, and what a share of
 * sales will repay, stays in what is left: their days or amounts stand in no schedule.
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
