import { suspenseReceived } from '#shared/ledger/suspense-postings.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, findChargeOrder } from '../../data/charge-orders.ts'
import { distinctWrites } from '../../data/distinct-writes.ts'
import { recordEvent } from '../../data/events.ts'
import type { Facility } from '../../data/facilities.ts'
import { findFacility } from '../../data/facilities.ts'
import { payerIdOf, putKnownPayer } from '../../data/known-payers.ts'
import { postToLedger } from '../../data/ledger.ts'
import { isCarriedOver, type Payment } from '../../data/payments.ts'
import {
  findStatementLine,
  isBookable,
  isDebit,
  type LinePart,
  type LineReason,
  remainingCents,
  replaceStatementLine,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table, Write } from '../../data/table.ts'
import { settlePayment } from '../../repayment/settle-payment.ts'
import type { Deps } from '../../runtime/deps.ts'

import {
  type Act,
  type ApprovalBasis,
  type AuditedChange,
  type DeskRefusal,
  refuseAct,
} from '../engine/desk-act.ts'
import { findDeskCharge, findDeskPayment } from '../facility/find-in-facility.ts'
import { dateIndependent } from '../repayment/approval-basis.ts'
import { describeSettlement, refuseFailedSettlement } from '../repayment/describe-settlement.ts'
import { refuseDeduction } from '../repayment/refuse-deduction.ts'
import type { BookingTarget, Money } from './booking-target.ts'
import { resolveValueDate } from './value-date.ts'

/** The writes of booking a part of a line's money, and the audit entry. */
interface Booking {
  ok: true
  facility: Facility
  /** The id of the part from then on. */
  id: string
  writes: Record<string, Write | undefined>
  before: object
  after: object
  basis?: ApprovalBasis
}

const refuseOtherCurrency = (currency: string): DeskRefusal =>
  refuseAct('ruleBroken', `the facility is kept in ${currency}`)

/** Unique: a line has one part with each number. */
const nameOfPart = ({ lineId, parts }: StatementLine): string => `line-${lineId}-${parts.length + 1}`

/** A proposal about a past-due charge order has to stay valid although the debt grows daily. */
const chargeBasis = (charge: ChargeOrder, write: Write, money: object): ApprovalBasis => {
  const rests = dateIndependent(charge, write)
  return { ...rests, state: { charge: rests.state, ...money } }
}

const onCharge = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { facility, charge }: { facility: Facility; charge: ChargeOrder | undefined },
  payment: Payment,
  { line, cents, valueDate, isExact, rebooksLater = false }: Money,
): Promise<Omit<Booking, 'facility' | 'id'> | DeskRefusal> => {
  if (!charge) throw new Error(`payment ${payment.paymentId} is for no charge order`)
  const isNew = payment.version === 0
  const today = businessDate(clock())
  // An early repayment that was carried over still counts from its own day.
  const date =
    valueDate ?? (isCarriedOver(payment) ? line.valueDate : resolveValueDate(charge, line.valueDate))
  const { dueDate, chargeId } = charge
  if (isCarriedOver(payment) && date < dueDate) {
    const { settleCarriedOver } = await import('../repayment/settle-carried-over.ts')
    const arrival = { facility, payment, charge, postedCents: cents, date, rebooksLater }
    const early = await settleCarriedOver(table, arrival, clock())
    return early.ok ? { ok: true, writes: early.writes, before: early.before, after: early.after } : early
  }
  if (date > today || date < dueDate)
    return refuseAct('invalidDate', `the money counts from a day from ${dueDate} to ${today}`)
  const settlement = await settlePayment(
    table,
    {
      facility,
      payment,
      // As if the payment had been reported at this moment.
      charge: isNew ? { ...charge, pendingCents: charge.pendingCents + payment.reportedCents } : charge,
      postedCents: cents,
      date,
      rebooksLater,
    },
    clock(),
  )
  if (!settlement.ok) return refuseFailedSettlement(settlement, date)
  const { posted, before, rebooked, writes, charge: replaced } = settlement
  const owedCents = sumOfKinds(before.owedCents)
  // A closed charge order takes unreported money only if later receipts are booked again, or as a recovery.
  const isRecovery = (posted.recoveredCents ?? 0) > 0
  if (isNew && !isOpenCharge(charge.status) && !rebooked && !isRecovery)
    return refuseAct('wrongState', `charge order ${chargeId} is ${charge.status}`)
  if (isExact && isNew && !isRecovery && owedCents !== cents)
    return refuseAct('changedMeanwhile', `${decimalFromCents(owedCents)} is owed on charge order ${chargeId}`)
  const described = describeSettlement(settlement)
  return {
    ok: true,
    writes,
    basis: chargeBasis(charge, replaced, { cents, date }),
    before: { chargeId, ...described.before },
    after: { chargeId, ...described.after },
  }
}

const toCharge = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  { facilityId, id }: BookingTarget,
  money: Money,
) => {
  const found = await findDeskCharge(deps.table, { facilityId, chargeId: id })
  if (!found.ok) return found
  const { facility, item: charge } = found
  const { line, cents } = money
  const payment: Payment = {
    paymentId: nameOfPart(line),
    companyId: facility.companyId,
    facilityId,
    chargeId: id,
    status: 'reported',
    reportedCents: cents,
    reference: line.text.slice(0, 140),
    reportedAt: deps.clock().toISOString(),
    version: 0,
  }
  const settled = await onCharge(deps, { facility, charge }, payment, money)
  return settled.ok ? { ...settled, facility, id } : settled
}

const toPayment = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  { facilityId, id }: BookingTarget,
  money: Money,
) => {
  const found = await findDeskPayment(deps.table, { facilityId, paymentId: id })
  if (!found.ok) return found
  const { facility, item: payment } = found
  if (!isOpenPayment(payment.status)) return refuseAct('wrongState', `the payment is ${payment.status}`)
  if (payment.deduction) return refuseDeduction
  const charge = await findChargeOrder(deps.table, facility.companyId, payment.chargeId)
  const settled = await onCharge(deps, { facility, charge }, payment, money)
  return settled.ok ? { ...settled, facility, id } : settled
}

/** Loaded on demand: most lines pay charges that are due. */
const toPayoff = async (deps: Pick<Deps, 'table' | 'clock'>, target: BookingTarget, money: Money) =>
  (await import('./book-to-payoff.ts')).bookToPayoff(deps, target, money)

const toSuspense = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { facilityId }: BookingTarget,
  { line, cents }: Money,
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  if (facility.status === 'closed')
    return refuseAct('wrongState', `facility ${facilityId} is closed: nothing is held in it any more`)
  const now = clock()
  if (line.valueDate > businessDate(now))
    return refuseAct('invalidDate', `the money counts from ${line.valueDate}, which is yet to come`)
  const posting = suspenseReceived(nameOfPart(line), line.valueDate, cents)
  const heldCents = 0 - facility.balances.suspense
  return {
    ok: true as const,
    facility,
    id: posting.postingId,
    writes: postToLedger(table, facility, { posting }, now),
    before: { facilityId, held: decimalFromCents(heldCents) },
    after: { facilityId, held: decimalFromCents(heldCents + cents) },
  }
}

const bookers = {
  charge: toCharge,
  payment: toPayment,
  payoff: toPayoff,
  suspense: toSuspense,
} satisfies Record<BookingTarget['kind'], unknown>

/** A line after a part of its money was booked. */
const withPart = (line: StatementLine, part: LinePart): StatementLine => {
  const { reason: _reason, ...rest } = line
  const booked = { ...rest, parts: [...line.parts, part] }
  if (remainingCents(booked) > 0) return { ...booked, state: 'open' }
  const isHeld = booked.parts.every(({ kind }) => kind === 'suspense')
  return { ...booked, state: isHeld ? 'suspense' : 'booked', decidedAt: part.at, decidedBy: part.by }
}

/** Whether money of a line was booked to that target already. */
export const hasBooking = (line: StatementLine, { kind, facilityId, id }: BookingTarget): boolean =>
  line.parts.some(
    (part) => part.kind === kind && part.facilityId === facilityId && (kind === 'suspense' || part.id === id),
  )

/** The refusal of an act that the line's present state does not allow. */
export const refuseDecidedLine = ({ lineId, state, decidedBy }: StatementLine): DeskRefusal =>
  refuseAct('wrongState', `line ${lineId} is ${state}, by ${decidedBy ?? 'nobody'}`)

export const refuseDebit = ({ lineId }: StatementLine): DeskRefusal =>
  refuseAct(
    'wrongState',
    `the money of line ${lineId} left: it is the payout of a batch, which its end-to-end id says, or ignored`,
  )

export const lineChangedMeanwhile = refuseAct(
  'changedMeanwhile',
  'the line, or what it is for, was changed at the same moment; look again',
)

/** The writes of booking an amount of a line to a target, or why it cannot be booked. Writes nothing. */
export const prepareBooking = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  target: BookingTarget,
  money: Money,
): Promise<Booking | DeskRefusal> => {
  const booking: Booking | DeskRefusal = await bookers[target.kind](deps, target, money)
  if (!booking.ok) return booking
  const { currency } = booking.facility
  return currency === money.line.currency ? booking : refuseOtherCurrency(currency)
}

/** Two people who assign a line to a company confirm that its payer is the company's. */
const confirmPayer = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  line: StatementLine,
  { companyId }: Facility,
  { actor, approvedBy }: Act,
): Write | undefined => {
  const payerId = payerIdOf(line)
  if (!payerId || !approvedBy) return undefined
  const confirmedAt = clock().toISOString()
  return putKnownPayer(table, {
    payerId,
    companyId,
    lineId: line.lineId,
    confirmedBy: actor,
    approvedBy,
    confirmedAt,
  })
}

/**
 * Books money of a line that was just read, in one transaction with the line: the line shows what was booked, so that
 * it is not booked twice. Returns the line as it is stored.
 */
export const bookLine = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  line: StatementLine,
  target: BookingTarget,
  act: Act,
  {
    cents,
    valueDate,
    isExact = false,
    rebooksLater = false,
    reasons,
  }: Partial<Omit<Money, 'line' | 'cents'>> & {
    cents?: Cents | undefined
    /** Why they match, if nobody gives a reason. */
    reasons?: readonly LineReason[]
  } = {},
): Promise<{ ok: true; line: StatementLine } | DeskRefusal> => {
  const { table, clock } = deps
  if (hasBooking(line, target)) return { ok: true, line }
  if (!isBookable(line)) return refuseDecidedLine(line)
  if (isDebit(line)) return refuseDebit(line)
  const money: Money = { line, cents: cents ?? remainingCents(line), valueDate, isExact, rebooksLater }
  const booking = await prepareBooking(deps, target, money)
  if (!booking.ok) return booking
  const { facility, id, writes, before, after, basis } = booking
  const booked = withPart(line, {
    kind: target.kind,
    facilityId: facility.facilityId,
    companyId: facility.companyId,
    id,
    amountCents: money.cents,
    by: act.actor,
    at: clock().toISOString(),
    ...(reasons ? { reasons } : act.reason ? { reason: act.reason } : {}),
  })
  const { lineId } = line
  const change: AuditedChange = {
    companyId: facility.companyId,
    before: { lineId, state: line.state, ...before },
    after: { lineId, state: booked.state, booked: decimalFromCents(money.cents), ...after },
    ...(basis ? { basis } : {}),
  }
  const stored = replaceStatementLine(table, booked)
  const ofLine = {
    line: stored,
    knownPayer: confirmPayer(deps, line, facility, act),
    receiptBooked: recordEvent(
      table,
      { name: 'receipt-booked', companyId: facility.companyId, lineId, part: line.parts.length },
      `receipt-booked:${lineId}:${line.parts.length}`,
      clock(),
    ),
    audit: act.audit(change),
  }
  const written = await table.transact(distinctWrites(writes, ofLine))
  if (written.ok) return { ok: true, line: stored.item }
  const present = await findStatementLine(table, lineId)
  if (present && hasBooking(present, target)) return { ok: true, line: present }
  return lineChangedMeanwhile
}

/** The line of an act. */
export const findDeskLine = async (
  table: Table,
  lineId: string,
): Promise<{ ok: true; line: StatementLine } | DeskRefusal> => {
  const line = await findStatementLine(table, lineId)
  return line ? { ok: true, line } : refuseAct('notFound', `there is no line ${lineId}`)
}
