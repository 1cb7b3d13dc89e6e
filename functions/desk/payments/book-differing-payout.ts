import { isBookable, isDebit, type StatementLine } from '../../data/statement-lines.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskLine, refuseDecidedLine } from './book-line.ts'
import { bookPayoutLine } from './book-payout-line.ts'
import { refuseManualDecision } from './booking-obstacle.ts'
import { describeDecidedLine } from './describe-line.ts'
import { loadPayoutFindings } from './load-sent-payouts.ts'

/** The payout that a debit matches to the cent, whatever the payee. */
const findNamed = async (deps: Pick<Deps, 'table' | 'seal'>, line: StatementLine) => {
  const finding = (await loadPayoutFindings(deps, [line])).get(line.lineId)
  if (!finding || finding.kind === 'unknown')
    return refuseAct(
      'wrongState',
      `line ${line.lineId} names nothing that the bank was asked for and has yet to pay`,
    )
  if (finding.kind === 'differs' && finding.differenceCents !== 0)
    return refuseAct('ruleBroken', `line ${line.lineId} is of another amount than the bank was asked for`)
  return { ok: true as const, finding }
}

export const bookDifferingPayoutAct: RunAct<'statement-line-book-payout'> = async (
  { lineId },
  act,
  { table, clock, config, seal },
) => {
  const found = await findDeskLine(table, lineId)
  if (!found.ok) return found
  const { line } = found
  if (line.parts.some(({ kind }) => kind === 'payout'))
    return { ok: true, line: await describeDecidedLine(table, line) }
  const refusal = await refuseManualDecision({ table, config }, line, act)
  if (refusal) return refusal
  if (!isBookable(line)) return refuseDecidedLine(line)
  if (!isDebit(line)) return refuseAct('wrongState', `the money of line ${lineId} came: it is no payout`)
  const named = await findNamed({ table, seal }, line)
  if (!named.ok) return named
  const booked = await bookPayoutLine({ table, clock, config }, line, named.finding, act, act.reason)
  return booked.ok ? { ok: true, line: await describeDecidedLine(table, booked.line) } : booked
}
