import { type BankStatementRecord, replaceBankStatement } from '../../data/bank-statements.ts'
import {
  findStatementLines,
  indexLineFingerprint,
  replaceStatementLine,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table, Write } from '../../data/table.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { findFreeFingerprints } from './free-fingerprints.ts'
import type { IdentifiedLine } from './statements/line-identity.ts'

/** In a transaction of at most a hundred writes, a line and its fingerprint each. */
const maxTogether = 40

/** A stored line, and as another import of its file has it. */
export interface RewrittenLine {
  stored: StatementLine
  line: IdentifiedLine
}

const textsOf = ({
  text,
  payerName,
  payerAccount,
}: Pick<StatementLine, 'text' | 'payerName' | 'payerAccount'>) => ({
  text,
  ...(payerName === undefined ? {} : { payerName }),
  ...(payerAccount === undefined ? {} : { payerAccount }),
})

const haveSameMoney = (stored: StatementLine, line: IdentifiedLine): boolean =>
  stored.amountCents === line.amountCents &&
  stored.valueDate === line.valueDate &&
  stored.bookingDate === line.bookingDate

const haveSameTexts = (stored: StatementLine, line: IdentifiedLine): boolean =>
  JSON.stringify(textsOf(stored)) === JSON.stringify(textsOf(line))

export interface StatementToRewrite {
  kept: BankStatementRecord
  lines: readonly { line: IdentifiedLine; lineId: string }[]
  fingerprint: string
}

/**
 * The stored lines of a statement whose texts differ in another import of its file, with the same amounts and dates.
 */
export const findRewrittenLines = async (
  table: Table,
  { kept, lines }: StatementToRewrite,
): Promise<RewrittenLine[] | DeskRefusal> => {
  const stored = await findStatementLines(
    table,
    lines.map(({ lineId }) => lineId),
  )
  const pairs = lines.flatMap(({ line }, index) => {
    const before = stored[index]
    return before && haveSameMoney(before, line) ? { stored: before, line } : []
  })
  const expected = kept.isIncomplete ? stored.filter((line) => line !== undefined) : lines
  return pairs.length === expected.length
    ? pairs.filter((pair) => !haveSameTexts(pair.stored, pair.line))
    : refuseAct('ruleBroken', `statement ${kept.number} was read before with other amounts or dates`)
}

/**
 * Replaces the texts of a statement's lines. What was booked of them stays. After a crash, another import of the file
 * replaces the rest.
 */
export const replaceTexts = async (
  { kept, fingerprint }: StatementToRewrite,
  rewritten: readonly RewrittenLine[],
  act: Act,
  table: Table,
): Promise<DeskRefusal | undefined> => {
  const taken = new Set<string>()
  for (let start = 0; start === 0 || start < rewritten.length; start += maxTogether) {
    const group = rewritten.slice(start, start + maxTogether)
    const fingerprintIds = await findFreeFingerprints(
      table,
      group.map(({ line }) => line.alikeKey),
      taken,
    )
    const writes: Record<string, Write> = {}
    for (const [index, { stored, line }] of group.entries()) {
      const { text: _text, payerName: _name, payerAccount: _account, ...rest } = stored
      const fingerprintId = fingerprintIds[index] ?? ''
      writes[`line ${index}`] = replaceStatementLine(table, { ...rest, ...textsOf(line) })
      writes[`fingerprint ${index}`] = indexLineFingerprint(
        table,
        fingerprintId,
        stored.lineId,
        stored.readAt,
      )
    }
    const isLast = start + maxTogether >= rewritten.length
    const change = (texts: (each: RewrittenLine) => object) => ({
      statementId: kept.statementId,
      lines: group.map((each) => ({ lineId: each.stored.lineId, ...texts(each) })),
    })
    const written = await table.transact<string>({
      ...writes,
      ...(isLast
        ? { statement: replaceBankStatement(table, { ...kept, linesFingerprint: fingerprint }) }
        : {}),
      audit: act.audit({
        before: change(({ stored }) => textsOf(stored)),
        after: change(({ line }) => textsOf(line)),
      }),
    })
    if (!written.ok)
      return refuseAct(
        'changedMeanwhile',
        'a line of the statement changed at the same moment; read it again',
      )
  }
  return undefined
}
