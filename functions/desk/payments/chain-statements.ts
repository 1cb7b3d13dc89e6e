import type { Cents } from '#shared/money/cents.ts'
import {
  type ContinuedStatement,
  continuityOf,
  countMissingStatements,
  follows,
} from '#shared/repayment/statement-continuity.ts'
import {
  type BankStatementRecord,
  findBankStatement,
  replaceBankStatement,
} from '../../data/bank-statements.ts'
import {
  findStatementChain,
  replaceStatementChain,
  type StatementChain,
} from '../../data/statement-chains.ts'
import type { Table, Write } from '../../data/table.ts'

/** The maximum number of statements without a predecessor; beyond it the earliest have to be accepted. */
const maxWaiting = 60
/** The maximum number of waiting statements that one act chains: a transaction has at most a hundred writes. */
const maxContinued = 15

type ChainPosition = Pick<BankStatementRecord, 'continuity' | 'knownCents' | 'missing'>
type Chained = ContinuedStatement & { statementId: string }

/** A statement that is being imported, with its new lines. */
export interface FreshStatement {
  record: Omit<BankStatementRecord, 'version' | 'readAt' | 'readBy'>
  fresh: { count: number; cents: Cents }
}

const chainedOf = ({
  statementId,
  from,
  to,
  openingCents,
  closingCents,
  sequence,
}: FreshStatement['record']): Chained => ({
  statementId,
  from,
  to,
  openingCents,
  closingCents,
  ...(sequence === undefined ? {} : { sequence }),
})

/** The chain extended by a statement. */
const withHead = (chain: StatementChain, statement: Chained): StatementChain => {
  const { statementId, to, closingCents, sequence = chain.head?.sequence } = statement
  return {
    ...chain,
    head: {
      statementId,
      to: to > (chain.head?.to ?? '') ? to : (chain.head?.to ?? ''),
      closingCents,
      ...(sequence === undefined ? {} : { sequence }),
    },
    waiting: chain.waiting.filter((each) => each.statementId !== statementId),
  }
}

const positionAt = (
  chain: StatementChain,
  statement: Chained,
  continuity: ChainPosition['continuity'],
): ChainPosition => {
  const { head } = chain
  const missing = continuity === 'continues' ? countMissingStatements(head, statement) : 0
  return {
    ...(continuity ? { continuity } : {}),
    ...(head ? { knownCents: head.closingCents } : {}),
    ...(missing > 0 ? { missing } : {}),
  }
}

/** Chains the waiting statements that follow the chain's end; calls `onContinued` for each. */
const continueWaiting = (
  chain: StatementChain,
  onContinued: (statementId: string, position: ChainPosition) => boolean,
): StatementChain => {
  let present = chain
  for (;;) {
    const { head, waiting } = present
    const next = head && waiting.find((each) => follows(each, head))
    if (!next || !onContinued(next.statementId, positionAt(present, next, 'continues'))) return present
    present = withHead(present, next)
  }
}

const addStatement = (chain: StatementChain, { record, fresh }: FreshStatement) => {
  const { head, waiting } = chain
  const statement = chainedOf(record)
  const found = continuityOf(head, statement, fresh)
  // If several are imported before any was accepted, only the first has no predecessor.
  const continuity = found === 'first' && waiting.length > 0 ? 'gap' : found
  const position = positionAt(chain, statement, continuity)
  const isAtEnd =
    continuity === 'continues' ||
    (continuity === 'overlaps' &&
      head !== undefined &&
      statement.to >= head.to &&
      head.closingCents + fresh.cents === statement.closingCents)
  if (isAtEnd) return { position, chain: withHead(chain, statement) }
  if (continuity !== 'gap' && continuity !== 'first') return { position, chain }
  const later = [...waiting, statement].toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
  return { position, chain: { ...chain, waiting: later.slice(-maxWaiting) } }
}

/** The writes for earlier statements that are now chained. */
const writeContinued = async (
  table: Table,
  continued: ReadonlyMap<string, ChainPosition>,
): Promise<Record<string, Write>> => {
  const writes: Record<string, Write> = {}
  for (const [statementId, position] of continued) {
    const record = await findBankStatement(table, statementId)
    if (record) writes[`continued ${statementId}`] = replaceBankStatement(table, { ...record, ...position })
  }
  return writes
}

export const accountKeyOf = ({ account, currency }: Pick<StatementChain, 'account' | 'currency'>): string =>
  `${account} ${currency}`

/** The chains of the accounts of statements. */
export const loadChains = async (
  table: Table,
  records: readonly Pick<StatementChain, 'account' | 'currency'>[],
): Promise<Map<string, StatementChain>> => {
  const chains = new Map<string, StatementChain>()
  for (const record of records) {
    const key = accountKeyOf(record)
    if (chains.has(key)) continue
    const { account, currency } = record
    chains.set(
      key,
      (await findStatementChain(table, record)) ?? { account, currency, waiting: [], version: 0 },
    )
  }
  return chains
}

/** The continuity of statements that are being imported, and the writes that record it. Adds them to `chains`. */
export const chainStatements = async (
  table: Table,
  chains: Map<string, StatementChain>,
  statements: readonly FreshStatement[],
): Promise<{ positions: ReadonlyMap<string, ChainPosition>; writes: Record<string, Write> }> => {
  const positions = new Map<string, ChainPosition>()
  const continued = new Map<string, ChainPosition>()
  const writes: Record<string, Write> = {}
  const accounts = Map.groupBy(statements, ({ record }) => accountKeyOf(record))
  for (const [account, ofAccount] of accounts) {
    const stored = chains.get(account)
    if (!stored) throw new Error(`the chain of ${account} is not loaded`)
    let chain: StatementChain = stored
    const inOrder = ofAccount.toSorted((a, b) =>
      a.record.from < b.record.from ? -1 : Number(a.record.from > b.record.from),
    )
    for (const each of inOrder) {
      const added = addStatement(chain, each)
      positions.set(each.record.statementId, added.position)
      chain = continueWaiting(added.chain, (statementId, position) => {
        const isReadNow = ofAccount.some((other) => other.record.statementId === statementId)
        if (!isReadNow && continued.size >= maxContinued) return false
        ;(isReadNow ? positions : continued).set(statementId, position)
        return true
      })
    }
    writes[`chain ${account}`] = replaceStatementChain(table, chain)
    chains.set(account, { ...chain, version: chain.version + 1 })
  }
  return { positions, writes: { ...writes, ...(await writeContinued(table, continued)) } }
}

/** The writes when people accept a statement as it is: others may follow it. */
export const chainAcceptedStatement = async (
  table: Table,
  statement: BankStatementRecord,
): Promise<{ chain: Write; writes: Record<string, Write> }> => {
  const stored = await findStatementChain(table, statement)
  const { account, currency, to } = statement
  const chain: StatementChain = stored ?? { account, currency, waiting: [], version: 0 }
  const accepted =
    chain.head && to < chain.head.to
      ? {
          ...chain,
          waiting: chain.waiting.filter(({ statementId }) => statementId !== statement.statementId),
        }
      : withHead(chain, chainedOf(statement))
  const continued = new Map<string, ChainPosition>()
  const present = continueWaiting(accepted, (statementId, position) => {
    continued.set(statementId, position)
    return true
  })
  return {
    chain: replaceStatementChain(table, present),
    writes: await writeContinued(table, continued),
  }
}
