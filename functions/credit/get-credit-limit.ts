import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { describeConversions } from '#shared/credit/describe-conversions.ts'
import { describeFactors } from '#shared/credit/describe-factors.ts'
import { availableOf } from '#shared/ledger/balances.ts'
import { calendarMonthsOf } from '#shared/lending/credit-limit.ts'
import type { TrailingMonth } from '#shared/lending/limit-measures.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { waitsForRates } from '../underwriting/waits-for-rates.ts'
import { findLimitProgress } from './find-limit-progress.ts'

const noFigures = {
  waits_for_rates: false,
  failure_reason: null,
  currency: null,
  limit: null,
  calculated_limit: null,
  watermark: null,
  available: null,
  calculated_at: null,
  net_sales: null,
  start: null,
  factors: [],
  months: [],
  rule_months: [],
  conversions: [],
}

const describeMonth = ({ from, to, netSalesCents }: TrailingMonth) => ({
  from,
  to,
  net_sales: decimalFromCents(netSalesCents),
})

export const getCreditLimit: Handler<typeof creditEndpoints.getCreditLimit> = async (
  { session },
  { table, clock },
) => {
  const line = lineOfSession(session)
  const { companyId } = session
  const findOpened = () => findCompanyFacility(table, companyId, line.productCode)
  const [progress, found] = await Promise.all([
    findLimitProgress(table, companyId, line, clock()),
    findOpened(),
  ])
  if (progress.state !== 'decided')
    return answer({
      ...noFigures,
      status: progress.state,
      waits_for_rates:
        progress.state === 'calculating' &&
        (await waitsForRates(table, companyId, line.productCode, clock())),
    })
  const { application } = progress
  if (application.status === 'failed')
    return answer({
      ...noFigures,
      status: 'failed',
      failure_reason: application.reason,
      calculated_at: application.decidedAt,
    })

  // It may have been opened, with the decision, between the two reads.
  const facility = found ?? (await findOpened())
  if (!facility) throw new Error('an active application without its facility')
  const { calculation } = application
  return answer({
    status: 'active',
    waits_for_rates: false,
    failure_reason: null,
    currency: facility.currency,
    limit: decimalFromCents(facility.balances.limit),
    calculated_limit: decimalFromCents(calculation.limitCents),
    watermark: decimalFromCents(facility.balances.watermark),
    available: decimalFromCents(availableOf(facility.balances)),
    calculated_at: application.decidedAt,
    net_sales: calculation.factors.netSales.value,
    start: decimalFromCents(calculation.startCents),
    factors: describeFactors(calculation, facility.terms.limitCapCents),
    months: calendarMonthsOf(calculation).map(describeMonth),
    rule_months: calculation.factors.stability.months.map(describeMonth),
    conversions: describeConversions(calculation.conversions ?? []),
  })
}
