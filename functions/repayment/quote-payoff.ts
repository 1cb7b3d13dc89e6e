import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { principalOf } from '#shared/drawdown/unbilled.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findDrawdown, nextDueDateOfDrawdown, unbilledOf } from '../data/drawdowns.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { findPayoff } from '../data/payoffs.ts'
import { describeReturnedDeductions } from '../drawdown/describe-costs.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { lenderAccountOf } from './lender-account.ts'

export const quotePayoff: Handler<typeof repaymentEndpoints.quotePayoff> = async (
  { input, session },
  { config, table, clock },
) => {
  const { drawdown_id: drawdownId } = input.body
  const { companyId } = session
  const [drawdown, facility, reported] = await Promise.all([
    findDrawdown(table, companyId, drawdownId),
    findCompanyFacility(table, companyId, lineOfSession(session).productCode),
    findPayoff(table, companyId, drawdownId),
  ])
  if (!drawdown) return refuse('notFound', [{ field: 'body.drawdown_id', rule: 'invalid' }])
  // A drawdown that is due has a charge order with the debt.
  if (!drawdownMayBecome(drawdown.status, 'due') || drawdown.repaidAt) return refuse('wrongState')
  if (facility?.facilityId !== drawdown.facilityId) throw new Error(`drawdown ${drawdownId} has no facility`)
  const today = businessDate(clock())
  const { price, currency, passThroughFees } = drawdown
  const uncharged = unbilledOf(drawdown)
  const dueDate = nextDueDateOfDrawdown(drawdown) ?? price.dueDate
  const date = input.body.date ?? today
  if (date < today || date > dueDate)
    return refuse('ruleBroken', [{ field: 'body.date', rule: 'dateInvalid' }])
  const whole = pricePayoff(price, uncharged, facility.terms, date, passThroughFees)
  const { amount = whole.totalCents } = input.body
  if (amount > whole.totalCents)
    return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountAboveOutstanding' }])
  const quote = pricePrepayment(price, uncharged, facility.terms, amount, date, passThroughFees)
  if (quote.principalCents === 0)
    return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountBelowMinimum' }])
  return answer({
    drawdown_id: drawdownId,
    currency,
    date,
    due_date: dueDate,
    principal: decimalFromCents(quote.principalCents),
    interest: decimalFromCents(quote.interestCents + quote.packetCents),
    ...(quote.packetCents > 0 ? { red_packet: decimalFromCents(-quote.packetCents) } : {}),
    ...(quote.feeCents > 0 ? { fee: decimalFromCents(quote.feeCents) } : {}),
    ...describeReturnedDeductions(quote.rebate),
    total: decimalFromCents(amount),
    saved: decimalFromCents(quote.savedCents),
    principal_left: decimalFromCents(principalOf(quote.left.lots)),
    pay_to: lenderAccountOf(config, currency),
    transfer_reference: transferReference(drawdownId),
    reported: reported
      ? {
          status: reported.status,
          amount: decimalFromCents(reported.reportedCents),
          reported_time: reported.reportedAt,
        }
      : null,
  })
}
