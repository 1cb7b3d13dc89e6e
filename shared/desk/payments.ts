import type { ProductCode } from '../lending/product-codes.ts'
import type { PayeeDifference } from '../repayment/compare-payee.ts'
import type { PayoutReason } from '../repayment/match-payout.ts'
import type { MatchReason } from '../repayment/match-receipt.ts'
import type { Continuity } from '../repayment/statement-continuity.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { PayoutException, PayoutObstacle } from './payout-obstacles.ts'
import type { HeldRow, ProposedMark, WaitingRow } from './work.ts'

// Amounts are decimals with two places, times ISO in UTC.

/** A company with both of its names, each where it has one. */
export interface NamedCompany {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
}

export type LineReason = MatchReason | PayoutReason

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
  /** The lines by which money left. */
  debits: number
  newDebits: number
  debited: string
  /** How it stands to what was known of its account; null of one that was read before this was recorded. */
  continuity: Continuity | null
  /** The closing balance that was known then. */
  known: string | null
  /** So many statements in between the bank has numbered, and nobody has read. */
  missing: number
}

export interface StatementsRead {
  statements: StatementReading[]
}

export interface StatementSummary extends Omit<StatementReading, 'newCredits' | 'newDebits'> {
  readAt: string
  readBy: string
  /** Who took it as it is, though it does not continue what was known; and who approved that. */
  accepted: { at: string; by: string; approvedBy: string | null; reason: string | null } | null
}

/** Why a line is not booked by somebody, or by rule. */
export type BookingObstacle = 'own reading' | 'not continued'

export interface StatementAccepted {
  statement: StatementSummary
}

export interface StatementList {
  statements: StatementSummary[]
  cursor: string | null
}

/** What a line of a statement seems to be for, and by what. */
export interface LineFinding {
  /** `certain`: reference, amount and payer agree. `differs`: the amount alone does not. */
  kind: 'certain' | 'likely' | 'several' | 'differs' | 'unknown'
  reasons: readonly LineReason[]
  owed: (NamedCompany & {
    /** `payout` of a line by which money left. */
    kind: 'payment' | 'charge' | 'payoff' | 'payout'
    id: string
    facilityId: string
    amount: string
    dueDate: BusinessDate
  })[]
  /** So much more came than is owed (or left than was asked for), or less where it is below 0; of `differs` alone. */
  difference: string | null
  /** Of a payout of `differs`: what of its payee is another one's, and whom the bank was asked to pay. */
  payee?: { differs: readonly PayeeDifference[]; name: string | null; accountNumber: string } | null
  /** The drawdowns that the text names and that nothing is owed on, or to be paid out of, now. */
  named: { companyId: string; facilityId: string; drawdownId: string; status: string }[]
}

/** A line of a bank statement. */
export interface StatementLineView {
  lineId: string
  statementId: string
  account: string
  currency: string
  /** Below 0 where the money left. */
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
  /** Of money that came and is open: by when sellers are told that it is booked. */
  bookBy: BusinessDate | null
  /** Of one that is open: who works on it. */
  work?: HeldRow
  /** Of one that is open or held: what waits for a second person about it. */
  proposed?: readonly ProposedMark[]
  state: 'open' | 'booked' | 'suspense' | 'ignored' | 'paid back'
  /** What it was matched to, by whom and why. */
  parts: (NamedCompany & {
    kind: 'payment' | 'charge' | 'payoff' | 'suspense' | 'payout' | 'returned payout'
    facilityId: string
    id: string
    amount: string
    by: string
    at: string
    /** By what they belong together, where that was certain; otherwise what the person said. */
    reasons: readonly LineReason[]
    reason: string | null
  })[]
  reason: string | null
  /** The bank's reference of the transfer by which it was paid back. */
  returnReference: string | null
  decidedAt: string | null
  decidedBy: string | null
  finding: LineFinding | null
  /** Why whoever looks does not book it: `own reading` by hand or by rule, `not continued` by rule. */
  heldBack?: BookingObstacle | null
}

export interface StatementLineList {
  /** The statement whose lines they are, where one was asked for. */
  statement: StatementSummary | null
  lines: StatementLineView[]
  cursor: string | null
}

/** What a line may be booked to of a company, and where its money may be held. Of the line's currency alone. */
export interface LineTargets extends NamedCompany {
  facilities: { facilityId: string; productCode: ProductCode; held: string }[]
  /** The earliest due first. */
  targets: {
    kind: 'payment' | 'charge' | 'payoff'
    id: string
    facilityId: string
    /** What is owed on it by money of the line's day; of a transfer what was reported. */
    amount: string
    dueDate: BusinessDate
    /** Of a transfer that was reported: the charge order that it is for, and what the seller says that it says. */
    chargeId: string | null
    reference: string | null
    /** It takes no money by itself: its dispute waits for an answer. */
    isDisputed: boolean
  }[]
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
  line: StatementLineView
}

/** A drawdown that is approved and yet to be paid out. */
export interface PayoutView extends NamedCompany, WaitingRow {
  facilityId: string
  drawdownId: string
  currency: string
  amount: string
  /** What is transferred today: the amount less what is taken out of it. */
  net: string
  approvedAt: string | null
  approvedBy: string | null
  secondedBy: string | null
  /** Since when it waits: its approval, or that a transfer of it came to nothing. */
  waitsSince: string
  /** By when the lender means to have paid it. */
  payBy: BusinessDate
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

export interface PayoutBatchEntry extends NamedCompany {
  facilityId: string
  drawdownId: string
  endToEndId: string
  currency: string
  amount: string
  bankName: string
  accountNumber: string
  state: 'waiting' | 'paid out' | 'cancelled' | 'returned'
  /** Why it was taken out, or came back. */
  reason: string | null
  paidOutAt: string | null
  reference: string | null
  /** The statement line that it left the bank by. */
  lineId: string | null
  /** What would have held it up, had the bank not paid it already. */
  exceptions: readonly PayoutException[]
}

export interface PayoutBatchSummary {
  batchId: string
  messageId: string
  status: 'made' | 'sent' | 'cancelled' | 'paid out'
  executionDate: string
  /** Something of it still waits though the day that the bank was to pay on is over. */
  isPastDay: boolean
  /** Since when the bank has its file, and who was given that. */
  sentAt: string | null
  sentBy: string | null
  /** What the bank shows of the file that it has, for whoever releases it there. */
  file: SentBatchFile | null
  madeAt: string
  madeBy: string
  approvedBy: string | null
  /** Of what was not taken out, by currency. */
  totals: { currency: string; transfers: number; amount: string }[]
}

/** What two people compare with what the bank shows, before they release a file there. */
export interface SentBatchFile {
  /** Of its bytes, in hex. */
  sha256: string
  /** Null of a file that was handed out before its sums were kept. */
  transfers: number | null
  controlSum: string | null
  totals: { currency: string; transfers: number; amount: string }[]
}

export interface PayoutBatchView extends PayoutBatchSummary {
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
  /** Of all transfers, whatever their currencies: as the file itself has it. */
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
  /** The drawdowns whose payout could not be booked, and why. */
  left: { drawdownId: string; why: string }[]
}

/** What was booked on a day without a line of the bank. */
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
    /** Of its amounts, where all are of one. */
    currency: string | null
    before: unknown
    after: unknown
  }[]
  cursor: string | null
}
