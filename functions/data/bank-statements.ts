import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { type Continuity, isContinuous } from '#shared/repayment/statement-continuity.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { groupIndex, type Item, put, replace, type Table, type Write } from './table.ts'

/** An imported statement of the lender's bank. */
export interface BankStatementRecord {
  statementId: string
  /** The format of the file. */
  format: string
  /** The bank's number of the statement. */
  number: string
  account: string
  currency: Currency
  from: BusinessDate
  to: BusinessDate
  openingCents: Cents
  closingCents: Cents
  /** All lines, and how many of them are credits. */
  lineCount: number
  creditCount: number
  creditCents: Cents
  /** How many lines are debits. Absent for statements imported before debits were counted. */
  debitCount?: number
  debitCents?: Cents
  /** The bank's sequence number within the year, if it has one. */
  sequence?: number
  page?: number
  /** Its lines have only value dates, no booking dates. */
  isByValueDate?: true
  /**
   * Its continuity with the account's earlier statements. Absent for statements from before continuity was checked,
   * which are accepted.
   */
  continuity?: Continuity
  /** The closing balance known when continuity was checked, and the number of statements missing in between. */
  knownCents?: Cents
  missing?: number
  /** Two people accepted the statement although it does not continue the previous one. */
  accepted?: { at: string; by: string; approvedBy?: string; reason?: string }
  /** Who imported it first, with their authenticated principal if any. */
  readAt: string
  readBy: string
  readAs?: string
  /** Not all lines are stored yet: the statement does not count as imported, and importing it again resumes. */
  isIncomplete?: true
  /** The fingerprint of its lines, by which a repeated import is known to have the same lines. */
  linesFingerprint?: string
  /** While it is incomplete: the placement of its lines among those stored before. Absent where all are new. */
  placing?: readonly string[]
  version: number
}

/** Whether its lines may be booked automatically: it is continuous, or was accepted. */
export const isReliable = ({
  continuity,
  accepted,
}: Pick<BankStatementRecord, 'continuity' | 'accepted'>): boolean =>
  accepted !== undefined || continuity === undefined || isContinuous(continuity)

export const statementPartition = (statementId: string): string => `BANKSTATEMENT#${statementId}`
export const statementsGroup = 'BANKSTATEMENT'
const incompleteStatements = 'BANKSTATEMENT#incomplete'

/** Access pattern: a bank statement by id. */
export const findBankStatement = (
  table: Table,
  statementId: string,
): Promise<Item<BankStatementRecord> | undefined> =>
  table.get<BankStatementRecord>({ pk: statementPartition(statementId), sk: 'STATEMENT' })

/** Access pattern: the statements whose lines are not all stored, the earliest first. */
export const listIncompleteStatements = async (
  table: Table,
  limit: number,
): Promise<Item<BankStatementRecord>[]> =>
  (await table.query<BankStatementRecord>({ pk: incompleteStatements, index: groupIndex, limit })).items

/** Records a statement (version 0), or another import of it. It is listed once all its lines are stored. */
export const replaceBankStatement = (table: Table, statement: BankStatementRecord): Write =>
  replace<BankStatementRecord>(table, {
    ...statement,
    pk: statementPartition(statement.statementId),
    sk: 'STATEMENT',
    gsi1pk: statement.isIncomplete ? incompleteStatements : statementsGroup,
    gsi1sk: `${statement.readAt}#${statement.statementId}`,
    type: 'bank-statement',
  })

interface LinesOfStatement {
  lineIds: readonly string[]
}

/** Records the order of a statement's lines, which are not stored yet while it is incomplete; idempotent. */
export const indexStatementLines = (table: Table, statementId: string, lineIds: readonly string[]): Write =>
  put<LinesOfStatement>(table, {
    pk: statementPartition(statementId),
    sk: 'LINES',
    type: 'bank-statement-lines',
    lineIds,
  })

/** Access pattern: the ids of a statement's lines, in its order. */
export const listLinesOfStatement = async (
  table: Table,
  statementId: string,
): Promise<readonly string[] | undefined> =>
  (await table.get<LinesOfStatement>({ pk: statementPartition(statementId), sk: 'LINES' }))?.lineIds
