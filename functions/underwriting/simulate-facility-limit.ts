import { countsUnverifiedSales } from '#shared/lending/unverified-sales.ts'
import { findFacility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideLimit } from './decide-limit.ts'
import type { LimitForecast, RequestedLimits } from './limit-forecast.ts'
import { readShopSales, shopsCountedFor } from './read-shop-sales.ts'
import { resultOf } from './recalculation-rule.ts'
import { withChangedUpload } from './with-unverified-sales.ts'

/**
 * A facility's limit after a change of its shops, by the rule of its recalculation; undefined for a closed one, and of
 * uploaded sales for one that does not count them. A shop from another company is outside the facility and changes
 * nothing here.
 */
export const simulateFacilityLimit = async (
  facilityId: string,
  { companyId, change: { without = new Set(), upload }, now, asOf }: RequestedLimits,
  { table }: Deps,
): Promise<LimitForecast | undefined> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error('an active application without its facility')
  if (facility.status === 'closed') return undefined
  const { productCode, currency, balances, terms } = facility
  if (upload && !countsUnverifiedSales(terms)) return undefined
  const cause = upload ? 'uploadsChanged' : 'shopsChanged'
  const counted = { ...shopsCountedFor(cause), of: productCode, without }
  const sales = await readShopSales(table, companyId, now, { asOf, currency }, counted)
  const decision =
    sales && decideLimit(await withChangedUpload(table, companyId, sales, upload, terms), terms)
  return {
    productCode,
    currency,
    limitCents: balances.limit,
    afterCents: decision && resultOf(facility, { cause, decision, isComplete: sales.isComplete }).limitCents,
    isEstimate: false,
  }
}
