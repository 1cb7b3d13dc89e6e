import type { LineState } from '#shared/desk/statement-line-states.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import {
  findStatementLine,
  isBookable,
  isDebit,
  remainingCents,
  replaceStatementLine,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { bookLine, findDeskLine, refuseDebit, refuseDecidedLine } from './book-line.ts'
import { refuseManualDecision } from './booking-obstacle.ts'
import { describeDecidedLine } from './describe-line.ts'

const told = async (table: Table, line: StatementLine) => ({
  ok: true as const,
  line: await describeDecidedLine(table, line),
})

type Aside = Extract<LineState, 'suspense' | 'ignored' | 'paid back'>

/**
 * Sets the disposition of a line that is not booked; idempotent. A line that was paid back cannot be changed any more.
 * `count` counts it for the rule that disposes of it.
 */
export const setLineDisposition = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  line: StatementLine,
  { state, ...more }: Pick<StatementLine, 'returnReference' | 'rule' | 'reason'> & { state: Aside },
  act: Act,
  count?: Write,
): Promise<{ ok: true; line: StatementLine } | DeskRefusal> => {
  if (line.state === state && line.parts.length === 0) return { ok: true, line }
  if (state !== 'ignored' && isDebit(line)) return refuseDebit(line)
  if (line.parts.length > 0)
    return refuseAct(
      'wrongState',
      `${decimalFromCents(line.amountCents - remainingCents(line))} of line ${line.lineId} is booked already`,
    )
  if (state === 'paid back' ? !isBookable(line) : line.state === 'paid back') return refuseDecidedLine(line)
  const { rule: _rule, ...rest } = line
  const aside: StatementLine = {
    ...rest,
    state,
    ...(act.reason ? { reason: act.reason } : {}),
    ...more,
    decidedAt: clock().toISOString(),
    decidedBy: act.actor,
  }
  const { lineId, currency } = line
  const change = { lineId, amount: decimalFromCents(line.amountCents), currency }
  const written = await table.transact({
    line: replaceStatementLine(table, aside),
    count,
    audit: act.audit({
      before: { ...change, state: line.state },
      after: {
        ...change,
        state,
        ...(more.returnReference ? { reference: more.returnReference } : {}),
        ...(more.rule ? { contains: more.rule.contains, ruleId: more.rule.ruleId } : {}),
      },
    }),
  })
  if (written.ok) return { ok: true, line: aside }
  const present = await findStatementLine(table, lineId)
  return present?.state === state
    ? { ok: true, line: present }
    : refuseAct('changedMeanwhile', 'the line was decided on at the same moment; look again')
}

/** A line that the user may decide on by hand. */
const findOwnLine = async (
  { table, config }: Pick<Deps, 'table' | 'config'>,
  lineId: string,
  act: Act,
): Promise<{ ok: true; line: StatementLine } | DeskRefusal> => {
  const found = await findDeskLine(table, lineId)
  return found.ok ? ((await refuseManualDecision({ table, config }, found.line, act)) ?? found) : found
}

export const moveLineToSuspenseAct: RunAct<'statement-line-to-suspense'> = async (
  { lineId: id, facilityId },
  act,
  { table, clock, config },
) => {
  const found = await findOwnLine({ table, config }, id, act)
  if (!found.ok) return found
  const held = facilityId
    ? await bookLine({ table, clock }, found.line, { kind: 'suspense', facilityId, id: '' }, act)
    : await setLineDisposition({ table, clock }, found.line, { state: 'suspense' }, act)
  return held.ok ? told(table, held.line) : held
}

export const ignoreLineAct: RunAct<'statement-line-ignore'> = async (
  { lineId: id },
  act,
  { table, clock, config },
) => {
  const found = await findOwnLine({ table, config }, id, act)
  if (!found.ok) return found
  const ignored = await setLineDisposition({ table, clock }, found.line, { state: 'ignored' }, act)
  return ignored.ok ? told(table, ignored.line) : ignored
}

export const payBackLineAct: RunAct<'statement-line-pay-back'> = async (
  { lineId: id, reference },
  act,
  { table, clock, config },
) => {
  const found = await findOwnLine({ table, config }, id, act)
  if (!found.ok) return found
  const aside = { state: 'paid back', ...(reference ? { returnReference: reference } : {}) } as const
  const paidBack = await setLineDisposition({ table, clock }, found.line, aside, act)
  return paidBack.ok ? told(table, paidBack.line) : paidBack
}
