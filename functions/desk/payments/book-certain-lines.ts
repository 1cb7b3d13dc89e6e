import type { PayoutFinding } from '#shared/repayment/match-payout.ts'
import { inBatches } from '../../data/in-batches.ts'
import {
  findStatementLine,
  isDebit,
  listWaitingLines,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { bookLine } from './book-line.ts'
import { createObstacleFinder, refuseObstacle } from './booking-obstacle.ts'
import { loadPayoutFindings } from './load-sent-payouts.ts'
import { createReconciliation, type Reconciliation } from './reconcile-line.ts'

const atOnce = 8
const pageSize = 200

/** The number of certain but blocked lines in the response. */
const maxHeldBack = 50

/**
 * The open lines with a certain match, the oldest first; at most `limit` that can be booked, and whether there may be
 * more.
 */
const findCertain = async (
  { table, seal }: Pick<Deps, 'table' | 'seal'>,
  whatFor: Reconciliation,
  isHeldBack: (line: StatementLine) => Promise<boolean>,
  limit: number,
) => {
  const certain: StatementLine[] = []
  const heldBack: StatementLine[] = []
  let after: string | undefined
  do {
    const page = await listWaitingLines(table, pageSize, after)
    const [receipts, payouts] = await Promise.all([whatFor(page), loadPayoutFindings({ table, seal }, page)])
    for (const line of page) {
      if ((payouts.get(line.lineId) ?? receipts.get(line.lineId))?.kind !== 'certain') continue
      ;((await isHeldBack(line)) ? heldBack : certain).push(line)
    }
    after = page.length === pageSize ? page.at(-1)?.gsi1sk : undefined
  } while (after !== undefined && certain.length <= limit)
  return {
    lines: [...certain.slice(0, limit), ...heldBack.slice(0, maxHeldBack)],
    goesOn: certain.length > limit,
  }
}

const findNamed = async (table: Table, lineIds: readonly string[]) => {
  const found = await inBatches([...new Set(lineIds)], atOnce, (lineId) => findStatementLine(table, lineId))
  return { lines: found.flatMap((line) => line ?? []), goesOn: false }
}

interface Outcome {
  lineId: string
  why: string | undefined
}

const notCertain = ({ kind }: { kind: string }): DeskRefusal =>
  refuseAct('wrongState', `it is not certain, but ${kind}`)

const bookReceipt = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  line: StatementLine,
  whatFor: Reconciliation,
  act: Act,
) => {
  const finding = (await whatFor([line])).get(line.lineId)
  const [owed] = finding?.owed ?? []
  if (finding?.kind !== 'certain' || !owed) return notCertain(finding ?? { kind: 'unknown' })
  return bookLine(deps, line, owed, act, { isExact: true, reasons: finding.reasons })
}

/** Loaded on demand: most lines are credits. */
const bookPayout = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  line: StatementLine,
  finding: PayoutFinding,
  act: Act,
) =>
  finding.kind === 'certain'
    ? (await import('./book-payout-line.ts')).bookPayoutLine(deps, line, finding, act)
    : notCertain(finding)

/** In sequence: a batch is closed with its last payout. */
const oneByOne = async (
  lines: readonly StatementLine[],
  book: (line: StatementLine) => Promise<Outcome>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const line of lines) outcomes.push(await book(line))
  return outcomes
}

export const bookCertainLinesAct: RunAct<'statement-book'> = async (
  { lineIds, limit },
  act,
  { table, clock, config, seal },
) => {
  const whatFor = createReconciliation({ table, clock })
  const obstaclesOf = createObstacleFinder({ table, config }, act)
  const isHeldBack = async (line: StatementLine) => (await obstaclesOf(line)).byRule !== null
  const { lines, goesOn } = lineIds
    ? await findNamed(table, lineIds)
    : await findCertain({ table, seal }, whatFor, isHeldBack, limit)
  const payouts = await loadPayoutFindings({ table, seal }, lines)
  const book = async (listed: StatementLine): Promise<Outcome> => {
    const { lineId } = listed
    // The index may lag behind a decision of a moment ago.
    const line = (await findStatementLine(table, lineId)) ?? listed
    if (line.state === 'booked') return { lineId, why: undefined }
    const { byRule } = await obstaclesOf(line)
    if (byRule) return { lineId, why: refuseObstacle(line, byRule).message }
    const payout = payouts.get(lineId)
    const booked = payout
      ? await bookPayout({ table, clock, config }, line, payout, act)
      : await bookReceipt({ table, clock, config }, line, whatFor, act)
    return { lineId, why: booked.ok ? undefined : booked.message }
  }
  const outcomes = [
    ...(await oneByOne(lines.filter(isDebit), book)),
    ...(await inBatches(
      lines.filter((line) => !isDebit(line)),
      atOnce,
      book,
    )),
  ]
  return {
    ok: true,
    booked: outcomes.flatMap(({ lineId, why }) => (why === undefined ? lineId : [])),
    left: outcomes.flatMap(({ lineId, why }) => (why === undefined ? [] : { lineId, why })),
    goesOn,
  }
}
