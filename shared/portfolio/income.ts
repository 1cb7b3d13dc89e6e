import type { Balances } from '../ledger/balances.ts'
import type { Cents } from '../money/cents.ts'
import type { Income } from './portfolio-figures.schema.ts'

export const incomeOf = (balances: Balances): Income => ({
  interestCents: 0 - balances.interestIncome,
  overdueInterestCents: 0 - balances.overdueInterestIncome,
  feesCents: 0 - balances.feeIncome,
  waivedCents: balances.waivedIncome,
})

/** All charged income, less waived income. */
export const chargedOf = ({ interestCents, overdueInterestCents, feesCents, waivedCents }: Income): Cents =>
  interestCents + overdueInterestCents + feesCents - waivedCents

/** Income to date. */
export interface IncomeToDate {
  chargedIncomeCents: Cents
  /** Charged income by kind; null where only the total was recorded. */
  income: Income | null
  /** Null where only charged income is known. */
  earnedCents: Cents | null
}

export type IncomeByCurrency = Readonly<Record<string, IncomeToDate>>
