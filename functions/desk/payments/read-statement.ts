import * as z from 'zod/mini'
import { textEncodings } from '#shared/desk/text-encoding.ts'
import { currencySchema } from '#shared/money/currency.ts'
import { type BusinessDate, latestDateAnywhere } from '#shared/time/business-date.ts'
import {
  type BankStatementRecord,
  findBankStatement,
  listLinesOfStatement,
  nameLinesOfStatement,
  replaceBankStatement,
} from '../../data/bank-statements.ts'
import type { Table, Write } from '../../data/table.ts'
import { explained, shortText } from '../engine/act-fields.ts'
import { type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import { describeReading, type IdentifiedStatement, identifyStatement } from './identify-statement.ts'
import { keepLines } from './keep-lines.ts'
import { lenderBankAccount } from './lender-bank-account.ts'
import { type BankStatement, checkDays, UnreadableStatement } from './statements/bank-statement.ts'
import { csvColumns, dateOrders } from './statements/csv-columns.ts'
import type { IdentifiedLine } from './statements/line-identity.ts'
import { tellLinesApart } from './tell-lines-apart.ts'

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

const parseFile = async (
  { file: bytes, columns, dateOrder, account, currency, encoding }: Given,
  latest: BusinessDate,
): Promise<BankStatement[] | DeskRefusal> => {
  const { parseStatements } = await import('./statements/parse-statements.ts')
  try {
    const statements = await parseStatements(
      bytes,
      columns && account && currency ? { columns, dateOrder, account, currency } : undefined,
      encoding,
    )
    return statements.map((statement) => checkDays(statement, latest))
  } catch (error) {
    if (error instanceof UnreadableStatement) return refuseAct('invalidInput', error.message)
    throw error
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

/** Has those whose lines had yet to be written count as read, now that all of them are. False where somebody else reads one of them. */
const completeStatements = async (
  table: Table,
  records: readonly BankStatementRecord[],
): Promise<boolean> => {
  const writes = records.flatMap(({ isIncomplete, ...record }, index): [string, Write][] =>
    isIncomplete
      ? [[`statement ${index}`, replaceBankStatement(table, { ...record, version: record.version + 1 })]]
      : [],
  )
  return writes.length === 0 || (await table.transact(Object.fromEntries(writes))).ok
}

export const readStatementAct = deskAct({
  name: 'statement-read',
  summary:
    'Reads a statement of the lender’s bank: each line is kept once, however often it is read. One that does not add up is refused whole.',
  positional: ['file'],
  sensitive: {
    kinds: ['movesMoney'],
    whyOnePerson:
      'It books nothing; a file that does not add up, or is of another account, is refused whole.',
  },
  schema,
  run: async (given, act, { table, clock, config }) => {
    const parsed = await parseFile(given, latestDateAnywhere(clock()))
    if (!Array.isArray(parsed)) return parsed
    if (parsed.length > mostStatements)
      return refuseAct(
        'invalidInput',
        `the file has ${parsed.length} statements: at most ${mostStatements} at once`,
      )
    const statements: IdentifiedStatement[] = []
    for (const each of parsed) {
      const account = lenderBankAccount(config.lender, each.account)
      if (!account)
        return refuseAct(
          'ruleBroken',
          `account ${each.account || 'without a number'} is none of the lender’s`,
        )
      const read = identifyStatement(account, each)
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
    if (added.length === 0 && kept.every((each) => each && !each.isIncomplete)) return outcome
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
    const records = told.map(({ record, lines: ofStatement }, index) => ({
      ...record,
      readAt,
      readBy: act.actor,
      version: kept[index]?.version ?? 0,
      ...(ofStatement.some(({ lineId }) => addedIds.has(lineId)) ? { isIncomplete: true as const } : {}),
    }))
    const writes = records.flatMap((record, index): [string, Write][] => [
      [`statement ${index}`, replaceBankStatement(table, record)],
      [
        `lines ${index}`,
        nameLinesOfStatement(table, record.statementId, told[index]?.lines.map(({ lineId }) => lineId) ?? []),
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
    const beingRead = 'the same statement is being read at this moment; read it again'
    if (!written.ok) return refuseAct('changedMeanwhile', beingRead)
    await keepLines(table, told, added, readAt)
    return (await completeStatements(table, records)) ? outcome : refuseAct('changedMeanwhile', beingRead)
  },
})
