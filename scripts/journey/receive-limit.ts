import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { convertSales, type ShopSalesInOwnCurrency } from '#shared/lending/convert-sales.ts'
import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { carryRatesForward } from '../seed/carry-rates-forward.ts'
import { readReferenceRates } from '../seed/read-reference-rates.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { LoggedInSeller, WithFacility } from './seller.ts'

const ratesFile = join(import.meta.dirname, '..', 'seed', 'ecb-rates.csv')

/** The limit by the rules for the orders in the platforms' files, converted by the published rates. */
const limitOnFile = (
  shops: readonly ShopSalesInOwnCurrency[],
  { productCode }: ProductLine,
  today: BusinessDate,
) => {
  const terms = productTerms[productCode]
  const window = trailingYear(today)
  const { shops: counted } = convertSales(
    shops,
    currencyFixedBy(terms.currencyRule) ?? 'GBP',
    carryRatesForward(readReferenceRates(readFileSync(ratesFile, 'utf8')), today),
    window,
  )
  return computeCreditLimit(counted, today, terms)
}

/** Compares the granted limit with the expected one, and prints the rates of other currencies. */
export const receiveLimit = async (
  journey: LoggedInSeller,
  shopsOnFile: readonly ShopSalesInOwnCurrency[],
): Promise<WithFacility> => {
  const { client, token, line, say } = journey
  const limit = await until('the limit', async () => {
    const found = await client.call(creditEndpoints.getCreditLimit, {}, { token })
    return found.status === 'none' || found.status === 'calculating' ? undefined : found
  })
  expectFigure('the status of the limit', limit.status, 'active')
  const expected = limitOnFile(shopsOnFile, line, businessDate(new Date(limit.calculated_at ?? '')))
  expectFigure('the limit', limit.limit, decimalFromCents(expected.limitCents))
  const summary = await client.call(creditEndpoints.getFacilitySummary, {}, { token })
  expectFigure('the available funding', summary?.available_funding, limit.limit)
  const factors = limit.factors.map(({ key, value, took_off }) => `${key} ${value} (−${took_off})`).join(', ')
  for (const { from, to, source, net_sales, converted_net_sales, first, last } of limit.conversions)
    say(
      `${from} ${net_sales} counted as ${to} ${converted_net_sales} at each day's rate by the ${source}: ${first.rate} on ${first.date} to ${last.rate} on ${last.date}`,
    )
  say(`${limit.currency} ${limit.limit} from net sales of ${limit.net_sales}: ${factors}`)
  return {
    ...journey,
    facilityId: summary?.facility_id ?? '',
    limitCents: centsFromDecimal(limit.limit ?? '0.00'),
  }
}
