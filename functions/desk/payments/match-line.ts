import type { Cents } from '#shared/money/cents.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { readOnce } from '../../data/read-once.ts'
import {
  isBookable,
  isDebit,
  type LinePart,
  remainingCents,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskCharge, findDeskPayment } from '../facility/find-in-facility.ts'
import { findDeskPayoff } from '../repayment/find-desk-payoff.ts'
import {
  bookLine,
  findDeskLine,
  hasBooking,
  lineChangedMeanwhile,
  prepareBooking,
  refuseDebit,
  refuseDecidedLine,
} from './book-line.ts'
import { refuseManualDecision } from './booking-obstacle.ts'
import type { BookingTarget } from './booking-target.ts'
import { describeDecidedLine } from './describe-line.ts'
import { owedOn } from './owed-on.ts'
import { resolveValueDate } from './value-date.ts'

type MatchTarget = BookingTarget & { kind: 'payment' | 'charge' | 'payoff' }

interface Dates {
  line: StatementLine
  valueDate: BusinessDate | undefined
  today: BusinessDate
}

interface Share {
  target: MatchTarget
  cents: Cents
  /** The charge order that it settles. */
  chargeId?: string
}

/** The debt of a target after the preceding shares; for a reported transfer no more than was reported. */
const owedTo = async (
  table: Table,
  { kind, facilityId, id }: MatchTarget,
  shares: readonly Share[],
  { line, valueDate, today }: Dates,
): Promise<{ ok: true; cents: Cents; chargeId?: string } | DeskRefusal> => {
  if (kind === 'payoff') {
    const found = await findDeskPayoff(table, { facilityId, drawdownId: id })
    // An unreported early repayment takes all money that is left, or is refused when it is booked.
    return {
      ok: true,
      cents: found.ok && isOpenPayment(found.payoff.status) ? found.payoff.reportedCents : 0,
    }
  }
  const payment = kind === 'payment' ? await findDeskPayment(table, { facilityId, paymentId: id }) : undefined
  if (payment && !payment.ok) return payment
  const found = await findDeskCharge(table, { facilityId, chargeId: payment?.item.chargeId ?? id })
  if (!found.ok) return found
  const { item: charge } = found
  const { chargeId } = charge
  // A reported transfer, and the rest of its charge order.
  const cents = shares.reduce(
    (left, share) => left - (share.chargeId === chargeId ? share.cents : 0),
    owedOn(charge, valueDate ?? resolveValueDate(charge, line.valueDate), today),
  )
  return { ok: true, chargeId, cents: Math.min(cents, payment?.item.reportedCents ?? cents) }
}

/** Splits a line's money among targets: something for each, and the rest for the last one. */
const shareOut = async (
  table: Table,
  targets: readonly MatchTarget[],
  dates: Dates,
): Promise<{ ok: true; shares: Share[] } | DeskRefusal> => {
  const shares: Share[] = []
  let leftCents = remainingCents(dates.line)
  const last = targets.at(-1)
  for (const target of targets) {
    const owed = await owedTo(table, target, shares, dates)
    if (!owed.ok) return owed
    const { chargeId } = owed
    const cents = target === last ? leftCents : Math.min(owed.cents, leftCents)
    if (cents <= 0)
      return refuseAct(
        'ruleBroken',
        `nothing is owed on ${target.kind} ${target.id}, or left of the line for it`,
      )
    leftCents -= cents
    shares.push({ target, cents, ...(chargeId ? { chargeId } : {}) })
  }
  return { ok: true, shares }
}

type Named = Pick<LinePart, 'kind' | 'facilityId' | 'id'>

const isSame = (a: Named, b: Named): boolean =>
  a.kind === b.kind && a.facilityId === b.facilityId && a.id === b.id

export const matchLineAct: RunAct<'statement-line-match'> = async (
  { lineId, targets: given, valueDate, rebooksLater },
  act,
  { table: stored, clock, config },
) => {
  const table = readOnce(stored)
  const found = await findDeskLine(table, lineId)
  if (!found.ok) return found
  const refusal = await refuseManualDecision({ table, config }, found.line, act)
  if (refusal) return refusal
  let { line } = found
  const targets = given.filter((target, index) => given.findIndex((each) => isSame(each, target)) === index)
  const waiting = targets.filter((target) => !hasBooking(line, target))
  if (waiting.length === 0) return { ok: true, line: await describeDecidedLine(table, line) }
  if (!isBookable(line)) return refuseDecidedLine(line)
  if (isDebit(line)) return refuseDebit(line)
  if (rebooksLater && waiting.length > 1)
    return refuseAct('ruleBroken', 'money that later bookings are booked again after goes to one target')
  const shared = await shareOut(table, waiting, { line, valueDate, today: businessDate(clock()) })
  if (!shared.ok) return shared
  // Each share is booked in its own transaction. All are checked first: if one is refused, none is booked. A single one
  // is checked as it is booked.
  for (const { target, cents } of shared.shares.length > 1 ? shared.shares : []) {
    const money = { line, cents, valueDate, isExact: false }
    const prepared = await prepareBooking({ table, clock }, target, money)
    if (!prepared.ok) return prepared
  }
  // After a crash, the line shows which ones were booked.
  for (const { target, cents } of shared.shares) {
    if (!hasBooking(line, target) && cents > remainingCents(line)) return lineChangedMeanwhile
    const booked = await bookLine({ table, clock }, line, target, act, { cents, valueDate, rebooksLater })
    if (!booked.ok) return booked
    ;({ line } = booked)
  }
  return { ok: true, line: await describeDecidedLine(table, line) }
}
