import type {
  AccountCheck,
  SkippedStatements,
  StatementReading,
  StatementsRead,
} from '#shared/desk/payments.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import {
  adjoiningPeriods,
  differenceOf,
  endsAtStart,
  isNumberedAfter,
  startsAtEnd,
} from '#shared/repayment/statement-coverage.ts'
import { indexStatementDays, indexUnaccepted } from '../../data/bank-statement-lists.ts'
import {
  type BankStatementRecord,
  findBankStatement,
  indexStatementLines,
  listLinesOfStatement,
  replaceBankStatement,
} from '../../data/bank-statements.ts'
import { sha256Of } from '../../data/sha256.ts'
import {
  listIncomplete,
  markIncomplete,
  type StatementChain,
  unmarkIncomplete,
} from '../../data/statement-chains.ts'
import { isDebit, type StatementLine } from '../../data/statement-lines.ts'
import type { Table, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { alertOnPayeeMismatch } from './alert-on-payee-mismatch.ts'
import { accountKeyOf, chainStatements, loadChains } from './chain-statements.ts'
import {
  createPlacement,
  type KnownPeriods,
  type LinePlacements,
  type Neighbour,
  type PlacedLine,
} from './deduplicate-lines.ts'
import { describeReading, type IdentifiedStatement, identifyStatement } from './identify-statement.ts'
import { lenderBankAccount } from './lender-bank-account.ts'
import { loadKnownLines } from './load-known-lines.ts'
import {
  findRewrittenLines,
  type RewrittenLine,
  replaceTexts,
  type StatementToRewrite,
} from './replace-texts.ts'
import type { BankStatement } from './statements/bank-statement.ts'
import type { IdentifiedLine } from './statements/line-identity.ts'
import { type Reading, storeLines } from './store-lines.ts'

/** The number of statements in one transaction, which has at most a hundred writes: four for each, and their chains. */
const maxTogether = 20
/** Enough for several accounts over a year. */
const maxStatements = 1000

export const chainChangedMeanwhile = refuseAct(
  'changedMeanwhile',
  'other statements of the account are being read at this moment; read it again',
)

const beingRead = refuseAct(
  'changedMeanwhile',
  'the same statement is being read at this moment; read it again',
)

const digestOf = (parts: readonly string[]): string => sha256Of(parts.join('\n')).slice(0, 32)

/** Digest of the lines with their payers. */
const fingerprintOf = (lines: readonly IdentifiedLine[]): string =>
  `payers ${digestOf(lines.map(({ alikeKey, payerName, payerAccount }) => JSON.stringify([alikeKey, payerName, payerAccount])))}`

/** Whether a statement was stored with these texts. Earlier digests have no payers. */
const hasFingerprint = (
  { linesFingerprint = '' }: BankStatementRecord,
  { lines, fingerprint }: { lines: readonly IdentifiedLine[]; fingerprint: string },
): boolean =>
  linesFingerprint ===
  (linesFingerprint.startsWith('payers ') ? fingerprint : digestOf(lines.map(({ alikeKey }) => alikeKey)))

const endingOf = (account: string): string => account.replaceAll(/[^A-Za-z0-9]/g, '').slice(-4)

const listEndings = (otherAccounts: readonly SkippedStatements[]): string =>
  otherAccounts.map(({ ending }) => (ending ? `…${ending}` : 'one without a number')).join(', ')

/** Others of an account are refused while a statement is incomplete, as after a crash: they may repeat its lines. */
const refuseUnfinished = (statement: BankStatementRecord | undefined): DeskRefusal =>
  refuseAct(
    'changedMeanwhile',
    `statement ${statement?.number ?? ''} of the account is not read whole yet: if nobody reads it now, read its file again first`,
  )

/** The statements of the lender's accounts, each once, and those of other accounts, which are left out. */
const identifyAll = (parsed: readonly BankStatement[], lender: Deps['config']['lender']) => {
  const own = new Map<string, IdentifiedStatement>()
  const otherAccounts = new Map<string, SkippedStatements>()
  for (const each of parsed) {
    const account = lenderBankAccount(lender, each.account)
    if (account) {
      const identified = identifyStatement(account, each)
      if (!own.has(identified.record.statementId)) own.set(identified.record.statementId, identified)
      continue
    }
    const { ending, statements, lines } = otherAccounts.get(each.account) ?? {
      ending: endingOf(each.account),
      statements: 0,
      lines: 0,
    }
    otherAccounts.set(each.account, { ending, statements: statements + 1, lines: lines + each.lines.length })
  }
  return { own: [...own.values()], otherAccounts: [...otherAccounts.values()] }
}

/** A statement of the file with its placed lines. */
interface PlannedStatement {
  record: IdentifiedStatement['record']
  kept: BankStatementRecord | undefined
  lines: readonly PlacedLine[]
  placing: LinePlacements
  fingerprint: string
  /** A crash left it incomplete, and its file has other texts now. */
  hasOtherTexts: boolean
  /** The account's known periods, with this statement. */
  periods: KnownPeriods
}

/** The lines of a statement that is stored whole. */
const storedLines = async (table: Table, { record, lines }: IdentifiedStatement): Promise<PlacedLine[]> => {
  const ids = (await listLinesOfStatement(table, record.statementId)) ?? []
  return lines.map((line, index) => ({ line, lineId: ids[index] ?? '', isNew: false, likenessId: '' }))
}

/** The lines of an incomplete statement that was imported with other texts, under their ids from then, if any. */
const resumedLines = async (
  table: Table,
  { record, lines }: IdentifiedStatement,
  placing: LinePlacements,
): Promise<PlacedLine[] | undefined> => {
  const ids = await listLinesOfStatement(table, record.statementId)
  return (
    ids &&
    lines.map((line, index): PlacedLine => {
      const [mark = '', resembled = ''] = [placing[index]?.slice(0, 1), placing[index]?.slice(1)]
      const lineId = ids[index] ?? ''
      const isNew = mark !== '='
      return { line, lineId, isNew, likenessId: '', ...(isNew && mark ? { resembles: resembled } : {}) }
    })
  )
}

/** Places all lines of the file. */
const placeStatements = async (
  table: Table,
  statements: readonly IdentifiedStatement[],
  kept: readonly (BankStatementRecord | undefined)[],
  chains: ReadonlyMap<string, StatementChain>,
): Promise<PlannedStatement[]> => {
  const isWhole = (index: number) => kept[index] !== undefined && !kept[index]?.isIncomplete
  const place = createPlacement(
    await loadKnownLines(
      table,
      statements.flatMap(({ lines }, index) => (isWhole(index) ? [] : lines)),
      new Set(kept.flatMap((each) => (each?.isIncomplete ? each.statementId : []))),
    ),
  )
  const known = new Map<string, KnownPeriods>(
    [...chains].map(([key, { coverage = [], doubtful = [] }]) => [key, { coverage, doubtful }]),
  )
  const previous = new Map<string, Neighbour>()
  const planned: PlannedStatement[] = []
  const linesOf = async (statementId: string): Promise<readonly string[]> =>
    planned.find(({ record }) => record.statementId === statementId)?.lines.map(({ lineId }) => lineId) ??
    (await listLinesOfStatement(table, statementId)) ??
    []
  /** The statements that the bank numbers directly before and after one, at the ends of the known periods. */
  const numberedNeighbours = async (
    record: IdentifiedStatement['record'],
    { coverage }: KnownPeriods,
  ): Promise<Neighbour[]> => {
    const { before, after } = adjoiningPeriods(coverage, record)
    const ids = [
      ...(before && isNumberedAfter(record, before.last) ? [before.last.statementId] : []),
      ...(after && isNumberedAfter(after.first, record) ? [after.first.statementId] : []),
    ]
    const neighbours: Neighbour[] = []
    for (const id of ids) {
      const other =
        planned.find((each) => each.record.statementId === id)?.record ?? (await findBankStatement(table, id))
      if (other) neighbours.push({ record: other, lineIds: new Set(await linesOf(id)) })
    }
    return neighbours
  }
  for (const [index, statement] of statements.entries()) {
    const { record } = statement
    const account = accountKeyOf(record)
    const before = kept[index]
    const fingerprint = fingerprintOf(statement.lines)
    const periods = known.get(account) ?? { coverage: [], doubtful: [] }
    const last = previous.get(account)
    const neighbours = [...(last ? [last] : []), ...(await numberedNeighbours(record, periods))]
    const decided = before && (before.placing ?? [])
    const hasOtherTexts =
      before?.isIncomplete === true && !hasFingerprint(before, { lines: statement.lines, fingerprint })
    const resumed = hasOtherTexts ? await resumedLines(table, statement, decided ?? []) : undefined
    const placed: Pick<PlannedStatement, 'lines' | 'placing' | 'periods'> = isWhole(index)
      ? { lines: await storedLines(table, statement), placing: [], periods }
      : resumed
        ? { lines: resumed, placing: decided ?? [], periods }
        : place(statement, periods, neighbours, decided)
    // A statement whose import has begun is among the account's periods already.
    if (!before) known.set(account, placed.periods)
    planned.push({
      ...placed,
      record,
      kept: before,
      fingerprint,
      hasOtherTexts,
      ...(before ? { periods } : {}),
    })
    const goesOn =
      last !== undefined && (startsAtEnd(record, last.record) || endsAtStart(record, last.record))
    previous.set(account, {
      record,
      // With the stored line that a line may repeat, if their balances are the same.
      lineIds: new Set([
        ...(goesOn ? last.lineIds : []),
        ...placed.lines.flatMap(({ lineId, resembles, hasItsBalance }) =>
          resembles && hasItsBalance ? [lineId, resembles] : lineId,
        ),
      ]),
    })
  }
  return planned
}

/** The balances of the accounts of a file against their stored lines. */
const checkAccounts = (chains: Iterable<StatementChain>): AccountCheck[] =>
  [...chains].map(({ account, currency, coverage = [], doubtful = [] }) => {
    const differenceCents = differenceOf(coverage)
    const keptCents = coverage.reduce((sum, { keptCents: cents }) => sum + cents, 0)
    return {
      ending: endingOf(account),
      currency,
      kept: decimalFromCents(keptCents),
      change: decimalFromCents(keptCents - differenceCents),
      difference: decimalFromCents(differenceCents),
      periods: coverage.length,
      undecided: doubtful.reduce((sum, { undecided }) => sum + undecided, 0),
    }
  })

const isFresh = ({ isNew }: PlacedLine): boolean => isNew

const freshOf = ({ lines }: PlannedStatement) => {
  const fresh = lines.filter(isFresh)
  return { count: fresh.length, cents: fresh.reduce((sum, { line }) => sum + line.amountCents, 0) }
}

const positionOf = ({ continuity, knownCents, missing }: BankStatementRecord) => ({
  ...(continuity ? { continuity } : {}),
  ...(knownCents === undefined ? {} : { knownCents }),
  ...(missing === undefined ? {} : { missing }),
})

/** Statements that are written in one transaction, with the chains of their accounts. */
interface PlannedGroup {
  statements: readonly PlannedStatement[]
  writes: Readonly<Record<string, Write>>
}

/** The groups in which a file is written, and its statements with their continuity. Adds them to `chains`. */
const planGroups = async (
  table: Table,
  planned: readonly PlannedStatement[],
  chains: Map<string, StatementChain>,
): Promise<PlannedGroup[]> => {
  const groups: PlannedGroup[] = []
  for (let start = 0; start < planned.length; start += maxTogether) {
    const group = planned.slice(start, start + maxTogether)
    const fresh = group.filter(({ kept }) => !kept)
    for (const { record, periods } of fresh) {
      const chain = chains.get(accountKeyOf(record))
      if (!chain) continue
      chains.set(accountKeyOf(record), { ...chain, ...periods })
    }
    const chained = await chainStatements(
      table,
      chains,
      fresh.map((each) => ({ record: each.record, fresh: freshOf(each) })),
    )
    groups.push({
      statements: group.map((each) => ({
        ...each,
        record: {
          ...each.record,
          ...(each.kept ? positionOf(each.kept) : chained.positions.get(each.record.statementId)),
        },
      })),
      writes: chained.writes,
    })
  }
  return groups
}

/** Importing a statement again does not change its importer: the lines belong to the first import. */
const readingOf = ({ kept }: PlannedStatement, now: Reading): Reading =>
  kept ? { readAt: kept.readAt, readBy: kept.readBy, ...(kept.readAs ? { readAs: kept.readAs } : {}) } : now

/** The debits that are about to be stored. */
const debitsOf = (
  { record: { statementId, account, currency }, lines }: PlannedStatement,
  reading: Reading,
): StatementLine[] =>
  lines.flatMap(
    ({ line: { alikeKey: _alike, namedKey: _named, datedKey: _dated, ...line }, lineId, isNew }) =>
      isNew && isDebit(line)
        ? {
            ...line,
            lineId,
            statementId,
            account,
            currency,
            state: 'open' as const,
            parts: [],
            ...reading,
            version: 0,
          }
        : [],
  )

const recordOf = (planned: PlannedStatement, now: Reading): BankStatementRecord => {
  const { record, kept, lines, placing, fingerprint, hasOtherTexts } = planned
  const { isIncomplete: _isIncomplete, placing: _placing, ...before } = kept ?? {}
  return {
    ...before,
    ...record,
    ...readingOf(planned, now),
    // Lines that are already stored have the texts of the earlier import.
    linesFingerprint: (hasOtherTexts && kept?.linesFingerprint) || fingerprint,
    version: kept?.version ?? 0,
    ...(lines.some(isFresh)
      ? { isIncomplete: true as const, ...(placing.length > 0 ? { placing } : {}) }
      : {}),
  }
}

const incompleteMarkOf = (table: Table, { record, lines }: PlannedStatement): Write =>
  markIncomplete(table, record, { statementId: record.statementId, total: lines.filter(isFresh).length })

const lineIndexOf = (table: Table, { record, lines }: PlannedStatement): Write =>
  indexStatementLines(
    table,
    record.statementId,
    lines.map(({ lineId }) => lineId),
  )

/** The audit entry of an import: figures and continuity, without the account. */
const auditedReading = ({
  format: _format,
  account: _account,
  from: _from,
  to: _to,
  lines: _lines,
  known,
  missing,
  undecided,
  rewritten,
  ...audited
}: StatementReading): Partial<StatementReading> => ({
  ...audited,
  ...(known === null ? {} : { known }),
  ...(missing > 0 ? { missing } : {}),
  ...(undecided > 0 ? { undecided } : {}),
  ...(rewritten > 0 ? { rewritten } : {}),
})

/** The places of an imported statement in the lists. */
const placesOf = (table: Table, statement: BankStatementRecord, index: number): [string, Write][] => {
  const [days, unaccepted] = [indexStatementDays(table, statement), indexUnaccepted(table, statement)]
  return [
    ...(days ? [[`days ${index}`, days] satisfies [string, Write]] : []),
    ...(unaccepted ? [[`unaccepted ${index}`, unaccepted] satisfies [string, Write]] : []),
  ]
}

/** Marks statements as imported, now that all their lines are stored. False if another call imports one of them. */
const completeStatements = async (
  table: Table,
  statements: readonly PlannedStatement[],
  now: Reading,
): Promise<boolean> => {
  const incomplete = statements.filter(({ lines }) => lines.some(isFresh))
  if (incomplete.length === 0) return true
  const writes = incomplete.flatMap((planned, index): [string, Write][] => {
    const { isIncomplete: _isIncomplete, placing: _placing, ...record } = recordOf(planned, now)
    return [
      [`statement ${index}`, replaceBankStatement(table, { ...record, version: record.version + 1 })],
      ...placesOf(table, record, index),
      [`incomplete ${index}`, unmarkIncomplete(table, record, record.statementId)],
    ]
  })
  return (await table.transact(Object.fromEntries(writes))).ok
}

/** Stores the statements of a group with their new lines. */
const storeGroup = async (
  { statements, writes }: PlannedGroup,
  audit: Write | undefined,
  now: Reading,
  { table, seal, log, clock }: Deps,
): Promise<DeskRefusal | undefined> => {
  const toWrite = statements.filter(({ kept, lines }) => !kept || kept.isIncomplete || lines.some(isFresh))
  if (toWrite.length === 0) return undefined
  const written = await table.transact<string>({
    ...Object.fromEntries(
      toWrite.flatMap((planned, index): [string, Write][] => [
        [`statement ${index}`, replaceBankStatement(table, recordOf(planned, now))],
        ...(planned.lines.some(isFresh) ? [] : placesOf(table, recordOf(planned, now), index)),
        // Written with the statement: an import in another encoding uses these ids even before any line is stored.
        [`lines ${index}`, lineIndexOf(table, planned)],
        ...(planned.lines.some(isFresh)
          ? [[`incomplete ${index}`, incompleteMarkOf(table, planned)] satisfies [string, Write]]
          : []),
      ]),
    ),
    ...writes,
    audit,
  })
  if (!written.ok)
    return written.failed.some((name) => !/^(statement|lines|incomplete|days|unaccepted) /.test(name))
      ? chainChangedMeanwhile
      : beingRead
  // Before the lines are stored: after a crash, they count as new again.
  await alertOnPayeeMismatch(
    { table, seal, log },
    toWrite.flatMap((planned) => debitsOf(planned, readingOf(planned, now))),
  )
  for (const planned of toWrite) {
    if (!planned.lines.some(isFresh)) continue
    await storeLines(table, planned.record, planned.lines, {
      reading: readingOf(planned, now),
      isResumed: planned.kept !== undefined,
      hasOtherTexts: planned.hasOtherTexts,
      now: clock,
    })
  }
  return (await completeStatements(table, toWrite, now)) ? undefined : beingRead
}

/**
 * Stores the new statements and lines of a file, and their continuity. A statement that was read with other texts is
 * refused, unless its texts are to be replaced.
 */
export const importStatements = async (
  parsed: readonly BankStatement[],
  replacesTexts: boolean,
  act: Act,
  deps: Deps,
): Promise<({ ok: true } & StatementsRead) | DeskRefusal> => {
  const { table, clock, config } = deps
  if (parsed.length > maxStatements)
    return refuseAct(
      'invalidInput',
      `the file has ${parsed.length} statements: at most ${maxStatements} at once`,
    )
  const { own, otherAccounts } = identifyAll(parsed, config.lender)
  if (own.length === 0)
    return refuseAct('ruleBroken', `no account of the file is the lender’s: ${listEndings(otherAccounts)}`)
  const records = own.map(({ record }) => record)
  const chains = await loadChains(table, records)
  const kept = await Promise.all(records.map(({ statementId }) => findBankStatement(table, statementId)))
  const inFile = new Set(records.map(({ statementId }) => statementId))
  // Read after the chains: an import that has begun since then has changed one of them.
  const incomplete = await Promise.all([...chains.values()].map((chain) => listIncomplete(table, chain)))
  const unfinished = incomplete.flat().find((id) => !inFile.has(id))
  if (unfinished) return refuseUnfinished(await findBankStatement(table, unfinished))
  const planned = await placeStatements(table, own, kept, chains)
  const rewritten = new Map<string, number>()
  const toRewrite: { statement: StatementToRewrite; found: readonly RewrittenLine[] }[] = []
  for (const { record, kept: before, lines, fingerprint, hasOtherTexts } of planned) {
    if (
      before?.format !== record.format ||
      before.linesFingerprint === undefined ||
      hasFingerprint(before, { lines: lines.map(({ line }) => line), fingerprint })
    )
      continue
    if (!replacesTexts)
      return refuseAct(
        'ruleBroken',
        `statement ${record.number} was read before, and its lines said something else: read it in the encoding that it was read in then, or replace its texts`,
      )
    const statement = { kept: before, lines, fingerprint }
    const found = await findRewrittenLines(table, statement)
    if ('ok' in found) return found
    // The texts of an incomplete statement are replaced by the second pass below, once all its lines are stored.
    if (hasOtherTexts) continue
    toRewrite.push({ statement, found })
    rewritten.set(record.statementId, found.length)
  }
  // Texts are replaced only if no statement of the file is refused.
  for (const { statement, found } of toRewrite) {
    const refused = await replaceTexts(statement, found, act, table)
    if (refused) return refused
  }
  const groups = await planGroups(table, planned, chains)
  const statements = groups.flatMap((group) =>
    group.statements.map(({ record, lines }) => ({
      ...describeReading({ record }, lines),
      rewritten: rewritten.get(record.statementId) ?? 0,
    })),
  )
  const accounts = checkAccounts(chains.values())
  const now: Reading = {
    readAt: clock().toISOString(),
    readBy: act.actor,
    ...(act.principal ? { readAs: act.principal } : {}),
  }
  // One audit entry for the file, written with its first group.
  let audit: Write | undefined = act.audit({
    before: null,
    after: {
      statements: statements.map(auditedReading),
      accounts,
      ...(otherAccounts.length > 0 ? { otherAccounts } : {}),
    },
  })
  for (const group of groups) {
    const hasNew = group.statements.some(({ kept: before }) => !before || before.isIncomplete)
    if (!hasNew) continue
    const refused = await storeGroup(group, audit, now, deps)
    if (refused) return refused
    audit = undefined
  }
  if (planned.some(({ hasOtherTexts }) => hasOtherTexts)) return importStatements(parsed, true, act, deps)
  return { ok: true, statements, accounts, otherAccounts }
}
