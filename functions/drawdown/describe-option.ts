import type * as z from 'zod/mini'
import type { drawdownQuote } from '#shared/drawdown/drawdown-quote.schema.ts'
import type { repaymentProjection } from '#shared/drawdown/repayment-projection.schema.ts'
import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import type { Instalment } from '#shared/lending/schedule.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { describeCosts, wholeInterest } from './describe-costs.ts'

type Quote = z.input<typeof drawdownQuote>

export const describeInstalment = ({
  dueDate,
  principalCents,
  interestCents,
  packetCents = 0,
  feeCents,
  totalCents,
}: Instalment): Quote['schedule'][number] => ({
  due_date: dueDate,
  principal: decimalFromCents(principalCents),
  interest: decimalFromCents(interestCents + packetCents),
  ...(packetCents > 0 ? { red_packet: decimalFromCents(-packetCents) } : {}),
  ...(feeCents === undefined ? {} : { fee: decimalFromCents(feeCents) }),
  total: decimalFromCents(totalCents),
})

/** One repayment method, as the seller compares it with others. */
export const describeOption = (
  price: DrawdownPrice,
  projection: z.input<typeof repaymentProjection> | undefined,
): Quote['options'][number] => {
  const { repayment, dueDate, schedule, totalCents, effectiveRatePercent } = price
  return {
    repayment_method: repayment.method,
    collection_method: repayment.collection,
    due_date: dueDate,
    instalments: schedule.length,
    largest_instalment: decimalFromCents(Math.max(...schedule.map((each) => each.totalCents))),
    interest: wholeInterest(price),
    ...describeCosts(price),
    total: decimalFromCents(totalCents),
    effective_rate: effectiveRatePercent,
    ...(projection ? { projection } : {}),
  }
}
