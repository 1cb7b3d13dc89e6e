import type { CompanionKind } from '#shared/agreements/agreement-kinds.ts'
import type { DayCountBasis } from '#shared/lending/day-count.ts'
import type { BenchmarkFixing, ChosenRepayment } from '#shared/lending/drawdown-price.ts'
import type { Instalment } from '#shared/lending/schedule.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Identification } from '../data/agreements.ts'

/**
 * The content of a drawdown's promissory note: the memorandum that section 18 of the Money Lenders Ordinance (Cap. 163)
 * requires before the money is lent. Rates are decimal strings in percent a year.
 */
export interface DrawdownNoteData {
  noteNumber: string
  companyName: string
  /** The registered address. */
  companyAddress: string
  lenderName: string
  licenceNumber: string
  lenderAddress: string
  currency: Currency
  amountCents: Cents
  /** Benchmark plus margin. */
  ratePercent: string
  /** Fixed at the drawdown; `date` is that of the fixing, `source` its publisher. */
  benchmark: BenchmarkFixing
  marginPercent: string
  dayCount: DayCountBasis
  drawdownDate: BusinessDate
  /** The last due date. */
  dueDate: BusinessDate
  /** Hong Kong has not gazetted the holidays of its year. */
  dueDateMayMove?: true
  repayment: Pick<ChosenRepayment, 'method' | 'salesSharePercent'>
  /** The due amounts by date; for a share of sales the rest at the end if no week repaid anything. */
  schedule: readonly Instalment[]
  /** The payout's bank, and the masked account number. */
  payTo: string
  /** The reference for the repaying transfer. */
  transferReference: string
  /** The borrower's part, if paid when due; for a share of sales the maximum. */
  interestCents: Cents
  /** The whole fee that is paid with the due dates; 0 without one. */
  feeCents: Cents
  /** Upfront deductions at the payout; 0 each without any. */
  taken: { interestCents: Cents; feeCents: Cents }
  /** The red packet's part of the interest: of upfront interest, or of later dues; 0 each without one. */
  packet: { atPayoutCents: Cents; asDueCents: Cents }
  totalCents: Cents
  effectiveRatePercent: string
  /** The highest effective rate that a reading of the law gives; absent for drawdowns of earlier versions. */
  highestRatePercent?: string
  signerName: string
  /** How the signer was identified; undefined if nothing is on record. */
  signerIdentified?: Identification
  /** ISO timestamp, UTC. */
  signedAt: string
  /** Its security: documents that were signed together with the facility agreement. */
  security: readonly { kind: CompanionKind; number: string }[]
  /** The guarantors. */
  sureties: readonly { name: string; nameCn?: string; address?: string }[]
  /** Where the loan was negotiated and completed. */
  placeOfNegotiation: 'Hong Kong'
}
