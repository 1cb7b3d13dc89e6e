import { interestPosted } from '#shared/ledger/facility-postings.ts'
import { byKind } from '#shared/repayment/charge-order.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { chargeIdOf, replaceChargeOrder } from '../data/charge-orders.ts'
import {
  chargeCauseOf,
  type Drawdown,
  findDrawdown,
  payoffPaymentIdOf,
  replaceDrawdown,
} from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { replacePayment } from '../data/payments.ts'
import { findPayoff, type Payoff, replacePayoff } from '../data/payoffs.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The writes by which an early settlement that was reported and not posted in time becomes a payment that is reported
 * for the charge order. Its id is the one that the settlement would have been posted under: of both, one can be.
 */
const carryOver = (
  payoff: Payoff,
  drawdown: Drawdown,
  chargeId: string,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Record<'payoff' | 'payment' | 'overtaken', Write> => {
  const { companyId, facilityId, reportedCents, reference, reportedAt } = payoff
  const paymentId = payoffPaymentIdOf(drawdown)
  return {
    payoff: replacePayoff(table, {
      ...payoff,
      status: 'voided',
      voidReason: 'the drawdown fell due first, and the report is for its charge order now',
    }),
    payment: replacePayment(table, {
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

/**
 * Posts the interest of a drawdown that fell due and raises its charge order; once, however often it is called. An
 * early settlement that still waits for the lender goes over to the charge order. Gives the id of the charge order when
 * this call did it. Throws when the facility does not bear it.
 */
export const raiseChargeOrder = async (
  { companyId, drawdownId }: Pick<Drawdown, 'companyId' | 'drawdownId'>,
  { table, clock }: Deps,
): Promise<string | undefined> => {
  const charged = await retryOnChange(async () => {
    // The index trails the table: only the item itself says how the drawdown stands. A report of an early settlement
    // changes the drawdown's version, and so it is read after the drawdown.
    const drawdown = await findDrawdown(table, companyId, drawdownId)
    if (drawdown?.status !== 'paid out') return undefined
    const { facilityId, price } = drawdown
    const [facility, payoff] = await Promise.all([
      findFacility(table, facilityId),
      findPayoff(table, companyId, drawdownId),
    ])
    if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)

    const now = clock()
    const { dueDate, amountCents: principal, interestCents: interest } = price
    const cause = chargeCauseOf(drawdown)
    const chargeId = chargeIdOf(dueDate, cause)
    const chargedCents = byKind((kind) => ({ fee: 0, overdueInterest: 0, interest, principal })[kind])
    const waiting = payoff && isOpenPayment(payoff.status) ? payoff : undefined
    const written = await table.transact<string>({
      ...postToLedger(table, facility, { posting: interestPosted(cause, dueDate, interest) }, now),
      drawdown: replaceDrawdown(table, { ...drawdown, status: 'due', chargeId }),
      charge: replaceChargeOrder(table, {
        chargeId,
        companyId,
        facilityId,
        drawdownId,
        currency: drawdown.currency,
        collectionMethod: 'bank_transfer',
        status: 'active',
        dueDate,
        chargedCents,
        owedCents: chargedCents,
        principalSteps: [{ from: dueDate, principalCents: principal }],
        overdueTerms: {
          ratePercent: price.ratePercent,
          basis: price.dayCountBasis,
          multiplier: facility.terms.overdueMultiplier,
          graceDays: facility.terms.graceDays,
        },
        pendingCents: waiting?.reportedCents ?? 0,
        createdAt: now.toISOString(),
        version: 0,
      }),
      event: recordEvent(
        table,
        { name: 'charge-raised', companyId, facilityId, chargeId },
        `charge-raised:${chargeId}`,
        now,
      ),
      ...(waiting ? carryOver(waiting, drawdown, chargeId, { table, clock }) : {}),
    })
    if (written.ok) return chargeId
    // Another run was faster.
    if (written.failed.includes('posting')) return undefined
    if (written.failed.includes('drawdown') || written.failed.includes('payoff')) return changed
    throw new Error(`drawdown ${drawdownId} could not be charged: ${written.failed.join(', ')}`)
  })
  if (charged === changed) throw new Error(`drawdown ${drawdownId} could not be charged: others change it`)
  return charged
}
