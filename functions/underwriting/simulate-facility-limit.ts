import { findFacility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideLimit } from './decide-limit.ts'
import type { LimitForecast, RequestedLimits } from './limit-forecast.ts'
import { countedAfter, readShopSales } from './read-shop-sales.ts'
import { resultOf } from './recalculation-rule.ts'

/**
 * What a facility's limit would be by the rule of the recalculation that follows when the shops change; undefined of one
 * that is closed. A shop that comes from another company is outside: it changes nothing here.
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
  const counted = { ...countedAfter(cause), of: productCode, without }
  const sales = await readShopSales(table, companyId, now, { asOf, currency }, counted)
  return {
    productCode,
    currency,
    limitCents: balances.limit,
    afterCents:
      sales &&
      resultOf(facility, { cause, decision: decideLimit(sales, terms), isComplete: sales.isComplete })
        .limitCents,
    isEstimate: false,
  }
}
