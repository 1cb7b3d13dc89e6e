import type { PolicyVerdict, PolicyWarning } from '../lending/policy.ts'
import { compare, fractionFromDecimal } from '../money/fraction.ts'

const warningOf = (verdict: PolicyVerdict | undefined): PolicyWarning | undefined =>
  verdict?.ok ? verdict.warning : undefined

/**
 * The warning of a price that a reviewer still has to accept. Undefined without a warning, or if `accepted` (a verdict
 * that was accepted before) has a warning of the same rate or a higher one.
 */
export const warningToAccept = (
  verdict: PolicyVerdict,
  accepted?: PolicyVerdict,
): PolicyWarning | undefined => {
  const warning = warningOf(verdict)
  const before = warningOf(accepted)
  if (!warning || !before) return warning
  const isHigher = compare(fractionFromDecimal(warning.percent), fractionFromDecimal(before.percent)) > 0
  return isHigher ? warning : undefined
}
