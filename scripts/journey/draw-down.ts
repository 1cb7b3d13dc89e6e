import { createHash } from 'node:crypto'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { feesOn } from '#shared/lending/fees.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { splitOfMethod } from '#shared/lending/repayment-options.ts'
import { scheduleDrawdown } from '#shared/lending/schedule.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { WithDrawdown, WithFacility } from './seller.ts'

/** Draws a quarter of the limit. */
export const drawDown = async (journey: WithFacility): Promise<WithDrawdown> => {
  const { client, token, seller, line, repayment, limitCents, say } = journey
  const amountCents = Math.floor(limitCents / 4)
  await until(
    'the verified account',
    async () =>
      (await client.call(applicationEndpoints.getDebitAccount, {}, { token }))?.authorised || undefined,
  )
  const quote = await client.call(
    drawdownEndpoints.quoteDrawdown,
    { body: { amount: decimalFromCents(amountCents), repayment_method: repayment.method } },
    { token },
  )
  const fees = feesOn(amountCents, productTerms[line.productCode].fees)
  const scheduled = scheduleDrawdown({
    principalCents: amountCents,
    feeCents: fees.feeCents,
    rate: rateFromPercent(quote.rate),
    basis: quote.basis,
    drawdownDate: quote.drawdown_date,
    minimumInterestDays: 0,
    dueDates: dueDatesOf(repayment, 'following', quote.drawdown_date, hongKongCalendar),
    method: splitOfMethod[repayment.method],
    timing: repayment.timing,
  })
  expectFigure('the quoted interest', quote.interest, decimalFromCents(scheduled.interestCents))
  expectFigure('the quoted fee', quote.fee ?? '0.00', decimalFromCents(fees.feeCents))
  const payoutCents = amountCents - fees.deductionsCents - scheduled.upfrontInterestCents
  expectFigure('the quoted payout', quote.upfront?.payout ?? quote.amount, decimalFromCents(payoutCents))
  expectFigure('the quoted total', quote.total, decimalFromCents(scheduled.totalCents))
  expectFigure(
    'the quoted instalments',
    quote.schedule.map(({ due_date, total }) => `${due_date} ${total}`).join(', '),
    scheduled.instalments
      .map(({ dueDate, totalCents }) => `${dueDate} ${decimalFromCents(totalCents)}`)
      .join(', '),
  )

  const above = await client.ask(
    drawdownEndpoints.quoteDrawdown,
    { body: { amount: decimalFromCents(limitCents + 1) } },
    { token },
  )
  expectFigure('the status of a quote above the limit', above.status, 422)

  const submit = { body: { quote_id: quote.quote_id, signer_name: seller.director, accepted: true as const } }
  const idempotencyKey = createHash('sha256').update(quote.quote_id).digest('hex').slice(0, 32)
  const caller = { token, idempotencyKey, password: seller.password }
  const submitted = await client.call(drawdownEndpoints.submitDrawdown, submit, caller)
  const again = await client.call(drawdownEndpoints.submitDrawdown, submit, caller)
  expectFigure('the drawdown of a repeated call', again.drawdown_id, submitted.drawdown_id)

  const summary = await until('the payout', async () => {
    const found = await client.call(creditEndpoints.getFacilitySummary, {}, { token })
    return found?.outstanding === decimalFromCents(amountCents) ? found : undefined
  })
  expectFigure('pending after payout', summary.pending_drawdown, '0.00')
  expectFigure(
    'available after payout',
    centsFromDecimal(summary.available_funding),
    limitCents - amountCents,
  )
  say(
    `${quote.currency} ${quote.amount} at ${quote.benchmark.percent}% (${quote.benchmark.name ?? 'SOFR'} of ${quote.benchmark.date}) + ${quote.margin}%, ` +
      `${quote.repayment_method}, ${quote.days} days: interest ${quote.interest}, fee ${quote.upfront?.fee ?? quote.fee ?? '0.00'}, paid out ${decimalFromCents(payoutCents)}, total ${quote.total}, effective ${quote.effective_rate}% a year; ` +
      `outstanding ${summary.outstanding}, available ${summary.available_funding}`,
  )
  return {
    ...journey,
    drawdownId: submitted.drawdown_id,
    amountCents,
    schedule: quote.schedule,
  }
}
