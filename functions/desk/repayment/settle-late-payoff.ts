import { principalOf } from '#shared/drawdown/unbilled.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import { type Drawdown, payoffPaymentIdOf, replaceDrawdown, unbilledOf } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import { money, nonZeroMoney, notify } from '../../data/notifications.ts'
import { type Payment, writePayment } from '../../data/payments.ts'
import { writePayoff } from '../../data/payoffs.ts'
import type { Table, Write } from '../../data/table.ts'
import { newlyHeldCents } from '../../repayment/notify-rebooked.ts'
import {
  type DrawdownObstacle,
  type DrawdownRebooking,
  rebookDrawdown,
} from '../../repayment/rebook-drawdown.ts'
import { rebookingWrites } from '../../repayment/rebooking-writes.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { describeEntry, obstacles } from './describe-settlement.ts'
import type { PayoffArrival, PayoffSettlement } from './payoff-settlement.ts'
import { prepareEarlyRepayment } from './prepare-early-repayment.ts'

const whyNot: Record<DrawdownObstacle, string> = {
  ...obstacles,
  bounced: 'an early repayment of the drawdown bounced',
  'changed meanwhile': 'something was posted at the same moment; look again',
}

/** An early repayment that was found after others, or after a due date. */
interface LateMoney {
  facility: Facility
  drawdown: Drawdown
  reported: Pick<
    Payment,
    'paymentId' | 'reportedCents' | 'reference' | 'reportedAt' | 'proofFileId' | 'version'
  >
  /** The report, where it was carried over to a charge order. */
  carriedOver?: Payment
  postedCents: Cents
  date: BusinessDate
  /** Further writes, committed with the money. */
  also?: Record<string, Write | undefined>
}

interface LateSettlement {
  ok: true
  posted: Payment
  before: object
  after: object
  writes: Record<string, Write | undefined>
}

const owedOn = (charges: readonly ChargeOrder[], drawdown: Drawdown): Cents =>
  charges.reduce((sum, { owedCents }) => sum + sumOfKinds(owedCents), principalOf(unbilledOf(drawdown).lots))

const overdueOn = (charges: readonly ChargeOrder[]): Cents =>
  charges.reduce((sum, { chargedCents }) => sum + chargedCents.overdueInterest, 0)

/** A drawdown before or after a rebooking, with each charge order and booking that changes. */
const describeSide = (
  drawdown: Drawdown,
  { charges, rebooked }: DrawdownRebooking,
  side: 'before' | 'after',
) => {
  const present = charges.map((each) => each[side])
  return {
    drawdownId: drawdown.drawdownId,
    status: drawdown.status,
    outstanding: decimalFromCents(owedOn(present, drawdown)),
    overdueInterest: decimalFromCents(overdueOn(present)),
    charges: present.map(({ chargeId, chargedCents, owedCents }) => ({
      chargeId,
      charged: decimalFromCents(sumOfKinds(chargedCents)),
      interest: decimalFromCents(chargedCents.interest),
      outstanding: decimalFromCents(sumOfKinds(owedCents)),
    })),
    rebooked: rebooked.map((entry) => describeEntry(entry, entry[side])),
  }
}

/** Books an early repayment among what was charged and repaid since its value date; the refusal if it cannot be. */
export const settleLate = async (
  table: Table,
  { facility, drawdown, reported, carriedOver, postedCents, date, also = {} }: LateMoney,
  now: Date,
): Promise<LateSettlement | DeskRefusal> => {
  const { companyId, currency } = drawdown
  const today = businessDate(now)
  if (facility.status === 'closed') return refuseAct('wrongState', 'the facility is closed')
  const rebooking = await rebookDrawdown(
    table,
    { facility, drawdown },
    { cents: postedCents, date, carriedOver },
    now,
    today,
  )
  if (!rebooking.ok)
    return rebooking.obstacle === 'changed meanwhile'
      ? refuseAct('changedMeanwhile', whyNot[rebooking.obstacle])
      : refuseAct(
          'wrongState',
          `the money cannot be counted from ${date} among what was booked since: ${whyNot[rebooking.obstacle]}`,
        )
  const { prepayment, charges, rebooked, payments } = rebooking
  const { charge, payment, postings } = prepareEarlyRepayment(
    { facility, drawdown, prepayment, reported, postedCents, date },
    now,
  )
  const { drawdown: after } = rebooking
  const before = describeSide(drawdown, rebooking, 'before')
  const heldCents = newlyHeldCents(payment, rebooked)
  const formerCharges = charges.map((each) => each.before)
  const nowCharges = charges.map((each) => each.after)
  const others = {
    drawdown: replaceDrawdown(table, after),
    charge: replaceChargeOrder(table, charge),
    ...Object.fromEntries(
      nowCharges.map((each) => [`charge ${each.chargeId}`, replaceChargeOrder(table, each)]),
    ),
    ...writePayment(table, payment),
    event: notify(
      table,
      companyId,
      'payoff-rebooked',
      {
        received: money(postedCents, currency),
        receivedOn: date,
        formerOutstanding: money(owedOn(formerCharges, drawdown), currency),
        outstanding: money(owedOn(nowCharges, after), currency),
        formerOverdueInterest: money(overdueOn(formerCharges), currency),
        overdueInterest: money(overdueOn(nowCharges), currency),
        surplus: nonZeroMoney(heldCents, currency),
      },
      { eventId: `repayment-posted:${payment.paymentId}`, now },
    ),
  }
  const writes = rebookingWrites(
    table,
    {
      facility,
      changeId: payment.paymentId,
      postings: { ...rebooking.postings, ...postings },
      payments,
      others: { ...others, ...also },
    },
    now,
  )
  if (!writes) return refuseAct('wrongState', obstacles['too many'])
  return {
    ok: true,
    posted: payment,
    before,
    after: {
      ...describeSide(after, rebooking, 'after'),
      paymentId: payment.paymentId,
      posted: decimalFromCents(postedCents),
      valueDate: date,
      surplus: decimalFromCents(heldCents),
    },
    writes,
  }
}

/** The refusal of money that charges of later days precede, with these days for the person who decides. */
export const refuseLaterCharges = (date: BusinessDate, later: readonly ChargeOrder[]): DeskRefusal => {
  const named = later.map(({ dueDate, isEarly }) => `${isEarly ? 'early repayment' : 'bill'} of ${dueDate}`)
  return refuseAct(
    'ruleBroken',
    `charges of days after ${date} precede it (${named.join(', ')}): this needs rebooksLater, which reverses what was booked since and books it again in its order`,
    [{ field: 'rebooksLater', rule: 'required' }],
  )
}

/** An early repayment with charge orders of later days. */
export const settleLatePayoff = async (
  table: Table,
  { facility, drawdown, payoff, postedCents, date, rebooksLater }: PayoffArrival,
  later: readonly ChargeOrder[],
  now: Date,
): Promise<PayoffSettlement | DeskRefusal> => {
  const { price } = drawdown
  if (date < price.drawdownDate)
    return refuseAct('invalidDate', `the money arrived on ${price.drawdownDate} or later`)
  if (!rebooksLater) return refuseLaterCharges(date, later)
  const paymentId = payoffPaymentIdOf(drawdown)
  const { reportedCents, reference, reportedAt } = payoff
  const reported = { paymentId, reportedCents, reference, reportedAt, version: 0 }
  // If it bounces, its amount is owed at once: the price before it is no longer that of the drawdown.
  const { before: _before, ...rest } = payoff
  const posted = { ...rest, status: 'posted' as const, paymentId, valueDate: date }
  const also = writePayoff(table, posted)
  const settled = await settleLate(table, { facility, drawdown, reported, postedCents, date, also }, now)
  if (!settled.ok) return settled
  return {
    ok: true,
    posted,
    paymentId,
    before: settled.before,
    after: settled.after,
    isRebooked: true,
    writes: settled.writes,
  }
}
