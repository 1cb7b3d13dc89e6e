import type { Cents } from '../money/cents.ts'

/** The smallest repayment that is taken: any amount at all. */
export const minimumRepaymentCents: Cents = 1
