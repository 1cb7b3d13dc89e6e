import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Account } from './accounts.ts'
import type { ExportedPosting } from './ledger-export.ts'
import type { PostingKind } from './posting.ts'

/** What a borrower paid besides principal, at one time or in all. */
export interface CostPaid {
  interestCents: Cents
  overdueInterestCents: Cents
  feeCents: Cents
}

export interface InterestPaid {
  from: BusinessDate
  to: BusinessDate
  /** The earliest first; negative where a payment bounced. */
  payments: (CostPaid & { date: BusinessDate })[]
  total: CostPaid
}

/** Postings by which what is owed is paid: with money that came, or with the borrower's that was held. */
const payingKinds: readonly PostingKind[] = ['repayment-received', 'suspense-applied']

const kindOf = ({ kind, postingId }: ExportedPosting): string | undefined =>
  kind === 'reversal' ? postingId.split(':')[1] : kind

const paidOn = ({ lines }: ExportedPosting, account: Account): Cents =>
  lines.reduce((sum, line) => (line.account === account ? sum - line.amountCents : sum), 0)

/**
 * The interest and fees that a borrower paid over the business dates `from` to `to`, both included: what arrived, not
 * what was charged. What was waived or written off was never paid.
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
      interestCents: paidOn(posting, 'interestReceivable'),
      overdueInterestCents: paidOn(posting, 'overdueInterestReceivable'),
      feeCents: paidOn(posting, 'feeReceivable'),
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
