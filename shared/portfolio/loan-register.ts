import { balancesOf } from '../ledger/balances.ts'
import type { Posting } from '../ledger/posting.ts'
import { reversalIdOf } from '../ledger/reversal.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** Money that arrived for a loan and did not bounce, by what it settled. */
export interface RegisteredRepayment {
  date: BusinessDate
  totalCents: Cents
  principalCents: Cents
  interestCents: Cents
  feeCents: Cents
  /** Received after a write-off, which settles nothing any more. */
  recoveredCents: Cents
}

/** The figures of one loan in the ledger. */
export interface RegisteredFigures {
  repayments: RegisteredRepayment[]
  repaidCents: Cents
  outstandingPrincipalCents: Cents
  /** Charged interest and fees that are owed; accrued interest is not charged before its due date. */
  owedChargesCents: Cents
  waivedCents: Cents
  writtenOffCents: Cents
  /** The part of `repaidCents` that was received after a write-off. */
  recoveredCents: Cents
}

const repaymentOf = ({ businessDate, lines }: Posting): RegisteredRepayment => {
  const settled = balancesOf([{ lines }])
  const principalCents = 0 - settled.principalReceivable
  const interestCents = 0 - settled.interestReceivable - settled.overdueInterestReceivable
  const feeCents = 0 - settled.feeReceivable
  const recoveredCents = 0 - settled.recoveredLosses
  return {
    date: businessDate,
    totalCents: principalCents + interestCents + feeCents + recoveredCents,
    principalCents,
    interestCents,
    feeCents,
    recoveredCents,
  }
}

const repaying: ReadonlySet<Posting['kind']> = new Set(['repayment-received', 'suspense-applied'])

/**
 * The figures of a loan, from all postings on it. A payment's surplus is held for the payer and is no repayment until
 * it is applied; a repayment that bounced is left out.
 */
export const registeredFigures = (postings: readonly Posting[]): RegisteredFigures => {
  const reversed = new Set(postings.map(({ postingId }) => postingId))
  const repayments = postings
    .filter(({ kind, postingId }) => repaying.has(kind) && !reversed.has(reversalIdOf(postingId)))
    .map(repaymentOf)
    .filter(({ totalCents }) => totalCents !== 0)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const balances = balancesOf(postings)
  return {
    repayments,
    repaidCents: repayments.reduce((sum, { totalCents }) => sum + totalCents, 0),
    outstandingPrincipalCents: balances.principalReceivable,
    owedChargesCents:
      balances.interestReceivable + balances.overdueInterestReceivable + balances.feeReceivable,
    waivedCents: balances.waivedIncome,
    writtenOffCents: balances.creditLoss,
    recoveredCents: 0 - balances.recoveredLosses,
  }
}
