import * as z from 'zod/mini'
import { decimalFromCents } from '#shared/money/cents.ts'
import {
  findStatementLine,
  isBookable,
  isDebit,
  type LineState,
  remainingCents,
  replaceStatementLine,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { describedField, fields, shortText } from '../engine/act-fields.ts'
import { type Act, type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import { bookLine, findDeskLine, lineIdField, refuseDebit, refuseDecidedLine } from './book-line.ts'
import { refuseByHand } from './booking-obstacle.ts'
import { describeDecidedLine } from './describe-line.ts'

const told = async (table: Table, line: StatementLine) => ({
  ok: true as const,
  line: await describeDecidedLine(table, line),
})

type Aside = Extract<LineState, 'suspense' | 'ignored' | 'paid back'>

/**
 * Sets the disposition of a line that is not booked; idempotent. A line that was paid back cannot be changed any more.
 */
const putAside = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  line: StatementLine,
  { state, ...more }: Pick<StatementLine, 'returnReference'> & { state: Aside },
  act: Act,
): Promise<{ ok: true; line: StatementLine } | DeskRefusal> => {
  if (line.state === state && line.parts.length === 0) return { ok: true, line }
  if (state !== 'ignored' && isDebit(line)) return refuseDebit(line)
  if (line.parts.length > 0)
    return refuseAct(
      'wrongState',
      `${decimalFromCents(line.amountCents - remainingCents(line))} of line ${line.lineId} is booked already`,
    )
  if (state === 'paid back' ? !isBookable(line) : line.state === 'paid back') return refuseDecidedLine(line)
  const aside: StatementLine = {
    ...line,
    ...more,
    state,
    ...(act.reason ? { reason: act.reason } : {}),
    decidedAt: clock().toISOString(),
    decidedBy: act.actor,
  }
  const { lineId, currency } = line
  const change = { lineId, amount: decimalFromCents(line.amountCents), currency }
  const written = await table.transact({
    line: replaceStatementLine(table, aside),
    audit: act.audit({
      before: { ...change, state: line.state },
      after: { ...change, state, ...(more.returnReference ? { reference: more.returnReference } : {}) },
    }),
  })
  if (written.ok) return { ok: true, line: aside }
  const present = await findStatementLine(table, lineId)
  return present?.state === state
    ? { ok: true, line: present }
    : refuseAct('changedMeanwhile', 'the line was decided on at the same moment; look again')
}

export const holdLineAct = deskAct({
  name: 'statement-line-to-suspense',
  summary:
    'Holds what is left of a line: for the payer in the books of a facility, or, where nobody knows whose it is, for nobody yet.',
  fourEyes: {
    except: 'without a facility: the money is in nobody’s books',
    isExcepted: ({ facilityId }) => facilityId === undefined,
  },
  positional: ['lineId'],
  needsReason: true,
  sensitive: {
    kinds: ['movesMoney'],
    whyOnePerson: 'Money of nobody known stays in no books; two people pay it back or say whose it is.',
  },
  schema: z.object({ lineId: lineIdField, facilityId: z.optional(fields.facilityId) }),
  run: async ({ lineId: id, facilityId }, act, { table, clock, config }) => {
    const found = await findDeskLine(table, id)
    if (!found.ok) return found
    const refusal = await refuseByHand({ table, config }, found.line, act)
    if (refusal) return refusal
    const held = facilityId
      ? await bookLine({ table, clock }, found.line, { kind: 'suspense', facilityId, id: '' }, act)
      : await putAside({ table, clock }, found.line, { state: 'suspense' }, act)
    return held.ok ? told(table, held.line) : held
  },
})

export const ignoreLineAct = deskAct({
  name: 'statement-line-ignore',
  summary:
    'Leaves a line out of the books of every facility, as money that is no seller’s: the reason says whose it is.',
  positional: ['lineId'],
  needsReason: true,
  sensitive: {
    kinds: ['movesMoney'],
    whyOnePerson:
      'It leaves a line of the bank out of the books, with a reason on record; nothing is paid or owed less by it.',
  },
  schema: z.object({ lineId: lineIdField }),
  run: async ({ lineId: id }, act, { table, clock, config }) => {
    const found = await findDeskLine(table, id)
    if (!found.ok) return found
    const refusal = await refuseByHand({ table, config }, found.line, act)
    if (refusal) return refusal
    const ignored = await putAside({ table, clock }, found.line, { state: 'ignored' }, act)
    return ignored.ok ? told(table, ignored.line) : ignored
  },
})

export const payBackLineAct = deskAct({
  name: 'statement-line-pay-back',
  summary:
    'Records that a line’s money, which is in nobody’s books, was transferred back to whom it came from.',
  fourEyes: true,
  positional: ['lineId'],
  needsReason: true,
  sensitive: { kinds: ['movesMoney'] },
  schema: z.object({
    lineId: lineIdField,
    reference: z.optional(
      describedField(shortText(140), 'the bank’s reference of the transfer back', 'FT27032XK21'),
    ),
  }),
  run: async ({ lineId: id, reference }, act, { table, clock, config }) => {
    const found = await findDeskLine(table, id)
    if (!found.ok) return found
    const refusal = await refuseByHand({ table, config }, found.line, act)
    if (refusal) return refusal
    const aside = { state: 'paid back', ...(reference ? { returnReference: reference } : {}) } as const
    const paidBack = await putAside({ table, clock }, found.line, aside, act)
    return paidBack.ok ? told(table, paidBack.line) : paidBack
  },
})
