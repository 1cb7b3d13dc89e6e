import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import {
  type BankStatementRecord,
  isReliable,
  statementPartition,
  statementsGroup,
} from './bank-statements.ts'
import { listLatest } from './list-latest.ts'
import { type Item, type ItemPage, put, remove, type Table, type Write } from './table.ts'

const unacceptedStatements = 'BANKSTATEMENT-UNACCEPTED'
const statementDays = 'BANKSTATEMENT-DAY'

interface StatementListing {
  limit: number
  cursor?: string | undefined
  accepts?:
    | ((statement: Pick<BankStatementRecord, 'account' | 'number' | 'from' | 'to'>) => boolean)
    | undefined
}

/** Access pattern: the imported bank statements, the latest import first. */
export const listBankStatements = (
  table: Table,
  { accepts, ...page }: StatementListing,
): Promise<ItemPage<Item<BankStatementRecord>>> =>
  listLatest<BankStatementRecord>(table, [{ pk: statementsGroup, accepts }], page)

const withStatements = async (
  table: Table,
  { items, cursor }: ItemPage<{ statementId: string }>,
): Promise<ItemPage<Item<BankStatementRecord>>> => {
  const statements = await table.getMany<BankStatementRecord>(
    items.map(({ statementId }) => ({ pk: statementPartition(statementId), sk: 'STATEMENT' })),
  )
  return {
    items: statements.flatMap((statement) => statement ?? []),
    ...(cursor === undefined ? {} : { cursor }),
  }
}

const unacceptedKey = (statementId: string) => ({ pk: statementPartition(statementId), sk: 'UNACCEPTED' })

/** Lists an imported statement among those that wait for acceptance, unless it is reliable. */
export const indexUnaccepted = (table: Table, statement: BankStatementRecord): Write | undefined => {
  const { statementId, readAt, account, number, from, to } = statement
  return isReliable(statement)
    ? undefined
    : put<StatementDays>(table, {
        ...unacceptedKey(statementId),
        type: 'bank-statement-unaccepted',
        gsi1pk: unacceptedStatements,
        gsi1sk: `${readAt}#${statementId}`,
        statementId,
        account,
        number,
        from,
        to,
      })
}

/** Removes a statement from that list once it is accepted. */
export const unindexUnaccepted = (table: Table, statementId: string): Write =>
  remove(table, unacceptedKey(statementId))

/**
 * Access pattern: the discontinuous bank statements that were not accepted, the latest import first. One that has
 * become continuous since stays in the index until `find-rebuild` runs, and is filtered out here.
 */
export const listUnacceptedStatements = async (
  table: Table,
  { accepts, ...page }: StatementListing,
): Promise<ItemPage<Item<BankStatementRecord>>> => {
  const listed = await withStatements(
    table,
    await listLatest<StatementDays>(table, [{ pk: unacceptedStatements, accepts }], page),
  )
  return { ...listed, items: listed.items.filter((statement) => !isReliable(statement)) }
}

/** The fields of a statement in its index items. */
interface StatementDays
  extends Pick<BankStatementRecord, 'statementId' | 'account' | 'number' | 'from' | 'to'> {}

/** The longest period of a statement, in days, that is found by a day within it: a quarter. */
const maxPeriod = 92

/** Indexes an imported statement by its days, which never change; idempotent. One without lines has no days. */
export const indexStatementDays = (
  table: Table,
  { statementId, account, number, from, to }: StatementDays,
): Write | undefined =>
  to
    ? put<StatementDays>(table, {
        pk: statementPartition(statementId),
        sk: 'DAYS',
        type: 'bank-statement-days',
        gsi1pk: statementDays,
        gsi1sk: `${to}#${statementId}`,
        statementId,
        account,
        number,
        from,
        to,
      })
    : undefined

/** Access pattern: the imported bank statements with a day in a range, the latest day first. */
export const listStatementsOfDays = async (
  table: Table,
  {
    from,
    to,
    accepts = () => true,
    ...asked
  }: StatementListing & {
    from?: BusinessDate | undefined
    to?: BusinessDate | undefined
  },
): Promise<ItemPage<Item<BankStatementRecord>>> => {
  const page = await listLatest<StatementDays>(
    table,
    [{ pk: statementDays, accepts: (days) => (!to || days.from <= to) && accepts(days) }],
    { ...asked, from, to: to && `${addDays(to, maxPeriod)}~` },
  )
  return withStatements(table, page)
}

/** Rewrites the index items of a statement; backfills those of statements imported before these items existed. */
export const reindexStatement = (table: Table, statement: BankStatementRecord): Write[] =>
  statement.isIncomplete
    ? []
    : [
        indexStatementDays(table, statement) ?? [],
        indexUnaccepted(table, statement) ?? unindexUnaccepted(table, statement.statementId),
      ].flat()
