import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import type { DailySales } from '#shared/lending/limit-measures.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { LoggedInSeller, WithFacility } from './seller.ts'

/** Compares the limit with the one that the rules give for the marketplace's own file. */
export const receiveLimit = async (
  journey: LoggedInSeller,
  ordersOnFile: readonly DailySales[],
): Promise<WithFacility> => {
  const { client, token, say } = journey
  const limit = await until('the limit', async () => {
    const found = await client.call(creditEndpoints.getCreditLimit, {}, { token })
    return found.status === 'none' || found.status === 'calculating' ? undefined : found
  })
  expectFigure('the status of the limit', limit.status, 'active')
  const expected = computeCreditLimit(
    [{ platform: 'harbor-market', days: ordersOnFile }],
    businessDate(new Date(limit.calculated_at ?? '')),
    productTerms.small_shop_financing,
  )
  expectFigure('the limit', limit.limit, decimalFromCents(expected.limitCents))
  const summary = await client.call(creditEndpoints.getFacilitySummary, {}, { token })
  expectFigure('the available funding', summary?.available_funding, limit.limit)
  const factors = limit.factors.map(({ key, value, took_off }) => `${key} ${value} (−${took_off})`).join(', ')
  say(`${limit.currency} ${limit.limit} from net sales of ${limit.net_sales}: ${factors}`)
  return {
    ...journey,
    facilityId: summary?.facility_id ?? '',
    limitCents: centsFromDecimal(limit.limit ?? '0.00'),
  }
}
