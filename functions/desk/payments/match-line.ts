import * as z from 'zod/mini'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { remainingCents, type StatementLine } from '../../data/statement-lines.ts'
import type { Deps } from '../../runtime/deps.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskCharge } from '../facility/find-in-facility.ts'
import { bookLine, findDeskLine, lineIdField } from './book-line.ts'
import type { BookingTarget } from './booking-target.ts'
import { countsFrom } from './counts-from.ts'
import { describeDecidedLine } from './describe-line.ts'

const schema = z.object({
  lineId: lineIdField,
  facilityId: fields.facilityId,
  chargeIds: z.optional(
    explained(
      z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(12)),
      'the charge orders that it pays, in this order; what is left goes to the last',
      '["2027-01-29-3f0c9a"]',
    ),
  ),
  paymentId: z.optional(fields.paymentId),
  drawdownId: z.optional(
    explained(z.string().check(z.minLength(1)), 'the drawdown whose early settlement it is', '2027-01-04'),
  ),
  valueDate: fields.valueDate,
})
type Given = z.output<typeof schema>

const targetsOf = ({ facilityId, chargeIds, paymentId, drawdownId }: Given): BookingTarget[] | undefined => {
  const targets: BookingTarget[][] = [
    ...(chargeIds
      ? [[...new Set(chargeIds)].map((id) => ({ kind: 'charge' as const, facilityId, id }))]
      : []),
    ...(paymentId ? [[{ kind: 'payment' as const, facilityId, id: paymentId }]] : []),
    ...(drawdownId ? [[{ kind: 'payoff' as const, facilityId, id: drawdownId }]] : []),
  ]
  return targets.length === 1 ? targets[0] : undefined
}

/** What of a line goes to a charge order that others follow: all that is owed on it, and no more. */
const shareOf = async (
  { table }: Pick<Deps, 'table'>,
  line: StatementLine,
  { facilityId, id }: BookingTarget,
  valueDate: string | undefined,
): Promise<number | DeskRefusal> => {
  const found = await findDeskCharge(table, { facilityId, chargeId: id })
  if (!found.ok) return found
  const { item: charge } = found
  const owed = sumOfKinds(chargeAsOf(charge, valueDate ?? countsFrom(charge, line.valueDate)).owedCents)
  return Math.min(owed, remainingCents(line))
}

export const matchLineAct = deskAct({
  name: 'statement-line-match',
  summary:
    'Books a line to what it is for: a reported payment, an early settlement, or charge orders in their order. What is more than is owed is held for the payer.',
  positional: ['lineId', 'facilityId'],
  schema,
  run: async (given, act, { table, clock }) => {
    const found = await findDeskLine(table, given.lineId)
    if (!found.ok) return found
    const targets = targetsOf(given)
    if (!targets)
      return refuseAct('invalidInput', 'one of chargeIds, paymentId and drawdownId says what the line is for')
    let { line } = found
    const isDone =
      line.state === 'booked' &&
      line.parts.every((part) => targets.some(({ kind, id }) => part.kind === kind && part.id === id))
    if (isDone) return { ok: true, line: await describeDecidedLine(table, line) }
    // Each in a transaction of its own: called again after a crash, those that landed are seen on the line.
    for (const [index, target] of targets.entries()) {
      const isLast = index === targets.length - 1
      const share = isLast ? undefined : await shareOf({ table }, line, target, given.valueDate)
      if (typeof share === 'object') return share
      if (share === 0) continue
      const booked = await bookLine({ table, clock }, line, target, act, {
        cents: share,
        valueDate: given.valueDate,
      })
      if (!booked.ok) return booked
      // The line as it is stored, with the version that the next part lands on.
      const stored = await findDeskLine(table, line.lineId)
      if (!stored.ok) return stored
      ;({ line } = stored)
      if (remainingCents(line) === 0) break
    }
    return { ok: true, line: await describeDecidedLine(table, line) }
  },
})
