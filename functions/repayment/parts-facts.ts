import type { DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { moneyText } from '../words/format.ts'

/** The figures of a mail that a sum is made of: they add up to it. A fee and overdue interest are told where there are any. */
export const partsFacts = (
  { fee, overdueInterest, interest, principal }: Record<DueKind, Cents>,
  currency: Currency,
): { fee?: string; overdueInterest?: string; interest: string; principal: string } => ({
  ...(fee > 0 ? { fee: moneyText(fee, currency) } : {}),
  ...(overdueInterest > 0 ? { overdueInterest: moneyText(overdueInterest, currency) } : {}),
  interest: moneyText(interest, currency),
  principal: moneyText(principal, currency),
})
