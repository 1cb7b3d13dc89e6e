import type { MatchReason } from '../repayment/match-receipt.ts'
import type { BusinessDate } from '../time/business-date.ts'

// Amounts are decimals with two places, times ISO in UTC.

/** What of a file was read of one statement. */
export interface StatementReading {
  statementId: string
  format: string
  number: string
  account: string
  currency: string
  from: BusinessDate
  to: BusinessDate
  opening: string
  closing: string
  lines: number
  /** The lines that brought money, and how many of them were not read before. */
  credits: number
  newCredits: number
  credited: string
}

export interface StatementsRead {
  statements: StatementReading[]
}

export interface StatementSummary extends Omit<StatementReading, 'newCredits'> {
  readAt: string
  readBy: string
}

export interface StatementList {
  statements: StatementSummary[]
  cursor: string | null
}

/** What a line of a statement seems to be for, and by what. */
export interface LineFinding {
  /** `certain`: reference, amount and payer agree. `differs`: the amount alone does not. */
  kind: 'certain' | 'likely' | 'several' | 'differs' | 'unknown'
  reasons: readonly MatchReason[]
  owed: {
    kind: 'payment' | 'charge' | 'payoff'
    id: string
    facilityId: string
    companyId: string
    companyName: string
    amount: string
    dueDate: BusinessDate
  }[]
  /** So much more came than is owed, or less where it is below 0; of `differs` alone. */
  difference: string | null
  /** The drawdowns that the text names and that nothing is owed on now. */
  named: { companyId: string; facilityId: string; drawdownId: string; status: string }[]
}

/** A line of a bank statement that brought money. */
export interface StatementLineTold {
  lineId: string
  statementId: string
  account: string
  currency: string
  amount: string
  /** What of it is not booked yet. */
  remaining: string
  bookingDate: BusinessDate
  valueDate: BusinessDate
  bankReference: string | null
  text: string
  payerName: string | null
  payerAccount: string | null
  /** A line of another file that may be this one. */
  resembles: string | null
  state: 'open' | 'booked' | 'suspense' | 'ignored'
  parts: {
    kind: 'payment' | 'charge' | 'payoff' | 'suspense'
    facilityId: string
    companyId: string
    id: string
    amount: string
    by: string
    at: string
  }[]
  reason: string | null
  decidedAt: string | null
  decidedBy: string | null
  finding: LineFinding | null
}

export interface StatementLineList {
  lines: StatementLineTold[]
  cursor: string | null
}

/** What became of the lines that are certain. */
export interface LinesBooked {
  booked: string[]
  /** Those that could not be booked, and why. */
  left: { lineId: string; why: string }[]
  /** There may be more that are certain. */
  goesOn: boolean
}

export interface StatementLineDecided {
  line: StatementLineTold
}

/** A drawdown that is approved and yet to be paid out. */
export interface PayoutTold {
  facilityId: string
  drawdownId: string
  companyId: string
  companyName: string
  currency: string
  amount: string
  /** What is transferred today: the amount less what is taken out of it. */
  net: string
  approvedAt: string | null
  approvedBy: string | null
  secondedBy: string | null
  account: {
    accountId: string
    version: number
    bankName: string
    accountNumber: string
    /** As it stands now; `changed` where its details are others than the drawdown named. */
    state: 'waiting' | 'to be verified' | 'verified' | 'refused' | 'removed' | 'changed' | 'missing'
    verifiedSince: string | null
  } | null
  /** The charge order that is past due, where one is. */
  overdue: { chargeId: string; dueDate: string } | null
  /** Why it cannot be paid out at this moment; null where it can. */
  heldUpBy: string | null
  batchId: string | null
}

export interface PayoutList {
  payouts: PayoutTold[]
  cursor: string | null
}

export interface PayoutBatchEntry {
  facilityId: string
  drawdownId: string
  companyId: string
  endToEndId: string
  currency: string
  amount: string
  bankName: string
  accountNumber: string
  state: 'waiting' | 'paid out' | 'cancelled'
  /** Why it was taken out. */
  reason: string | null
  paidOutAt: string | null
  reference: string | null
}

export interface PayoutBatchSummary {
  batchId: string
  messageId: string
  status: 'made' | 'cancelled' | 'paid out'
  executionDate: string
  madeAt: string
  madeBy: string
  approvedBy: string | null
  /** Of what was not taken out, by currency. */
  totals: { currency: string; transfers: number; amount: string }[]
}

export interface PayoutBatchTold extends PayoutBatchSummary {
  entries: PayoutBatchEntry[]
}

export interface PayoutBatchList {
  batches: PayoutBatchSummary[]
  cursor: string | null
}

export interface PayoutBatchFile {
  batchId: string
  fileName: string
  /** pain.001.001.09. */
  content: string
  transfers: number
  controlSum: string
}

export interface PayoutBatchConfirmed extends PayoutBatchTold {
  /** The drawdowns whose payout could not be booked, and why. */
  left: { drawdownId: string; why: string }[]
}
