import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { ruleAt, type SecondApproval, type SecondApprovalSetting } from '#shared/drawdown/second-approval.ts'
import { decimalFromCents } from '#shared/money/cents.ts'

const describeRule = (rule: SecondApproval | null) =>
  rule && { amount: decimalFromCents(rule.aboveCents), currency: rule.currency }

/** A company's rule on second approvals as of a moment. */
export const describeSecondApproval = (
  setting: SecondApprovalSetting,
  now: Date,
): ResponseOf<typeof drawdownEndpoints.getSecondApproval> => {
  const { next } = setting
  return {
    rule: describeRule(ruleAt(setting, now)),
    next: next && next.from > now.toISOString() ? { rule: describeRule(next.rule), from: next.from } : null,
  }
}
