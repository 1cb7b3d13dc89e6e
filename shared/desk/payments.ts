import type { TransferRoute } from '../drawdown/transfer-route.ts'
import type { TransferOutcome } from '../drawdown/transfer-status.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { PayeeDifference } from '../repayment/compare-payee.ts'
import type { PayoutReason } from '../repayment/match-payout.ts'
import type { MatchReason } from '../repayment/match-receipt.ts'
import type { Continuity } from '../repayment/statement-continuity.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { PayoutException, PayoutObstacle } from './payout-obstacles.ts'
import type { ClaimedRow, PendingApprovalSummary, WorkQueueRow } from './work.ts'

// Amounts are decimals with two places, times ISO in UTC.

/** A company with both of its names, where it has them. */
export interface NamedCompany {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
}

export type LineReason = MatchReason | PayoutReason

/** The result of importing one statement. */
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
  /** Credits, and how many of them are new. */
  credits: number
  newCredits: number
  credited: string
  /** Debits. */
  debits: number
  newDebits: number
  debited: string
  /** Its continuity with earlier statements of its account; null for one from before that was recorded. */
  continuity: Continuity | null
  /** The closing balance known then. */
  known: string | null
  /** The number of missing statements in between. */
  missing: number
}

export interface StatementsRead {
  statements: StatementReading[]
}

export interface StatementSummary extends Omit<StatementReading, 'newCredits' | 'newDebits'> {
  readAt: string
  readBy: string
  /** Who accepted it although it is discontinuous, and who approved that. */
  accepted: { at: string; by: string; approvedBy: string | null; reason: string | null } | null
}

/** Why a line cannot be booked by a person, or by rule. */
export type BookingObstacle = 'own reading' | 'not continued'

export interface StatementAccepted {
  statement: StatementSummary
}

export interface StatementList {
  statements: StatementSummary[]
  cursor: string | null
}

/** A line's suggested match, and the reasons. */
export interface LineFinding {
  /** `certain`: reference, amount and payer agree. `differs`: only the amount does not. */
  kind: 'certain' | 'likely' | 'several' | 'differs' | 'unknown'
  reasons: readonly LineReason[]
  owed: (NamedCompany & {
    /** `payout` for a debit. */
    kind: 'payment' | 'charge' | 'payoff' | 'payout'
    id: string
    facilityId: string
    amount: string
    dueDate: BusinessDate
  })[]
  /** The excess over the debt (or over the ordered payout), negative for a shortfall; only for `differs`. */
  difference: string | null
  /** For a payout of `differs`: the differing parts of its payee, and the ordered payee. */
  payee?: { differs: readonly PayeeDifference[]; name: string | null; accountNumber: string } | null
  /** Referenced drawdowns without any debt or payout at present. */
  named: { companyId: string; facilityId: string; drawdownId: string; status: string }[]
}

/** A line of a bank statement. */
export interface StatementLineView {
  lineId: string
  statementId: string
  account: string
  currency: string
  /** Below 0 for a debit. */
  amount: string
  /** The part that is not booked yet. */
  remaining: string
  bookingDate: BusinessDate
  valueDate: BusinessDate
  bankReference: string | null
  text: string
  payerName: string | null
  payerAccount: string | null
  /** A line of another file that may be this one. */
  resembles: string | null
  /** For an open credit: the deadline for booking that sellers are promised. */
  bookBy: BusinessDate | null
  /** For an open line: its assignee. */
  work?: ClaimedRow
  /** For an open or held line: its pending approvals. */
  proposed?: readonly PendingApprovalSummary[]
  state: 'open' | 'booked' | 'suspense' | 'ignored' | 'paid back'
  /** Its allocations, with the person and the reason. */
  parts: (NamedCompany & {
    kind: 'payment' | 'charge' | 'payoff' | 'suspense' | 'payout' | 'returned payout'
    facilityId: string
    id: string
    amount: string
    by: string
    at: string
    /** The matching reasons of a certain match; otherwise the person's reason. */
    reasons: readonly LineReason[]
    reason: string | null
  })[]
  reason: string | null
  /** The bank's reference of the return transfer. */
  returnReference: string | null
  decidedAt: string | null
  decidedBy: string | null
  finding: LineFinding | null
  /** Why the viewer cannot book it: `own reading` manually or by rule, `not continued` by rule. */
  heldBack?: BookingObstacle | null
}

export interface StatementLineList {
  /** The statement of the lines, if requested. */
  statement: StatementSummary | null
  lines: StatementLineView[]
  cursor: string | null
}

/** A company's possible targets for a line, and facilities that can hold its money. Only in the line's currency. */
export interface LineTargets extends NamedCompany {
  facilities: { facilityId: string; productCode: ProductCode; held: string }[]
  /** The earliest due first. */
  targets: {
    kind: 'payment' | 'charge' | 'payoff'
    id: string
    facilityId: string
    /** The debt as of the line's value date; for a reported transfer the reported amount. */
    amount: string
    dueDate: BusinessDate
    /** For a reported transfer: its charge order, and the reported reference. */
    chargeId: string | null
    reference: string | null
    /** It takes no money automatically: its dispute is undecided. */
    isDisputed: boolean
  }[]
}

/** The outcome of the certain lines. */
export interface LinesBooked {
  booked: string[]
  /** Those that could not be booked, and why. */
  left: { lineId: string; why: string }[]
  /** There may be more certain lines. */
  goesOn: boolean
}

export interface StatementLineDecided {
  line: StatementLineView
}

/** An approved drawdown before its payout. */
export interface PayoutView extends NamedCompany, WorkQueueRow {
  facilityId: string
  drawdownId: string
  currency: string
  amount: string
  /** The net payout today: the amount less upfront deductions. */
  net: string
  approvedAt: string | null
  approvedBy: string | null
  secondedBy: string | null
  /** Since when it waits: its approval, or its last failed transfer. */
  waitsSince: string
  /** The lender's target date for paying it. */
  payBy: BusinessDate
  account: {
    accountId: string
    version: number
    bankName: string
    accountNumber: string
    /** The present state; `changed` if its details differ from those in the drawdown. */
    state: 'waiting' | 'to be verified' | 'verified' | 'refused' | 'removed' | 'changed' | 'missing'
    verifiedSince: string | null
  } | null
  /** The past-due charge order, if any. */
  overdue: { chargeId: string; dueDate: string } | null
  /** Why it cannot be paid out at this moment; null if it can. */
  heldUpBy: PayoutObstacle | null
  batchId: string | null
}

/** A payout account of a company. */
export interface ListedPayoutAccount {
  companyId: string
  accountId: string
  state: 'waiting' | 'to be verified' | 'verified' | 'refused' | 'removed'
  bankName: string
  accountName: string
  /** Masked. */
  accountNumber: string
}

export interface PayoutList {
  payouts: PayoutView[]
  cursor: string | null
}

/** What a status of the bank is about: the whole message, a payment information block, or one transfer. */
export type StatusScope = 'group' | 'payment information' | 'transaction'

/** A status that the bank reported of a transfer, or of the batch as a whole. */
export interface TransferStatusView {
  source: 'pain.002' | 'camt.054'
  scope: StatusScope
  /** The bank's code, as it is. */
  status: string
  outcome: TransferOutcome
  reasonCodes: readonly string[]
  /** The bank's additional information. */
  information: string
  bankReference: string | null
  reportedAt: string
  readAt: string
  readBy: string
}

/** What the bank reported of a transfer, in the bank's order. */
export interface TransferStatuses {
  outcome: TransferOutcome
  /** The bank rejected or returned it, and nobody has recorded that. */
  isUnsettled: boolean
  /** Its statuses contradict each other. */
  isContradictory: boolean
  statuses: TransferStatusView[]
}

export interface PayoutBatchEntry extends NamedCompany {
  facilityId: string
  drawdownId: string
  endToEndId: string
  currency: string
  amount: string
  bankName: string
  accountNumber: string
  /** As the file orders it; null where the bank chooses. */
  route: TransferRoute | null
  state: 'waiting' | 'paid out' | 'cancelled' | 'returned'
  /** Why it was cancelled or returned. */
  reason: string | null
  paidOutAt: string | null
  reference: string | null
  /** Its debit line in a statement. */
  lineId: string | null
  /** Obstacles overridden because the bank had already paid. */
  exceptions: readonly PayoutException[]
  /** Null before the bank reported anything of it. */
  bank: TransferStatuses | null
}

export interface PayoutBatchSummary {
  batchId: string
  messageId: string
  status: 'made' | 'sent' | 'cancelled' | 'paid out'
  executionDate: string
  /** Something of it still waits after the ordered execution day. */
  isPastDay: boolean
  /** When the bank's file was handed out, and to whom. */
  sentAt: string | null
  sentBy: string | null
  /** The bank's view of the file, for releasing it there. */
  file: SentBatchFile | null
  /** The number of transfers that the bank rejected or returned, until that is recorded. */
  rejectedCount: number
  madeAt: string
  madeBy: string
  approvedBy: string | null
  /** Entries that were not cancelled, by currency. */
  totals: { currency: string; transfers: number; amount: string }[]
}

/** The figures that two people compare with the bank's before they release a file there. */
export interface SentBatchFile {
  /** `pain.001.001.03` or `pain.001.001.09`. */
  format: string
  /** Of its bytes, in hex. */
  sha256: string
  /** Null for a file from before totals were recorded. */
  transfers: number | null
  controlSum: string | null
  totals: { currency: string; transfers: number; amount: string }[]
}

export interface PayoutBatchView extends PayoutBatchSummary {
  /** What the bank reported of the batch as a whole. */
  statuses: TransferStatusView[]
  entries: PayoutBatchEntry[]
}

export interface PayoutBatchList {
  batches: PayoutBatchSummary[]
  cursor: string | null
}

export interface PayoutBatchFile {
  batchId: string
  fileName: string
  /** `pain.001.001.03` or `pain.001.001.09`. */
  format: string
  content: string
  transfers: number
  /** The sum of all transfers across currencies: the file's control sum. */
  controlSum: string
  /** Of the file's bytes, in hex. */
  sha256: string
}

/** A payout that the bank returned. */
export interface PayoutReturned {
  drawdownId: string
  facilityId: string
  status: string
  returned: string
}

export interface PayoutBatchConfirmed extends PayoutBatchView {
  /** The drawdowns whose payout, or rejection, could not be booked, and why. */
  left: { drawdownId: string; why: string }[]
}

/** The bookings of a day without a bank statement line. */
export interface ManualBookings {
  day: BusinessDate
  bookings: {
    auditId: string
    at: string
    action: string
    companyId: string | null
    companyNameEn: string | null
    companyNameCn: string | null
    bookedBy: string
    approvedBy: string | null
    reason: string | null
    /** The currency of its amounts, if all are in one. */
    currency: string | null
    before: unknown
    after: unknown
  }[]
  cursor: string | null
}
