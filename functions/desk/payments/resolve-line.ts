import { decimalFromCents } from '#shared/money/cents.ts'
import { extendCoverage } from '#shared/repayment/statement-coverage.ts'
import { findBankStatement, indexStatementLines, listLinesOfStatement } from '../../data/bank-statements.ts'
import {
  type DoubtfulStatement,
  findStatementChain,
  replaceStatementChain,
  type StatementChain,
} from '../../data/statement-chains.ts'
import { findStatementLine, replaceStatementLine, type StatementLine } from '../../data/statement-lines.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskLine } from './book-line.ts'
import { refuseManualDecision } from './booking-obstacle.ts'
import { describeDecidedLine } from './describe-line.ts'

/** The chain after a decision on a line of a doubtful statement, whose balances count once no line is undecided. */
const withDecision = (
  chain: StatementChain,
  { statementId, amountCents, index }: StatementLine,
  lineIds: readonly string[],
  isDuplicate: boolean,
): StatementChain => {
  const { coverage = [], doubtful = [] } = chain
  const statement = doubtful.find((each) => each.statementId === statementId)
  if (!statement) return chain
  const decided: DoubtfulStatement = {
    ...statement,
    undecided: statement.undecided - 1,
    ...(isDuplicate
      ? {
          freshCount: statement.freshCount - 1,
          freshCents: statement.freshCents - amountCents,
          startsFresh: statement.startsFresh && index !== 0,
          endsFresh: statement.endsFresh && index !== lineIds.length - 1,
        }
      : {}),
  }
  const others = doubtful.filter((each) => each !== statement)
  return decided.undecided > 0
    ? { ...chain, doubtful: [...others, decided] }
    : { ...chain, coverage: extendCoverage(coverage, decided).coverage, doubtful: others }
}

export const resolveLineAct: RunAct<'statement-line-resolve'> = async (
  { lineId: id, as },
  act,
  { table, clock, config },
) => {
  const found = await findDeskLine(table, id)
  if (!found.ok) return found
  const { line } = found
  const isDuplicate = as === 'duplicate'
  const isDecided = (of: StatementLine | undefined) =>
    (isDuplicate ? of?.duplicateOf : of?.separateFrom) !== undefined
  if (isDecided(line)) return { ok: true, line: await describeDecidedLine(table, line) }
  const refusal = await refuseManualDecision({ table, config }, line, act)
  if (refusal) return refusal
  const { resembles, ...rest } = line
  if (!resembles) return refuseAct('wrongState', `line ${id} resembles no other line`)
  if (isDuplicate && (line.state !== 'open' || line.parts.length > 0))
    return refuseAct('wrongState', `line ${id} was decided on already: only an open line is a duplicate`)
  if ((await findBankStatement(table, line.statementId))?.isIncomplete)
    return refuseAct('wrongState', 'its statement is not read whole yet: read its file again first')
  const stored = await findStatementLine(table, resembles)
  const original = stored?.duplicateOf ?? resembles
  const decided: StatementLine = isDuplicate
    ? {
        ...rest,
        state: 'ignored',
        duplicateOf: original,
        ...(act.reason ? { reason: act.reason } : {}),
        decidedAt: clock().toISOString(),
        decidedBy: act.actor,
      }
    : { ...rest, separateFrom: original }
  const [chain, lineIds = []] = await Promise.all([
    findStatementChain(table, line),
    listLinesOfStatement(table, line.statementId),
  ])
  const change = { lineId: id, amount: decimalFromCents(line.amountCents), currency: line.currency }
  const written = await table.transact({
    line: replaceStatementLine(table, decided),
    chain: chain && replaceStatementChain(table, withDecision(chain, line, lineIds, isDuplicate)),
    statement: isDuplicate
      ? indexStatementLines(
          table,
          line.statementId,
          lineIds.map((each) => (each === id ? original : each)),
        )
      : undefined,
    audit: act.audit({
      before: { ...change, resembles },
      after: { ...change, ...(isDuplicate ? { duplicateOf: original } : { separateFrom: original }) },
    }),
  })
  if (written.ok) return { ok: true, line: await describeDecidedLine(table, decided) }
  const present = await findStatementLine(table, id)
  return present && isDecided(present)
    ? { ok: true, line: await describeDecidedLine(table, present) }
    : refuseAct('changedMeanwhile', 'the account changed at the same moment; look again')
}
