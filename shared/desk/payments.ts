import * as z from 'zod/mini'
import { payoutBatchStatuses } from '../drawdown/payout-batch-status.ts'
import { transferRoutes } from '../drawdown/transfer-route.ts'
import { transferOutcomes } from '../drawdown/transfer-status.ts'
import { matchReasons } from '../repayment/match-receipt.ts'
import { continuities } from '../repayment/statement-continuity.ts'
import { appliedLineRule } from './line-ignoring.ts'
import { payoutExceptions, payoutObstacles } from './payout-obstacles.ts'
import {
  actName,
  amount,
  anyState,
  companyNames,
  count,
  day,
  instant,
  product,
  recordId,
  state,
  text,
  withResponseKind,
  yesNo,
} from './response-fields.ts'
import { lineStates } from './statement-line-states.ts'
import { statusScopes } from './transfer-statuses.ts'
import { claimedRow, pendingApprovalSummary, workQueueRow } from './work-responses.ts'

// Amounts are decimals with two places, times ISO in UTC.
/** A company with both of its names, where it has them. */
export const namedCompany = z.strictObject({
  companyId: recordId,
  ...companyNames,
})
export type NamedCompany = z.output<typeof namedCompany>

export const lineReason = z.union([
  z.enum(matchReasons),
  z.enum(['end-to-end id', 'amount', 'payee name', 'payee account']),
])
export type LineReason = z.output<typeof lineReason>

/** The result of importing one statement. */
export const statementReading = z.strictObject({
  statementId: recordId,
  format: text,
  number: text,
  account: text,
  currency: text,
  /** The days of its lines; null without a line. */
  from: z.nullable(day),
  to: z.nullable(day),
  opening: amount,
  closing: amount,
  lines: count,
  /** Credits, and how many of them are new. */
  credits: count,
  newCredits: count,
  credited: amount,
  /** Debits. */
  debits: count,
  newDebits: count,
  debited: amount,
  /** New lines that may repeat a stored one: a person decides. */
  undecided: count,
  /** Stored lines whose texts were replaced. */
  rewritten: count,
  /** Its continuity with earlier statements of its account; null for one from before that was recorded. */
  continuity: z.nullable(z.enum(continuities)),
  /** The closing balance known then. */
  known: z.nullable(amount),
  /** The number of missing statements in between. */
  missing: count,
})
export type StatementReading = z.output<typeof statementReading>

/** The stored lines of an account against its balances. */
export const accountCheck = z.strictObject({
  /** The last four characters of its number. */
  ending: text,
  currency: text,
  /** The sum of its stored lines, the change of its balance, and the excess of the lines over it. */
  kept: amount,
  change: amount,
  difference: amount,
  /** The periods without gaps: one, unless a statement between two is missing. */
  periods: count,
  /** Lines that may be stored twice. They count once a person has decided on them. */
  undecided: count,
})
export type AccountCheck = z.output<typeof accountCheck>

/** The statements of an account that is none of the lender's: nothing of them is stored. */
export const skippedStatements = z.strictObject({
  ending: text,
  statements: count,
  lines: count,
})
export type SkippedStatements = z.output<typeof skippedStatements>

export const statementsRead = z.strictObject({
  statements: z.array(statementReading),
  accounts: z.array(accountCheck),
  otherAccounts: z.array(skippedStatements),
})
export type StatementsRead = z.output<typeof statementsRead>

export const statementSummary = z.strictObject({
  ...z.omit(statementReading, { newCredits: true, newDebits: true, undecided: true, rewritten: true }).shape,
  readAt: instant,
  readBy: text,
  /** Who accepted it although it is discontinuous, and who approved that. */
  accepted: z.nullable(
    z.strictObject({
      at: instant,
      by: text,
      approvedBy: z.nullable(text),
      reason: z.nullable(text),
    }),
  ),
})
export type StatementSummary = z.output<typeof statementSummary>

/** Why a line cannot be booked by a person, or by rule. */
export const bookingObstacle = z.enum(['own reading', 'not continued'])
export type BookingObstacle = z.output<typeof bookingObstacle>

export const statementAccepted = z.strictObject({
  statement: statementSummary,
})

/** A statement whose new lines are not all stored: no other one of its account is imported until they are. */
export const incompleteStatement = z.strictObject({
  statementId: recordId,
  number: text,
  account: text,
  currency: text,
  /** The number of its new lines, and of those that are stored, which is a lower bound. */
  lines: count,
  stored: count,
  storedAt: z.nullable(instant),
  readAt: instant,
  readBy: text,
})
export type IncompleteStatement = z.output<typeof incompleteStatement>

export const statementList = z.strictObject({
  statements: z.array(statementSummary),
  incomplete: z.array(incompleteStatement),
  cursor: z.nullable(text),
})
export type StatementList = z.output<typeof statementList>

/** A line's suggested match, and the reasons. */
export const lineFinding = z.strictObject({
  /** `certain`: reference, amount and payer agree. `differs`: only the amount does not. */
  kind: z.enum(['certain', 'likely', 'several', 'differs', 'unknown']),
  reasons: z.readonly(z.array(lineReason)),
  owed: z.array(
    z.strictObject({
      ...namedCompany.shape,
      /** `payout` for a debit. */
      kind: z.enum(['payment', 'charge', 'payoff', 'payout']),
      id: recordId,
      facilityId: recordId,
      amount: amount,
      dueDate: day,
    }),
  ),
  /** The excess over the debt (or over the ordered payout), negative for a shortfall; only for `differs`. */
  difference: z.nullable(amount),
  /** For a payout of `differs`: the differing parts of its payee, and the ordered payee. */
  payee: z.exactOptional(
    z.nullable(
      z.strictObject({
        differs: z.readonly(z.array(z.enum(['name', 'account']))),
        name: z.nullable(text),
        accountNumber: text,
      }),
    ),
  ),
  /** The line names a payer other than the company that it is for. */
  otherPayer: z.exactOptional(z.boolean()),
  /** The companies for which two people confirmed the payer's account and name, on which line and when. */
  knownPayers: z.exactOptional(
    z.array(
      z.strictObject({
        ...namedCompany.shape,
        payerId: recordId,
        lineId: recordId,
        confirmedBy: text,
        approvedBy: text,
        confirmedAt: instant,
      }),
    ),
  ),
  /** Referenced drawdowns without any debt or payout at present. */
  named: z.array(
    z.strictObject({
      companyId: recordId,
      facilityId: recordId,
      drawdownId: recordId,
      status: anyState,
    }),
  ),
})
export type LineFinding = z.output<typeof lineFinding>

/** A stored line that another one may repeat. Its amount, value date and text are the same. */
export const possibleDuplicateLine = z.strictObject({
  lineId: recordId,
  /** The number of its statement. */
  number: text,
  bookingDate: day,
  bankReference: z.nullable(text),
  text: text,
  /** The balance after it. */
  balance: z.nullable(amount),
  state: state(lineStates),
})
export type PossibleDuplicateLine = z.output<typeof possibleDuplicateLine>

/** A line of a bank statement. */
export const statementLineView = z.strictObject({
  lineId: recordId,
  statementId: recordId,
  account: text,
  currency: text,
  /** Below 0 for a debit. */
  amount: amount,
  /** The part that is not booked yet. */
  remaining: amount,
  bookingDate: day,
  valueDate: day,
  /** The account's balance after it; null for a line from before that was stored. */
  balance: z.nullable(amount),
  bankReference: z.nullable(text),
  text: text,
  payerName: z.nullable(text),
  payerAccount: z.nullable(text),
  /** A line of another file that may be the same one: its id, and its data. */
  resembles: z.nullable(text),
  resembled: z.nullable(possibleDuplicateLine),
  /** The line that this one duplicates: together they count once. */
  duplicateOf: z.nullable(text),
  /** For an open credit: the deadline for booking that sellers are promised. */
  bookBy: z.nullable(day),
  /** For an open line: its assignee. */
  work: z.exactOptional(claimedRow),
  /** For an open or held line: its pending approvals. */
  proposed: z.exactOptional(z.readonly(z.array(pendingApprovalSummary))),
  state: state(lineStates),
  /** Its allocations, with the person and the reason. */
  parts: z.array(
    z.strictObject({
      ...namedCompany.shape,
      kind: z.enum(['payment', 'charge', 'payoff', 'suspense', 'payout', 'returned payout']),
      facilityId: recordId,
      id: recordId,
      amount: amount,
      by: text,
      at: instant,
      /** The matching reasons of a certain match; otherwise the person's reason. */
      reasons: z.readonly(z.array(lineReason)),
      reason: z.nullable(text),
    }),
  ),
  reason: z.nullable(text),
  /** For an ignored line: the rule that disposed of it. */
  rule: z.exactOptional(z.nullable(appliedLineRule)),
  /** The bank's reference of the return transfer. */
  returnReference: z.nullable(text),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(text),
  finding: z.nullable(lineFinding),
  /** Why the viewer cannot book it: `own reading` manually or by rule, `not continued` by rule. */
  heldBack: z.exactOptional(z.nullable(bookingObstacle)),
})
export type StatementLineView = z.output<typeof statementLineView>

export const statementLineList = z.strictObject({
  /** The statement of the lines, if requested. */
  statement: z.nullable(statementSummary),
  lines: z.array(statementLineView),
  cursor: z.nullable(text),
})

/** A company's possible targets for a line, and facilities that can hold its money. Only in the line's currency. */
export const lineTargets = z.strictObject({
  ...namedCompany.shape,
  facilities: z.array(
    z.strictObject({
      facilityId: recordId,
      productCode: product,
      held: amount,
    }),
  ),
  /** The earliest due first. */
  targets: z.array(
    z.strictObject({
      kind: z.enum(['payment', 'charge', 'payoff']),
      id: recordId,
      facilityId: recordId,
      /** The debt as of the line's value date; for a reported transfer the reported amount. */
      amount: amount,
      dueDate: day,
      /** For a reported transfer: its charge order, and the reported reference. */
      chargeId: z.nullable(recordId),
      reference: z.nullable(text),
      /** It takes no money automatically: its dispute is undecided. */
      isDisputed: yesNo,
      /** Its debt was written off; the amount is what can still be recovered. */
      isWrittenOff: yesNo,
    }),
  ),
})
export type LineTargets = z.output<typeof lineTargets>

/** The outcome of the certain lines. */
export const linesBooked = z.strictObject({
  booked: z.array(text),
  /** Those that could not be booked, and why. */
  left: z.array(
    z.strictObject({
      lineId: recordId,
      why: text,
    }),
  ),
  /** There may be more certain lines. */
  goesOn: yesNo,
})
export type LinesBooked = z.output<typeof linesBooked>

export const statementLineDecided = z.strictObject({
  line: statementLineView,
})

/** An approved drawdown before its payout. */
export const payoutView = z.strictObject({
  ...namedCompany.shape,
  ...workQueueRow.shape,
  facilityId: recordId,
  drawdownId: recordId,
  currency: text,
  amount: amount,
  /** The net payout today: the amount less upfront deductions. */
  net: amount,
  approvedAt: z.nullable(instant),
  approvedBy: z.nullable(text),
  secondedBy: z.nullable(text),
  /** Since when it waits: its approval, or its last failed transfer. */
  waitsSince: instant,
  /** The lender's target date for paying it. */
  payBy: day,
  account: z.nullable(
    z.strictObject({
      accountId: recordId,
      version: count,
      bankName: text,
      accountNumber: text,
      /** The present state; `changed` if its details differ from those in the drawdown. */
      state: state(['waiting', 'to be verified', 'verified', 'refused', 'removed', 'changed', 'missing']),
      verifiedSince: z.nullable(text),
      /** The bank refused a transfer to it, in its own words, and nobody has verified it since. */
      rejectedTransfer: z.nullable(z.strictObject({ at: instant, reason: text })),
    }),
  ),
  /** The past-due charge order, if any. */
  overdue: z.nullable(
    z.strictObject({
      chargeId: recordId,
      dueDate: day,
    }),
  ),
  /** Why it cannot be paid out at this moment; null if it can. */
  heldUpBy: z.nullable(z.enum(payoutObstacles)),
  batchId: z.nullable(recordId),
})
export type PayoutView = z.output<typeof payoutView>

export const payoutList = z.strictObject({
  payouts: z.array(payoutView),
  cursor: z.nullable(text),
})

/** What a status of the bank is about: the whole message, a payment information block, or one transfer. */
export type StatusScope = (typeof statusScopes)[number]

/** A status that the bank reported of a transfer, or of the batch as a whole. */
export const transferStatusView = z.strictObject({
  source: z.enum(['pain.002', 'camt.054']),
  scope: z.enum(statusScopes),
  /** The bank's code, as it is. */
  status: text,
  outcome: z.enum(transferOutcomes),
  reasonCodes: z.readonly(z.array(text)),
  /** The bank's additional information. */
  information: text,
  bankReference: z.nullable(text),
  reportedAt: instant,
  readAt: instant,
  readBy: text,
})
export type TransferStatusView = z.output<typeof transferStatusView>

/** What the bank reported of a transfer, in the bank's order. */
export const transferStatuses = z.strictObject({
  outcome: z.enum(transferOutcomes),
  /** The bank rejected or returned it, and nobody has recorded that. */
  isUnsettled: yesNo,
  /** Its statuses contradict each other. */
  isContradictory: yesNo,
  statuses: z.array(transferStatusView),
})
export type TransferStatuses = z.output<typeof transferStatuses>

export const payoutBatchEntry = z.strictObject({
  ...namedCompany.shape,
  facilityId: recordId,
  drawdownId: recordId,
  endToEndId: recordId,
  currency: text,
  amount: amount,
  bankName: text,
  accountNumber: text,
  /** As the file orders it; null where the bank chooses. */
  route: z.nullable(z.enum(transferRoutes)),
  state: state(['waiting', 'paid out', 'cancelled', 'returned']),
  /** Why it was cancelled or returned. */
  reason: z.nullable(text),
  paidOutAt: z.nullable(instant),
  reference: z.nullable(text),
  /** Its debit line in a statement. */
  lineId: z.nullable(recordId),
  /** Obstacles overridden because the bank had already paid. */
  exceptions: withResponseKind(z.readonly(z.array(z.enum(payoutExceptions))), 'exceptions'),
  /** Null before the bank reported anything of it. */
  bank: z.nullable(transferStatuses),
})
export type PayoutBatchEntry = z.output<typeof payoutBatchEntry>

/** The figures that two people compare with the bank's before they release a file there. */
export const sentBatchFile = z.strictObject({
  /** `pain.001.001.03` or `pain.001.001.09`. */
  format: text,
  /** Of its bytes, in hex. */
  sha256: text,
  /** Null for a file from before totals were recorded. */
  transfers: z.nullable(count),
  controlSum: z.nullable(amount),
  totals: z.array(
    z.strictObject({
      currency: text,
      transfers: count,
      amount: amount,
    }),
  ),
})
export type SentBatchFile = z.output<typeof sentBatchFile>

export const payoutBatchSummary = z.strictObject({
  batchId: recordId,
  messageId: recordId,
  status: state(payoutBatchStatuses),
  executionDate: day,
  /** Something of it still waits after the ordered execution day. */
  isPastDay: yesNo,
  /** When the bank's file was handed out, and to whom. */
  sentAt: z.nullable(instant),
  sentBy: z.nullable(text),
  /** The bank's view of the file, for releasing it there. */
  file: z.nullable(sentBatchFile),
  /** The number of transfers that the bank rejected or returned, until that is recorded. */
  rejectedCount: count,
  madeAt: instant,
  madeBy: text,
  approvedBy: z.nullable(text),
  /** Entries that were not cancelled, by currency. */
  totals: z.array(
    z.strictObject({
      currency: text,
      transfers: count,
      amount: amount,
    }),
  ),
})
export type PayoutBatchSummary = z.output<typeof payoutBatchSummary>

export const payoutBatchView = z.strictObject({
  ...payoutBatchSummary.shape,
  /** What the bank reported of the batch as a whole. */
  statuses: z.array(transferStatusView),
  entries: z.array(payoutBatchEntry),
})
export type PayoutBatchView = z.output<typeof payoutBatchView>

export const payoutBatchList = z.strictObject({
  batches: z.array(payoutBatchSummary),
  cursor: z.nullable(text),
})
export type PayoutBatchList = z.output<typeof payoutBatchList>

export const payoutBatchFile = z.strictObject({
  batchId: recordId,
  fileName: text,
  /** `pain.001.001.03` or `pain.001.001.09`. */
  format: text,
  content: text,
  transfers: count,
  /** The sum of all transfers across currencies: the file's control sum. */
  controlSum: amount,
  /** Of the file's bytes, in hex. */
  sha256: text,
})

/** A payout that the bank returned. */
export const payoutReturned = z.strictObject({
  drawdownId: recordId,
  facilityId: recordId,
  status: anyState,
  returned: amount,
})

export const payoutBatchConfirmed = z.strictObject({
  ...payoutBatchView.shape,
  /** The drawdowns whose payout, or rejection, could not be booked, and why. */
  left: z.array(
    z.strictObject({
      drawdownId: recordId,
      why: text,
    }),
  ),
})

/** The bookings of a day without a bank statement line. */
export const manualBookings = z.strictObject({
  day: day,
  bookings: z.array(
    z.strictObject({
      auditId: recordId,
      at: instant,
      action: actName,
      companyId: z.nullable(recordId),
      ...companyNames,
      bookedBy: text,
      approvedBy: z.nullable(text),
      reason: z.nullable(text),
      /** The currency of its amounts, if all are in one. */
      currency: z.nullable(text),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
  cursor: z.nullable(text),
})
export type ManualBookings = z.output<typeof manualBookings>
