import type { Balances } from '../ledger/balances.ts'
import type { Cents } from '../money/cents.ts'
import type { Income } from './portfolio-figures.schema.ts'

export const incomeOf = (balances: Balances): Income => ({
  interestCents: 0 - balances.interestIncome,
  overdueInterestCents: 0 - balances.overdueInterestIncome,
  feesCents: 0 - balances.feeIncome,
  waivedCents: balances.waivedIncome,
})

export const earnedOf = ({ interestCents, overdueInterestCents, feesCents, waivedCents }: Income): Cents =>
  interestCents + overdueInterestCents + feesCents - waivedCents
