import type { ChargeAmounts } from '#shared/repayment/charge-order.ts'
import { addDays } from '#shared/time/business-date.ts'

export const none = { fee: 0, overdueInterest: 0, interest: 0, principal: 0 }
export const dueDate = '2026-03-01'
export const onDay = (days: number) => addDays(dueDate, days)

export type Charge = ChargeAmounts & { chargeId: string; version: number }

/** V10: 50,000 overdue at 12%, ACT/360: 333.33 after 20 days, 166.67 after 10. */
export const charge: Charge = {
  chargeId: 'c',
  version: 1,
  dueDate,
  chargedCents: { ...none, interest: 1_500_00, principal: 50_000_00 },
  owedCents: { ...none, interest: 1_500_00, principal: 50_000_00 },
  principalSteps: [{ from: dueDate, principalCents: 50_000_00 }],
  overdueTerms: { ratePercent: '12.00', basis: 'ACT/360', multiplier: '1.0', graceDays: 3 },
}
