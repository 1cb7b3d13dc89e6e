import { decimalFromCents } from '#shared/money/cents.ts'
import { countReopenedLine } from '../../data/line-rules.ts'
import { findStatementLine, replaceStatementLine, type StatementLine } from '../../data/statement-lines.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskLine, refuseDecidedLine } from './book-line.ts'
import { refuseManualDecision } from './booking-obstacle.ts'
import { describeDecidedLine } from './describe-line.ts'

const isReopened = ({ state, reopenedAt }: StatementLine): boolean =>
  state === 'open' && reopenedAt !== undefined

export const reopenLineAct: RunAct<'statement-line-reopen'> = async (
  { lineId },
  act,
  { table, clock, config },
) => {
  const found = await findDeskLine(table, lineId)
  if (!found.ok) return found
  const { line } = found
  if (isReopened(line)) return { ok: true, line: await describeDecidedLine(table, line) }
  const refusal = await refuseManualDecision({ table, config }, line, act)
  if (refusal) return refusal
  if (line.state !== 'ignored') return refuseDecidedLine(line)
  if (line.duplicateOf)
    return refuseAct('wrongState', `line ${lineId} is the same as line ${line.duplicateOf}, which counts`)
  const { rule, reason: _reason, decidedAt: _at, decidedBy: _by, ...rest } = line
  const open: StatementLine = { ...rest, state: 'open', reopenedAt: clock().toISOString() }
  const change = { lineId, amount: decimalFromCents(line.amountCents), currency: line.currency }
  const written = await table.transact({
    line: replaceStatementLine(table, open),
    rule: rule && countReopenedLine(table, rule.ruleId),
    audit: act.audit({
      before: {
        ...change,
        state: 'ignored',
        ...(rule ? { contains: rule.contains, ruleId: rule.ruleId } : {}),
      },
      after: { ...change, state: 'open' },
    }),
  })
  if (written.ok) return { ok: true, line: await describeDecidedLine(table, open) }
  const present = await findStatementLine(table, lineId)
  return present && isReopened(present)
    ? { ok: true, line: await describeDecidedLine(table, present) }
    : refuseAct('changedMeanwhile', 'the line was decided on at the same moment; look again')
}
