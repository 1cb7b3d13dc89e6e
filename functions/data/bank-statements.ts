import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { type Continuity, isContinuous } from '#shared/repayment/statement-continuity.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { groupIndex, type Item, type ItemPage, put, replace, type Table, type Write } from './table.ts'

/** A statement of the lender's bank that was read. */
export interface BankStatementRecord {
  statementId: string
  /** How the file was written. */
  format: string
  /** As the bank numbers it. */
  number: string
  account: string
  currency: Currency
  from: BusinessDate
  to: BusinessDate
  openingCents: Cents
  closingCents: Cents
  /** All lines, and those of them that brought money. */
  lineCount: number
  creditCount: number
  creditCents: Cents
  /** Those by which money left. Absent of statements that were read before these were kept. */
  debitCount?: number
  debitCents?: Cents
  /** The bank's own number of it in its year, where it counts them. */
  sequence?: number
  /** How it stood to what was known of its account. Absent of statements that were read before this was kept, which stand. */
  continuity?: Continuity
  /** The closing balance that was known then, and how many statements the bank numbered in between. */
  knownCents?: Cents
  missing?: number
  /** Two people have taken it as it is, though it does not continue what was known. */
  accepted?: { at: string; by: string; approvedBy?: string; reason?: string }
  /** Who read it in first; what proves them, where something does. */
  readAt: string
  readBy: string
  readAs?: string
  /** Not all of its lines are written yet: it is no statement that was read, and reading it again goes on. */
  isIncomplete?: true
  version: number
}

/** Whether its lines may be booked by rule. */
export const isReliable = ({
  continuity,
  accepted,
}: Pick<BankStatementRecord, 'continuity' | 'accepted'>): boolean =>
  accepted !== undefined || continuity === undefined || isContinuous(continuity)

const partition = (statementId: string): string => `BANKSTATEMENT#${statementId}`
const everyStatement = 'BANKSTATEMENT'

/** Access pattern: a bank statement by id. */
export const findBankStatement = (
  table: Table,
  statementId: string,
): Promise<Item<BankStatementRecord> | undefined> =>
  table.get<BankStatementRecord>({ pk: partition(statementId), sk: 'STATEMENT' })

/** Access pattern: the bank statements that were read, the latest first. */
export const listBankStatements = (
  table: Table,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<BankStatementRecord>>> =>
  table.query<BankStatementRecord>({ pk: everyStatement, index: groupIndex, newestFirst: true, ...page })

/** Writes a statement down (version 0), or that it was read again. It is listed once all its lines are there. */
export const replaceBankStatement = (table: Table, statement: BankStatementRecord): Write =>
  replace<BankStatementRecord>(table, {
    ...statement,
    pk: partition(statement.statementId),
    sk: 'STATEMENT',
    ...(statement.isIncomplete
      ? {}
      : { gsi1pk: everyStatement, gsi1sk: `${statement.readAt}#${statement.statementId}` }),
    type: 'bank-statement',
  })

interface LinesOfStatement {
  lineIds: readonly string[]
}

/** Writes down which lines a statement has, in its order; the same however often. */
export const nameLinesOfStatement = (table: Table, statementId: string, lineIds: readonly string[]): Write =>
  put<LinesOfStatement>(table, {
    pk: partition(statementId),
    sk: 'LINES',
    type: 'bank-statement-lines',
    lineIds,
  })

/** Access pattern: the ids of a statement's lines, in its order. */
export const listLinesOfStatement = async (
  table: Table,
  statementId: string,
): Promise<readonly string[] | undefined> =>
  (await table.get<LinesOfStatement>({ pk: partition(statementId), sk: 'LINES' }))?.lineIds
