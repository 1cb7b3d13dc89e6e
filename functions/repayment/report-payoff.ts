import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findDrawdown, nextDueDateOfDrawdown, replaceDrawdown, unbilledOf } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { findPayoff, writePayoff } from '../data/payoffs.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const reportPayoff: Handler<typeof repaymentEndpoints.reportPayoff> = async (
  { input, session, storeResponse },
  { table, clock },
) => {
  const { companyId } = session
  const { drawdown_id: drawdownId, amount, partial, reference } = input.body
  // The drawdown may fall due, or its settlement bounce, at any moment.
  const outcome = await retryOnChange(async () => {
    const [drawdown, before] = await Promise.all([
      findDrawdown(table, companyId, drawdownId),
      findPayoff(table, companyId, drawdownId),
    ])
    if (!drawdown) return refuse('notFound', [{ field: 'body.drawdown_id', rule: 'invalid' }])
    if (!drawdownMayBecome(drawdown.status, 'due') || drawdown.repaidAt) return refuse('wrongState')
    if (before && isOpenPayment(before.status)) return refuse('alreadyDone')
    const { facilityId, price, passThroughFees } = drawdown
    const facility = await findFacility(table, facilityId)
    if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
    const now = clock()
    const today = businessDate(now)
    const uncharged = unbilledOf(drawdown)
    const dueDate = nextDueDateOfDrawdown(drawdown) ?? price.dueDate
    if (today > dueDate) return refuse('wrongState')
    const { totalCents } = pricePayoff(price, uncharged, facility.terms, today, passThroughFees)
    if (partial) {
      if (amount >= totalCents)
        return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountAboveOutstanding' }])
      const { principalCents } = pricePrepayment(
        price,
        uncharged,
        facility.terms,
        amount,
        today,
        passThroughFees,
      )
      if (principalCents === 0)
        return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountBelowMinimum' }])
    } else {
      if (amount < totalCents)
        return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountBelowMinimum' }])
      // Money in transit costs a few more days of interest: never more than is owed on the next due date.
      const { totalCents: maxCents } = pricePayoff(price, uncharged, facility.terms, dueDate, passThroughFees)
      if (amount > Math.max(totalCents, maxCents))
        return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountAboveOutstanding' }])
    }

    const data = { drawdown_id: drawdownId, status: 'reported' as const }
    const version = before?.version ?? 0
    const written = await table.transact({
      memory: storeResponse(data),
      // Only the version changes: of a concurrent charge order, either it has seen the report or its write fails and is
      // retried.
      drawdown: replaceDrawdown(table, drawdown),
      ...writePayoff(table, {
        drawdownId,
        companyId,
        facilityId,
        status: 'reported',
        ...(partial ? { isPartial: true } : {}),
        reportedCents: amount,
        reference,
        reportedAt: now.toISOString(),
        version,
      }),
      event: recordEvent(
        table,
        { name: 'payoff-reported', companyId, facilityId, drawdownId },
        `payoff-reported:${drawdownId}:${version}`,
        now,
      ),
    })
    if (written.ok) return answer(data)
    return written.failed.includes('payoff') ? refuse('alreadyDone') : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
