import { rebateTotal } from '#shared/lending/rebate.ts'
import { shareOfWeek } from '#shared/lending/sales-weeks.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { lastOfGrace } from '#shared/repayment/charge-order.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { findFacility } from '../data/facilities.ts'
import { describeReturnedDeductions } from '../drawdown/describe-costs.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { describeCorrections, describeSalesWeek, describeShopWeek } from './describe-sales-week.ts'
import { dueOfWeek, overdueTermsOf, salesWeekOf, weekOfNextDue } from './due-week.ts'
import { forecastShopWeeks } from './settle-shop-weeks.ts'

export const estimateCharge: Handler<typeof repaymentEndpoints.estimateCharge> = async (
  { input, session: { companyId } },
  { table, clock },
) => {
  const drawdownId = input.body.drawdown_id
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) return refuse('notFound', [{ field: 'body.drawdown_id', rule: 'invalid' }])
  const weekEnding = drawdown.status === 'paid out' ? weekOfNextDue(drawdown) : undefined
  if (!weekEnding) return refuse('wrongState')
  const { currency, facilityId, price } = drawdown
  return requireExchangeRates(async () => {
    const [facility, running] = await Promise.all([
      findFacility(table, facilityId),
      forecastShopWeeks(table, companyId, currency, weekEnding, clock()),
    ])
    if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
    const due = await dueOfWeek(drawdown, facility, weekEnding, { table, clock }, async () => running)
    const { dueDate, principalCents, interestCents, packetCents, feeCents, rebate, settled } = due
    const week = salesWeekOf(drawdown, due)
    const known = running.map((shop) => ({ ...shop, netSalesCents: shop.knownCents }))
    const days = running.map(({ knownTo }) => knownTo ?? '')
    const knownTo = days.length > 0 ? days.toSorted()[0] : ''
    return answer({
      drawdown_id: drawdownId,
      currency,
      due_date: dueDate,
      grace_until:
        lastOfGrace({ dueDate, overdueTerms: overdueTermsOf(price, facility.terms, dueDate) }) ?? dueDate,
      known_to: knownTo || null,
      known_sales: decimalFromCents(known.reduce((sum, { knownCents }) => sum + knownCents, 0)),
      known_share: decimalFromCents(shareOfWeek(known, week.sharePercent)),
      sales_week: describeSalesWeek(week),
      shops: running.map((shop) => ({
        ...describeShopWeek(shop, shop.name),
        known_to: shop.knownTo ?? null,
        known_sales: decimalFromCents(shop.knownCents),
      })),
      ...describeCorrections(settled.corrections, settled.carriedCents),
      principal: decimalFromCents(principalCents),
      interest: decimalFromCents(interestCents + packetCents),
      fee: decimalFromCents(feeCents),
      ...describeReturnedDeductions(rebate),
      ...(packetCents > 0 ? { red_packet: decimalFromCents(-packetCents) } : {}),
      total: decimalFromCents(principalCents - rebateTotal(rebate) + interestCents + feeCents),
    })
  })
}
