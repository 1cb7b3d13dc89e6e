import { crossRate, hasRate, shownRate } from '#shared/money/exchange-rates.ts'
import type { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findLatestRates } from '../data/exchange-rates.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const listCrossRates: Handler<typeof referenceEndpoints.listCrossRates> = async (
  { input },
  { table, clock },
) => {
  const { date = businessDate(clock()), from, to } = input.body
  const rates = await findLatestRates(table, date)
  if (!rates) return refuse('notFound', [{ field: 'body.date', rule: 'invalid' }])
  const inEach = (base: (typeof from)[number]) =>
    Object.fromEntries(
      to
        .filter((each) => hasRate(rates, each))
        .map((currency) => [currency, shownRate(crossRate(rates, base, currency))]),
    )
  return answer({
    date: rates.date,
    source: rates.source,
    rates: Object.fromEntries(
      from.filter((each) => hasRate(rates, each)).map((base) => [base, inEach(base)]),
    ),
  })
}
