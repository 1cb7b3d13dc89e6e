import { findFacility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideLimit } from './decide-limit.ts'
import type { LimitForecast, RequestedLimits } from './limit-forecast.ts'
import { readShopSales, shopsCountedFor } from './read-shop-sales.ts'
import { resultOf } from './recalculation-rule.ts'
import { withUnverifiedSales } from './with-unverified-sales.ts'

/**
 * A facility's limit after a change of its shops, by the rule of its recalculation; undefined for a closed one. A shop
 * from another company is outside the facility and changes nothing here.
 */
export const simulateFacilityLimit = async (
  facilityId: string,
  { companyId, change: { without = new Set() }, now, asOf }: RequestedLimits,
  { table }: Deps,
): Promise<LimitForecast | undefined> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error('an active application without its facility')
  if (facility.status === 'closed') return undefined
  const { productCode, currency, balances, terms } = facility
  const cause = 'shopsChanged'
  const counted = { ...shopsCountedFor(cause), of: productCode, without }
  const sales = await readShopSales(table, companyId, now, { asOf, currency }, counted)
  const decision = sales && decideLimit(await withUnverifiedSales(table, companyId, sales, terms), terms)
  return {
    productCode,
    currency,
    limitCents: balances.limit,
    afterCents: decision && resultOf(facility, { cause, decision, isComplete: sales.isComplete }).limitCents,
    isEstimate: false,
  }
}
