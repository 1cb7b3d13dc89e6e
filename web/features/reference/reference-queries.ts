import type { TradedCurrency } from '#shared/money/currency.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** What each of the currencies was worth in another on a day. */
export const crossRatesQuery = (date: string, from: TradedCurrency[], to: TradedCurrency) =>
  endpointQuery(referenceEndpoints.listCrossRates, { body: { date, from, to: [to] } })
