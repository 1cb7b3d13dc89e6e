import type { CompanionKind } from '#shared/agreements/agreement-kinds.ts'
import type { DayCountBasis } from '#shared/lending/day-count.ts'
import type { ChosenRepayment } from '#shared/lending/drawdown-price.ts'
import type { Instalment } from '#shared/lending/schedule.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Identification } from '../data/agreements.ts'

/**
 * What a drawdown's promissory note states: the memorandum that section 18 of the Money Lenders Ordinance (Cap. 163)
 * asks for before the money is lent. Rates are decimal strings in percent a year.
 */
export interface DrawdownNoteData {
  noteNumber: string
  companyName: string
  /** Its registered one. */
  companyAddress: string
  lenderName: string
  licenceNumber: string
  lenderAddress: string
  currency: Currency
  amountCents: Cents
  /** Benchmark and margin together. */
  ratePercent: string
  /** Fixed at the drawdown; `date` is that of the fixing, `source` who published it. */
  benchmark: { name: string; percent: string; date: BusinessDate; source: string }
  marginPercent: string
  dayCount: DayCountBasis
  drawdownDate: BusinessDate
  /** The last one. */
  dueDate: BusinessDate
  repayment: Pick<ChosenRepayment, 'method' | 'salesSharePercent'>
  /** When what falls due; of a share of sales what is left at the end if no week repaid anything. */
  schedule: readonly Instalment[]
  /** Where the money goes: the bank, and the number masked. */
  payTo: string
  /** What the borrower writes on the transfer that repays it. */
  transferReference: string
  /** What the borrower pays of it, paid as it falls due; for a share of sales the most that it can come to. */
  interestCents: Cents
  /** All of the fee that is paid with the due dates; 0 where there is none. */
  feeCents: Cents
  /** What is taken out of the amount at the payout; 0 each where nothing is. */
  taken: { interestCents: Cents; feeCents: Cents }
  /** What a red packet pays of the interest: of what is taken at the payout, or of what falls due; 0 each where none is used. */
  packet: { atPayoutCents: Cents; asDueCents: Cents }
  totalCents: Cents
  effectiveRatePercent: string
  signerName: string
  /** By what the signer had proven to be that person; undefined where nothing of it is on record. */
  signerIdentified?: Identification
  /** ISO timestamp, UTC. */
  signedAt: string
  /** What stands behind it: papers that were signed together with the facility agreement. */
  security: readonly { kind: CompanionKind; number: string }[]
  /** Who guarantees it. */
  sureties: readonly { name: string; nameCn?: string; address?: string }[]
  /** Where the loan was negotiated and completed. */
  placeOfNegotiation: 'Hong Kong'
}
