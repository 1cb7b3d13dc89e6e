import * as z from 'zod/mini'
import type { StatementReading } from '#shared/desk/payments.ts'
import { textEncodings } from '#shared/desk/text-encoding.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { currencySchema } from '#shared/money/currency.ts'
import {
  type BankStatementRecord,
  findBankStatement,
  listLinesOfStatement,
  nameLinesOfStatement,
  replaceBankStatement,
} from '../../data/bank-statements.ts'
import { inBatches } from '../../data/in-batches.ts'
import { sha256Of } from '../../data/sha256.ts'
import {
  findLineOfLikeness,
  findStatementLine,
  isDebit,
  nameLikeness,
  replaceStatementLine,
} from '../../data/statement-lines.ts'
import type { Table, Write } from '../../data/table.ts'
import { explained, shortText } from '../engine/act-fields.ts'
import { type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import { lenderBankAccount } from './lender-bank-account.ts'
import { type BankStatement, UnreadableStatement } from './statements/bank-statement.ts'
import { csvColumns, dateOrders } from './statements/csv-columns.ts'
import { type IdentifiedLine, identifyLines } from './statements/line-identity.ts'
import { besideAnotherDay, isOfAnotherDay, type KeptLine, tellLinesApart } from './tell-lines-apart.ts'

/** In bytes: what a call of the desk carries, in base64. */
const largestFile = 4 * 1024 * 1024
/** Each is written twice in one transaction of at most a hundred writes. */
const mostStatements = 40
const atOnce = 25

const file = z
  .pipe(
    z.base64('a file in base64'),
    z.transform((text) => Buffer.from(text, 'base64')),
  )
  .check(z.refine(({ length }) => length > 0 && length <= largestFile, 'at most 4 MB'))

const schema = z.object({
  file: explained(file, 'the bank’s file: camt.053.001.02 or .08, MT940, or CSV', 'statement.xml'),
  columns: z.optional(
    explained(
      csvColumns,
      'of a CSV: the headings under which it has what',
      '{"valueDate":"Date","amount":"Amount","balance":"Balance","text":["Details"]}',
    ),
  ),
  dateOrder: explained(z._default(z.enum(dateOrders), 'YMD'), 'of a CSV: how its dates are written', 'DMY'),
  account: z.optional(explained(shortText(40), 'of a CSV: the account', '000-000000-000')),
  currency: z.optional(explained(currencySchema, 'of a CSV: the account’s currency', 'GBP')),
  encoding: z.optional(
    explained(
      z.enum(textEncodings),
      'how its text is written; found out where none is given, and asked for where that is not clear',
      'gb18030',
    ),
  ),
})
type Given = z.output<typeof schema>

/** A statement that is sound, with its lines. */
interface ReadStatement {
  record: Omit<Required<BankStatementRecord>, 'version' | 'readAt' | 'readBy'>
  lines: IdentifiedLine[]
}

const sumOf = (lines: readonly IdentifiedLine[]): Cents =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

const readStatement = (account: string, statement: BankStatement): ReadStatement => {
  const { format, number, currency, openingCents, closingCents, lines } = statement
  // Banks tell some things by a line without an amount.
  const identified = identifyLines(account, statement).filter(({ amountCents }) => amountCents !== 0)
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
      lineCount: lines.length,
      creditCount: credits.length,
      creditCents: sumOf(credits),
      debitCount: debits.length,
      debitCents: 0 - sumOf(debits),
    },
    lines: identified,
  }
}

const parseFile = async ({
  file: bytes,
  columns,
  dateOrder,
  account,
  currency,
  encoding,
}: Given): Promise<BankStatement[] | DeskRefusal> => {
  const { parseStatements } = await import('./statements/parse-statements.ts')
  try {
    return await parseStatements(
      bytes,
      columns && account && currency ? { columns, dateOrder, account, currency } : undefined,
      encoding,
    )
  } catch (error) {
    if (error instanceof UnreadableStatement) return refuseAct('invalidInput', error.message)
    throw error
  }
}

/** Writes a line down once, however many read it at once; gives the id that it is kept by. */
const keepLine = async (
  table: Table,
  { account, currency }: Pick<BankStatementRecord, 'account' | 'currency'>,
  kept: KeptLine,
  readAt: string,
): Promise<string> => {
  const { statementId, line: identified } = kept
  const { likenessId, datedId: _datedId, ...line } = identified
  const { lineId } = line
  const isFirst = await table.write(nameLikeness(table, likenessId, lineId, readAt))
  const alike = isFirst ? lineId : await findLineOfLikeness(table, likenessId)
  // Two lines that the bank names differently are two, however alike.
  const likely =
    alike !== undefined && alike !== lineId && (alike === likenessId || lineId === likenessId)
      ? alike
      : undefined
  const resembles = kept.resembles ?? likely
  const isWritten = await table.write(
    replaceStatementLine(table, {
      ...line,
      statementId,
      account,
      currency,
      ...(resembles ? { resembles } : {}),
      state: 'open',
      parts: [],
      readAt,
      version: 0,
    }),
  )
  if (isWritten) return lineId
  // Somebody else read one of another day at the same moment: nothing that came is dropped for it.
  const there = await findStatementLine(table, lineId)
  return there && isOfAnotherDay(kept, there) && lineId !== identified.datedId
    ? keepLine(table, { account, currency }, besideAnotherDay(kept, there), readAt)
    : lineId
}

/** Writes down what is new of statements, and by which id, where that is another than it seemed. */
const keepLines = async (
  table: Table,
  statements: readonly ReadStatement[],
  added: readonly KeptLine[],
  readAt: string,
): Promise<void> => {
  const records = new Map(statements.map(({ record }) => [record.statementId, record]))
  const ids = await inBatches(added, atOnce, async (kept) => {
    const record = records.get(kept.statementId)
    if (!record) throw new Error(`there is no statement ${kept.statementId}`)
    return [kept.line.lineId, await keepLine(table, record, kept, readAt)] as const
  })
  const moved = new Map(ids.filter(([seemed, id]) => seemed !== id))
  for (const { record, lines } of statements)
    if (lines.some(({ lineId }) => moved.has(lineId)))
      await table.write(
        nameLinesOfStatement(
          table,
          record.statementId,
          lines.map(({ lineId }) => moved.get(lineId) ?? lineId),
        ),
      )
}

const describeReading = (
  { record, lines }: ReadStatement,
  isNew: (lineId: string) => boolean,
): StatementReading => {
  const { statementId, format, number, account, currency, from, to, lineCount } = record
  const countNew = (of: readonly IdentifiedLine[]) => of.filter(({ lineId }) => isNew(lineId)).length
  return {
    statementId,
    format,
    number,
    account,
    currency,
    from,
    to,
    opening: decimalFromCents(record.openingCents),
    closing: decimalFromCents(record.closingCents),
    lines: lineCount,
    credits: record.creditCount,
    newCredits: countNew(lines.filter((line) => !isDebit(line))),
    credited: decimalFromCents(record.creditCents),
    debits: record.debitCount,
    newDebits: countNew(lines.filter(isDebit)),
    debited: decimalFromCents(record.debitCents),
  }
}

/**
 * Whether a statement that was read before has lines now that it did not have: as where its text is read in another
 * encoding. Each would be a line of its own, and its money booked twice.
 */
const saysOtherwise = async (
  table: Table,
  { statementId }: Pick<BankStatementRecord, 'statementId'>,
  lines: readonly IdentifiedLine[],
  addedIds: ReadonlySet<string>,
): Promise<boolean> => {
  const before = new Set(await listLinesOfStatement(table, statementId))
  return lines.some(({ lineId }) => addedIds.has(lineId) && !before.has(lineId))
}

export const readStatementAct = deskAct({
  name: 'statement-read',
  summary:
    'Reads a statement of the lender’s bank: each line is kept once, however often it is read. One that does not add up is refused whole.',
  positional: ['file'],
  schema,
  run: async (given, act, { table, clock, config }) => {
    const parsed = await parseFile(given)
    if (!Array.isArray(parsed)) return parsed
    if (parsed.length > mostStatements)
      return refuseAct(
        'invalidInput',
        `the file has ${parsed.length} statements: at most ${mostStatements} at once`,
      )
    const statements: ReadStatement[] = []
    for (const each of parsed) {
      const account = lenderBankAccount(config.lender, each.account)
      if (!account)
        return refuseAct(
          'ruleBroken',
          `account ${each.account || 'without a number'} is none of the lender’s`,
        )
      const read = readStatement(account, each)
      if (statements.some(({ record }) => record.statementId === read.record.statementId)) continue
      statements.push(read)
    }
    const lines = statements.flatMap(({ record: { statementId }, lines: ofStatement }) =>
      ofStatement.map((line) => ({ statementId, line })),
    )
    const known = await tellLinesApart(table, lines, atOnce)
    const added = known.filter(({ isNew }) => isNew)
    const addedIds = new Set(added.map(({ line }) => line.lineId))
    const told = statements.map(({ record }) => ({
      record,
      lines: known.flatMap(({ statementId, line }) => (statementId === record.statementId ? line : [])),
    }))
    const outcome = {
      ok: true as const,
      statements: told.map((statement) => describeReading(statement, (id) => addedIds.has(id))),
    }
    const kept = await Promise.all(
      statements.map(({ record }) => findBankStatement(table, record.statementId)),
    )
    if (added.length === 0 && kept.every((each) => each !== undefined)) return outcome
    for (const [index, { record, lines: ofStatement }] of told.entries())
      if (
        kept[index]?.format === record.format &&
        (await saysOtherwise(table, record, ofStatement, addedIds))
      )
        return refuseAct(
          'ruleBroken',
          `statement ${record.number} was read before, and its lines said something else: read it in the encoding that it was read in then`,
        )

    const readAt = clock().toISOString()
    const writes = told.flatMap(({ record, lines: ofStatement }, index): [string, Write][] => [
      [
        `statement ${index}`,
        replaceBankStatement(table, {
          ...record,
          readAt,
          readBy: act.actor,
          version: kept[index]?.version ?? 0,
        }),
      ],
      [
        `lines ${index}`,
        nameLinesOfStatement(
          table,
          record.statementId,
          ofStatement.map(({ lineId }) => lineId),
        ),
      ],
    ])
    const written = await table.transact({
      ...Object.fromEntries(writes),
      audit: act.audit({
        before: null,
        after: {
          statements: outcome.statements.map(
            ({
              statementId,
              number,
              credits,
              newCredits,
              credited,
              debits,
              newDebits,
              debited,
              currency,
            }) => ({
              statementId,
              number,
              credits,
              newCredits,
              credited,
              debits,
              newDebits,
              debited,
              currency,
            }),
          ),
        },
      }),
    })
    if (!written.ok)
      return refuseAct('changedMeanwhile', 'the same statement is being read at this moment; read it again')
    await keepLines(table, told, added, readAt)
    return outcome
  },
})
