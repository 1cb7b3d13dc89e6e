import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { type Projection, projectDrawdown } from '#shared/drawdown/project-drawdown.ts'
import { isUsableFor } from '#shared/engagement/red-packet-states.ts'
import { availableOf } from '#shared/ledger/balances.ts'
import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import { dueDateMayMove } from '#shared/lending/due-dates.ts'
import { needsLegalOpinion } from '#shared/lending/early-settlement.ts'
import { optionOf } from '#shared/lending/product-terms.ts'
import { withPacket } from '#shared/lending/red-packet-price.ts'
import { type RepaymentOption } from '#shared/lending/repayment-options.ts'
import { shareOfSales } from '#shared/lending/sales-share.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { compare } from '#shared/money/fraction.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { countCall } from '../account/limits/count-call.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { findChargeInArrears } from '../data/find-charge-in-arrears.ts'
import { createQuote } from '../data/quotes.ts'
import { findRedPacket } from '../data/red-packets.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { resolveBenchmark } from '../reference/resolve-benchmark.ts'
import { describeCosts, wholeInterest } from './describe-costs.ts'
import { describeInstalment, describeOption } from './describe-option.ts'
import { describeProjection } from './describe-projection.ts'
import { priceOption } from './price-option.ts'

const goodForMs = 15 * 60 * 1000
/** For a company: each typed figure requests one. */
const maxQuotesADay = 2000

const isOutside = (share: string, { lowest, highest }: { lowest: string; highest: string }): boolean =>
  compare(shareOfSales(share), shareOfSales(lowest)) < 0 ||
  compare(shareOfSales(share), shareOfSales(highest)) > 0

export const quoteDrawdown: Handler<typeof drawdownEndpoints.quoteDrawdown> = async (
  { input, session },
  deps,
) => {
  const { table, clock, random, config } = deps
  const { companyId } = session
  const now = clock()
  const today = businessDate(now)
  const line = lineOfSession(session)
  const { red_packet_id: packetId } = input.body
  const [facility, application, arrears, packet] = await Promise.all([
    findCompanyFacility(table, companyId, line.productCode),
    findCreditApplication(table, companyId, line.productCode),
    findChargeInArrears(table, companyId, now),
    packetId === undefined ? undefined : findRedPacket(table, companyId, packetId),
  ])
  if (!facility) return refuse('notFound')

  const { terms } = facility
  const benchmark = await resolveBenchmark(deps, terms, facility.currency)
  if (!benchmark) return refuse('noCurrentBenchmark')
  const { amount: amountCents, sales_share: salesShare, repayment_method: method } = input.body
  if (facility.status !== 'active') return refuse('ruleBroken')
  if (amountCents < terms.minimumDrawdownCents)
    return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountBelowMinimum' }])
  if (amountCents > availableOf(facility.balances))
    return refuse('ruleBroken', [{ field: 'body.amount', rule: 'amountAboveAvailable' }])
  // Facilities that were signed under earlier rules may have what is no longer offered.
  const offered = terms.repayment.filter(
    (each) => config.earlySettlementOpinion !== undefined || !needsLegalOpinion(terms, each),
  )
  if (offered.length === 0) return refuse('ruleBroken')
  const option = method === undefined ? offered[0] : offered.find((each) => each.method === method)
  if (!option) return refuse('ruleBroken', [{ field: 'body.repayment_method', rule: 'unknownOption' }])
  if (option.method === 'salesShare' && isOutside(salesShare, terms.salesShares))
    return refuse('ruleBroken', [{ field: 'body.sales_share', rule: 'percentInvalid' }])

  if (packetId !== undefined && !(packet && isUsableFor(packet, facility.currency, today)))
    return refuse('ruleBroken', [{ field: 'body.red_packet_id', rule: 'redPacketUnusable' }])

  if (arrears) return refuse('ruleBroken', [{ field: 'body.amount', rule: 'repaymentOverdue' }])

  const price = (each: RepaymentOption): DrawdownPrice =>
    priceOption(facility, each, {
      amountCents,
      benchmark,
      salesShare,
      drawdownDate: today,
    })
  const project = (priced: DrawdownPrice) =>
    application?.status === 'active'
      ? projectDrawdown(priced, terms, application.calculation, salesShare)
      : undefined
  // The policy applies without a red packet: with one, the seller pays less.
  const priced = price(option)
  const projection = project(priced)
  const used = (each: DrawdownPrice): DrawdownPrice =>
    packet ? withPacket(each, { packetId: packet.packetId, worthCents: packet.amountCents }) : each
  const quote = used(priced)
  /** The projection that the seller is shown: the weeks of a share of sales pay interest after the red packet. */
  const shown = (each: DrawdownPrice, projected: Projection | undefined): Projection | undefined => {
    if (!packet || !projected || each.repayment.method !== 'salesShare') return projected
    const after = project(used(each))
    return (
      after && {
        ...after,
        outcomes: after.outcomes.map((outcome) => ({
          ...outcome,
          verdict: projected.outcomes.find(({ pace }) => pace === outcome.pace)?.verdict ?? outcome.verdict,
        })),
      }
    )
  }
  // The statutory ceiling on the effective rate, on the schedule and in the sales scenarios: otherwise there is no
  // offer.
  const isWithinCap =
    quote.verdict.ok &&
    (option.method !== 'salesShare' || (projection?.outcomes.every(({ verdict }) => verdict.ok) ?? true))
  if (!quote.verdict.ok || !isWithinCap) return refuse('ruleBroken')

  const options = offered
    .map((each) => (each === option ? priced : price(each)))
    .filter(({ verdict }) => verdict.ok)
    .map((each) => {
      const projected = shown(each, each === priced ? projection : project(each))
      return describeOption(used(each), projected && describeProjection(projected, salesShare))
    })
  const shownProjection = shown(priced, projection)
  const quoteId = random.id()
  const expiresAt = new Date(now.getTime() + goodForMs).toISOString()
  const ofDay = countCall(deps, 'quote', companyId, maxQuotesADay)
  const written = await table.transact({
    counted: ofDay.write,
    quote: createQuote(table, { quoteId, companyId, facilityId: facility.facilityId, quote, expiresAt }),
  })
  if (!written.ok) return ofDay.refusal()
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
    ...(dueDateMayMove(terms.businessDays, quote.dueDate) ? { due_date_may_move: true as const } : {}),
    days: quote.tenorDays,
    repayment_method: quote.repayment.method,
    collection_method: quote.repayment.collection,
    sales_share: quote.repayment.salesSharePercent ?? null,
    sales_share_range: optionOf(terms, 'salesShare') ? terms.salesShares : null,
    schedule: quote.schedule.map(describeInstalment),
    interest: wholeInterest(quote),
    ...describeCosts(quote),
    total: decimalFromCents(quote.totalCents),
    effective_rate: quote.effectiveRatePercent,
    ...(quote.highestRatePercent ? { effective_rate_highest: quote.highestRatePercent } : {}),
    ...(packet ? { effective_rate_before: priced.effectiveRatePercent } : {}),
    ...(quote.verdict.warning ? { warning: quote.verdict.warning.reason } : {}),
    ...(shownProjection ? { projection: describeProjection(shownProjection, salesShare) } : {}),
    options,
  })
}
