import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Account } from './accounts.ts'
import type { ExportedPosting } from './ledger-export.ts'
import type { PostingKind } from './posting.ts'

/** Interest and fees that a borrower paid, in one payment or in total. */
export interface CostPaid {
  interestCents: Cents
  overdueInterestCents: Cents
  feeCents: Cents
}

export interface InterestPaid {
  from: BusinessDate
  to: BusinessDate
  /** The earliest first; negative for a bounced payment, and for a rebate. */
  payments: (CostPaid & { date: BusinessDate })[]
  total: CostPaid
}

/**
 * Postings that pay debts: from received money, from money held for the borrower, or from a payout. A rebate reverses a
 * part of what a payout paid.
 */
const payingKinds: readonly PostingKind[] = [
  'repayment-received',
  'suspense-applied',
  'drawdown-paid-out',
  'rebate-given',
]

const kindOf = ({ kind, postingId }: ExportedPosting): string | undefined =>
  kind === 'reversal' ? postingId.split(':')[1] : kind

const paidOn = ({ lines }: ExportedPosting, ...accounts: Account[]): Cents =>
  lines.reduce((sum, line) => (accounts.includes(line.account) ? sum - line.amountCents : sum), 0)

/**
 * The interest and fees that a borrower paid over the business dates `from` to `to`, both included: amounts received,
 * not charged. Waived or written-off amounts were never paid; upfront deductions were paid at the payout.
 */
export const interestPaidOf = (
  postings: readonly ExportedPosting[],
  from: BusinessDate,
  to: BusinessDate,
): InterestPaid => {
  const payments = postings
    .filter(({ businessDate }) => businessDate >= from && businessDate <= to)
    .filter((posting) => payingKinds.some((kind) => kind === kindOf(posting)))
    .map((posting) => ({
      date: posting.businessDate,
      // A rebate reduces the income itself.
      interestCents: paidOn(posting, 'interestReceivable', 'interestIncome'),
      overdueInterestCents: paidOn(posting, 'overdueInterestReceivable'),
      feeCents: paidOn(posting, 'feeReceivable', 'feeIncome'),
    }))
    .filter(
      ({ interestCents, overdueInterestCents, feeCents }) =>
        interestCents !== 0 || overdueInterestCents !== 0 || feeCents !== 0,
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const sumOf = (part: keyof CostPaid) => payments.reduce((sum, payment) => sum + payment[part], 0)
  return {
    from,
    to,
    payments,
    total: {
      interestCents: sumOf('interestCents'),
      overdueInterestCents: sumOf('overdueInterestCents'),
      feeCents: sumOf('feeCents'),
    },
  }
}
