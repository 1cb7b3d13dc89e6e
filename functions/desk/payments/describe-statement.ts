import type { StatementSummary } from '#shared/desk/payments.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { BankStatementRecord } from '../../data/bank-statements.ts'
import { describeContinuity } from './identify-statement.ts'

/** The view of a statement. */
export const describeStatement = (statement: BankStatementRecord): StatementSummary => ({
  statementId: statement.statementId,
  format: statement.format,
  number: statement.number,
  account: statement.account,
  currency: statement.currency,
  from: statement.from || null,
  to: statement.to || null,
  opening: decimalFromCents(statement.openingCents),
  closing: decimalFromCents(statement.closingCents),
  lines: statement.lineCount,
  credits: statement.creditCount,
  credited: decimalFromCents(statement.creditCents),
  debits: statement.debitCount ?? 0,
  debited: decimalFromCents(statement.debitCents ?? 0),
  ...describeContinuity(statement),
  accepted: statement.accepted
    ? {
        at: statement.accepted.at,
        by: statement.accepted.by,
        approvedBy: statement.accepted.approvedBy ?? null,
        reason: statement.accepted.reason ?? null,
      }
    : null,
  readAt: statement.readAt,
  readBy: statement.readBy,
})
