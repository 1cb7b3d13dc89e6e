import { chargeLot, type DueAmounts } from '#shared/drawdown/charge-lot.ts'
import { feePosted, interestPosted, packetApplied } from '#shared/ledger/facility-postings.ts'
import { rebateGiven } from '#shared/ledger/repayment-postings.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { byKind } from '#shared/repayment/charge-order.ts'
import { withPlanHold } from '#shared/repayment/payment-plan.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, chargeIdOf, replaceChargeOrder } from '../data/charge-orders.ts'
import {
  chargeCauseOf,
  type Drawdown,
  findDrawdown,
  nextDueDateOfDrawdown,
  payoffPaymentIdOf,
  replaceDrawdown,
  unbilledOf,
  withCharged,
} from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { type Facility, findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { findPaymentPlan } from '../data/payment-plans.ts'
import { writePayment } from '../data/payments.ts'
import { findPayoff, type Payoff, writePayoff } from '../data/payoffs.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Write } from '../data/table.ts'
import { dueOfWeek, overdueTermsOf, salesWeekOf, weekOfNextDue } from '../repayment/due-week.ts'
import type { SettledWeek } from '../repayment/settle-sales-week.ts'
import type { Deps } from '../runtime/deps.ts'
import { findDeductionAccount } from '../shops/deduction-account.ts'

/**
 * The writes that turn a reported but unposted early settlement into a payment reported for the charge order. Its id is
 * the one that the settlement would have been posted under, so only one of both can exist.
 */
const carryOver = (
  payoff: Payoff,
  drawdown: Drawdown,
  chargeId: string,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Record<string, Write | undefined> => {
  const { companyId, facilityId, reportedCents, reference, reportedAt } = payoff
  const paymentId = payoffPaymentIdOf(drawdown)
  return {
    ...writePayoff(table, {
      ...payoff,
      status: 'voided',
      voidReason: 'the drawdown fell due first, and the report is for its charge order now',
    }),
    ...writePayment(table, {
      paymentId,
      companyId,
      facilityId,
      chargeId,
      status: 'reported',
      reportedCents,
      reference,
      reportedAt,
      version: 0,
    }),
    overtaken: recordEvent(
      table,
      { name: 'payoff-overtaken', companyId, facilityId, chargeId, paymentId },
      `payoff-overtaken:${paymentId}`,
      clock(),
    ),
  }
}

/** The amounts of a drawdown that fall due by a date, and their basis. Undefined if nothing does yet. */
const fallsDueBy = async (
  drawdown: Drawdown,
  facility: Facility,
  to: BusinessDate,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<{ due: DueAmounts; settled?: SettledWeek; salesWeek?: ChargeOrder['salesWeek'] } | undefined> => {
  const next = nextDueDateOfDrawdown(drawdown)
  if (!next || next > to) return undefined
  const weekEnding = weekOfNextDue(drawdown)
  if (!weekEnding)
    return {
      due: chargeLot(
        drawdown.price,
        facility.terms.minimumInterestDays,
        unbilledOf(drawdown),
        drawdown.passThroughFees,
      ),
    }
  const due = await dueOfWeek(drawdown, facility, weekEnding, deps)
  return { due, settled: due.settled, salesWeek: salesWeekOf(drawdown, due) }
}

/** The result of one step: a charge order, a week in which nothing was due, or nothing to do. */
type Raised = { chargeId?: string; isMore: boolean }

/**
 * Posts the interest and the fee of the next due of a drawdown by a date and raises its charge order, once. An early
 * settlement that still waits for the lender becomes a payment of the last one.
 */
const raiseNext = async (
  { companyId, drawdownId }: Pick<Drawdown, 'companyId' | 'drawdownId'>,
  to: BusinessDate,
  deps: Deps,
): Promise<Raised> => {
  const { table, clock } = deps
  const raised = await retryOnChange(async (): Promise<Raised | typeof changed> => {
    // The index lags behind the table: only the item itself has the drawdown's state. A report of an early settlement
    // changes the drawdown's version, so it is read after the drawdown.
    const drawdown = await findDrawdown(table, companyId, drawdownId)
    if (drawdown?.status !== 'paid out') return { isMore: false }
    const { facilityId, price } = drawdown
    const [facility, payoff] = await Promise.all([
      findFacility(table, facilityId),
      findPayoff(table, companyId, drawdownId),
    ])
    if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
    const fallen = await fallsDueBy(drawdown, facility, to, { table, clock })
    if (!fallen) return { isMore: false }
    const { due, settled, salesWeek } = fallen

    const now = clock()
    const { dueDate, principalCents, interestCents: interest, feeCents: fee } = due
    const { packetCents, rebate, left } = due
    const rebateCents = rebateTotal(rebate)
    // The rebate repays its part of the principal automatically.
    const principal = principalCents - rebateCents
    const owedCents = principal + interest + fee
    if (owedCents + packetCents + rebateCents === 0) {
      const written = await table.transact<string>({
        drawdown: replaceDrawdown(table, { ...drawdown, uncharged: left }),
        ...settled?.writes,
      })
      return written.ok ? { isMore: true } : changed
    }
    const cause = chargeCauseOf(drawdown)
    const chargeId = chargeIdOf(dueDate, cause)
    const chargedCents = byKind((kind) => ({ fee, overdueInterest: 0, interest, principal })[kind])
    const isLast = left.lots.length === 0
    const { collection } = price.repayment
    const account =
      collection === 'platform_deduction' ? await findDeductionAccount(deps, drawdown) : undefined
    const waiting = isLast && payoff && isOpenPayment(payoff.status) ? payoff : undefined
    // A bill that falls due under a payment plan is under it, too.
    const plan = drawdown.planId ? await findPaymentPlan(table, companyId, drawdown.planId) : undefined
    const planned = plan?.status === 'in force' ? plan : undefined
    const written = await table.transact<string>({
      ...postToLedger(
        table,
        facility,
        {
          posting: interestPosted(cause, dueDate, interest + packetCents),
          packet: packetApplied(cause, dueDate, packetCents),
          fee: feePosted(cause, dueDate, fee),
          rebate: rebateGiven(cause, dueDate, rebate),
        },
        now,
      ),
      drawdown: replaceDrawdown(
        table,
        withCharged(drawdown, left, { chargeId, isOpen: owedCents > 0, at: now.toISOString() }),
      ),
      charge: replaceChargeOrder(table, {
        chargeId,
        companyId,
        facilityId,
        drawdownId,
        currency: drawdown.currency,
        collectionMethod: collection,
        ...(account ? { deduction: { account } } : {}),
        // If the red packet pays all of it, nothing is left to collect.
        status: owedCents > 0 ? 'active' : 'collected',
        dueDate,
        chargedCents,
        owedCents: chargedCents,
        ...(rebateCents > 0 ? { rebate } : {}),
        ...(packetCents > 0 ? { packetCents } : {}),
        principalSteps: [{ from: dueDate, principalCents: principal }],
        overdueTerms: overdueTermsOf(price, facility.terms, dueDate),
        ...(salesWeek ? { salesWeek } : {}),
        ...(planned ? { planId: planned.planId, ...withPlanHold({}, planned) } : {}),
        pendingCents: waiting?.reportedCents ?? 0,
        createdAt: now.toISOString(),
        version: 0,
      }),
      event:
        // Under a payment plan, its instalments are to be paid instead.
        owedCents > 0 && !planned
          ? recordEvent(
              table,
              { name: 'charge-raised', companyId, facilityId, chargeId, totalCents: owedCents },
              `charge-raised:${chargeId}`,
              now,
            )
          : undefined,
      ...settled?.writes,
      ...(waiting ? carryOver(waiting, drawdown, chargeId, { table, clock }) : {}),
    })
    if (written.ok) return { chargeId, isMore: !isLast }
    // Another run was faster.
    if (written.failed.includes('posting')) return { isMore: true }
    const overtaken = ['drawdown', 'payoff', ...Object.keys(settled?.writes ?? {})]
    if (written.failed.some((name) => overtaken.includes(name))) return changed
    throw new Error(`drawdown ${drawdownId} could not be charged: ${written.failed.join(', ')}`)
  })
  if (raised === changed) throw new Error(`drawdown ${drawdownId} could not be charged: others change it`)
  return raised
}

/**
 * Raises the charge orders for every due of a drawdown by a date, each once, however often it is called. Returns the
 * ids of those that this call raised. Throws if the facility does not allow one.
 */
export const raiseChargeOrders = async (
  drawdown: Pick<Drawdown, 'companyId' | 'drawdownId'>,
  to: BusinessDate,
  deps: Deps,
): Promise<string[]> => {
  const chargeIds: string[] = []
  for (let raised: Raised = { isMore: true }; raised.isMore; ) {
    raised = await raiseNext(drawdown, to, deps)
    if (raised.chargeId) chargeIds.push(raised.chargeId)
  }
  return chargeIds
}
