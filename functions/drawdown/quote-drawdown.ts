import type { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { priceDrawdown } from '#shared/drawdown/price-drawdown.ts'
import { projectDrawdown } from '#shared/drawdown/project-drawdown.ts'
import { availableOf } from '#shared/ledger/balances.ts'
import { dueDateOf } from '#shared/lending/product-terms.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { createQuote } from '../data/quotes.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findChargeInArrears } from '../repayment/find-charge-in-arrears.ts'
import { describeProjection } from './describe-projection.ts'
import { findSofr } from './find-sofr.ts'

const goodForMs = 15 * 60 * 1000

export const quoteDrawdown: Handler<typeof drawdownEndpoints.quoteDrawdown> = async (
  { input, session },
  deps,
) => {
  const { table, clock, random } = deps
  const { companyId } = session
  const now = clock()
  const today = businessDate(now)
  const line = lineOfSession(session)
  const [facility, fixing, application, arrears] = await Promise.all([
    findCompanyFacility(table, companyId, line.productCode),
    findSofr(deps),
    findCreditApplication(table, companyId, line.productCode),
    findChargeInArrears(table, companyId, now),
  ])
  if (!facility) return refuse('notFound')
  if (!fixing) return refuse('noCurrentBenchmark')

  const { terms } = facility
  const amountCents = input.body.amount
  if (facility.status !== 'active') return refuse('ruleBroken')
  if (amountCents < terms.minimumDrawdownCents)
    return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountBelowMinimum' }])
  if (amountCents > availableOf(facility.balances))
    return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountAboveAvailable' }])

  if (arrears) return refuse('ruleBroken', [{ field: 'body.amount', rule: 'repaymentOverdue' }])

  const { percent, date, source } = fixing
  const dueDate = dueDateOf(terms, today)
  const quote = priceDrawdown(facility, {
    amountCents,
    deductionsCents: 0,
    benchmark: { percent, date, source },
    drawdownDate: today,
    dueDate,
  })
  // The law's ceiling on the effective rate: no offer is made.
  if (!quote.verdict.ok) return refuse('ruleBroken')

  const { sales_share: salesShare } = input.body
  const projection =
    application?.status === 'active'
      ? projectDrawdown(quote, terms, application.calculation, salesShare)
      : undefined
  const quoteId = random.id()
  const expiresAt = new Date(now.getTime() + goodForMs).toISOString()
  await table.transact({
    quote: createQuote(table, { quoteId, companyId, facilityId: facility.facilityId, quote, expiresAt }),
  })
  return answer({
    quote_id: quoteId,
    expires_at: expiresAt,
    currency: facility.currency,
    amount: decimalFromCents(amountCents),
    benchmark: quote.benchmark,
    margin: quote.marginPercent,
    rate: quote.ratePercent,
    basis: quote.dayCountBasis,
    drawdown_date: quote.drawdownDate,
    due_date: quote.dueDate,
    days: quote.tenorDays,
    interest: decimalFromCents(quote.interestCents),
    total: decimalFromCents(quote.totalCents),
    effective_rate: quote.effectiveRatePercent,
    ...(quote.verdict.warning ? { warning: quote.verdict.warning.reason } : {}),
    ...(projection ? { projection: describeProjection(projection, salesShare) } : {}),
  })
}
