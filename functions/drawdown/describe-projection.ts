import type * as z from 'zod/mini'
import type { Projection } from '#shared/drawdown/project-drawdown.ts'
import type { repaymentProjection } from '#shared/drawdown/repayment-projection.schema.ts'
import type { RateVerdict } from '#shared/lending/policy.ts'
import { decimalFromCents } from '#shared/money/cents.ts'

const reasonOf = (verdict: RateVerdict) => (verdict.ok ? (verdict.warning?.reason ?? null) : verdict.reason)

/** A projection as the seller sees it; undefined if it has no months. */
export const describeProjection = (
  { months, outcomes }: Projection,
  salesShare: string,
): z.input<typeof repaymentProjection> | undefined => {
  const [first, last] = [months[0], months.at(-1)]
  return (
    first &&
    last && {
      sales_share: salesShare,
      data_from: first.from,
      data_to: last.to,
      outcomes: outcomes.map((outcome) => ({
        pace: outcome.pace,
        monthly_sales: decimalFromCents(outcome.monthlySalesCents),
        amount: decimalFromCents(outcome.repaymentCents),
        repaid_by: outcome.repaidBy,
        cost: decimalFromCents(outcome.costCents),
        left_on_due_date: decimalFromCents(outcome.leftOnDueDateCents),
        effective_rate: outcome.effectiveRatePercent,
        verdict_reason: reasonOf(outcome.verdict),
      })),
    }
  )
}
