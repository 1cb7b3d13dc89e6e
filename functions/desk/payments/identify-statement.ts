import type { StatementReading } from '#shared/desk/payments.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { BankStatementRecord } from '../../data/bank-statements.ts'
import { sha256Of } from '../../data/sha256.ts'
import { isDebit } from '../../data/statement-lines.ts'
import type { PlacedLine } from './deduplicate-lines.ts'
import type { BankStatement } from './statements/bank-statement.ts'
import { type IdentifiedLine, identifyLines } from './statements/line-identity.ts'

/** A valid statement, with its lines. */
export interface IdentifiedStatement {
  record: Omit<BankStatementRecord, 'version' | 'readAt' | 'readBy' | 'isIncomplete'> &
    Required<Pick<BankStatementRecord, 'debitCount' | 'debitCents'>>
  lines: IdentifiedLine[]
}

const sumOf = (lines: readonly IdentifiedLine[]): Cents =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

export const identifyStatement = (account: string, statement: BankStatement): IdentifiedStatement => {
  const { format, number, sequence, page, currency, openingCents, closingCents, lines } = statement
  const identified = identifyLines(account, statement)
  const credits = identified.filter((line) => !isDebit(line))
  const debits = identified.filter(isDebit)
  const days = lines.map(({ bookingDate }) => bookingDate).toSorted()
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const identity = [account, number, currency, openingCents, closingCents, from, to, lines.length]
  return {
    record: {
      statementId: sha256Of(JSON.stringify(identity)).slice(0, 32),
      format,
      number,
      account,
      currency,
      from,
      to,
      openingCents,
      closingCents,
      ...(sequence === undefined ? {} : { sequence }),
      ...(page === undefined ? {} : { page }),
      ...(statement.isByValueDate ? { isByValueDate: true as const } : {}),
      lineCount: lines.length,
      creditCount: credits.length,
      creditCents: sumOf(credits),
      debitCount: debits.length,
      debitCents: 0 - sumOf(debits),
    },
    lines: identified,
  }
}

/** The continuity of a statement with earlier ones of its account. */
export const describeContinuity = ({
  continuity,
  knownCents,
  missing = 0,
}: Pick<BankStatementRecord, 'continuity' | 'knownCents' | 'missing'>) => ({
  continuity: continuity ?? null,
  known: knownCents === undefined ? null : decimalFromCents(knownCents),
  missing,
})

export const describeReading = (
  { record }: Pick<IdentifiedStatement, 'record'>,
  placed: readonly PlacedLine[],
): Omit<StatementReading, 'rewritten'> => {
  const { statementId, format, number, account, currency, from, to, lineCount } = record
  const fresh = placed.filter(({ isNew }) => isNew)
  return {
    statementId,
    format,
    number,
    account,
    currency,
    from: from || null,
    to: to || null,
    opening: decimalFromCents(record.openingCents),
    closing: decimalFromCents(record.closingCents),
    lines: lineCount,
    credits: record.creditCount,
    newCredits: fresh.filter(({ line }) => !isDebit(line)).length,
    credited: decimalFromCents(record.creditCents),
    debits: record.debitCount,
    newDebits: fresh.filter(({ line }) => isDebit(line)).length,
    debited: decimalFromCents(record.debitCents),
    undecided: fresh.filter(({ resembles }) => resembles !== undefined).length,
    ...describeContinuity(record),
  }
}
