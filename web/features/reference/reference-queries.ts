import type { TradedCurrency } from '#shared/money/currency.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The exchange rates of currencies into another one on a date. */
export const crossRatesQuery = (date: string, from: TradedCurrency[], to: TradedCurrency) =>
  endpointQuery(referenceEndpoints.listCrossRates, { body: { date, from, to: [to] } })
