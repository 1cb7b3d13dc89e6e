import { businessDate } from '#shared/time/business-date.ts'
import type { AddendumResult } from '../data/agreements.ts'
import type { Facility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { addendumResultOf } from './addendum-result.ts'
import { decideLimit, requireFreshRates } from './decide-limit.ts'
import { type LoadedSales, readShopSales, shopsCountedFor } from './read-shop-sales.ts'
import { resultOf } from './recalculation-rule.ts'
import { withUnverifiedSales } from './with-unverified-sales.ts'

/**
 * A facility's limit after an addendum that adds shops, by the rule of its recalculation; undefined while the orders of
 * a counted shop are being imported. Throws where old exchange rates would raise the limit.
 */
export const simulateAddedShops = async (
  facility: Facility,
  added: ReadonlySet<string>,
  deps: Deps,
): Promise<AddendumResult | undefined> => {
  const { table, clock } = deps
  const { companyId, productCode, currency, terms } = facility
  const cause = 'shopsAdded'
  const now = clock()
  const basis = { asOf: businessDate(now), currency }
  const counted = { ...shopsCountedFor(cause), of: productCode }
  const [others, all] = await Promise.all([
    readShopSales(table, companyId, now, basis, counted),
    readShopSales(table, companyId, now, basis, { ...counted, added }),
  ])
  if (!others || !all) return undefined
  const decide = async (sales: LoadedSales) =>
    decideLimit(await withUnverifiedSales(table, companyId, sales, terms), terms)
  const decision = await decide(all)
  const result = resultOf(facility, {
    cause,
    decision,
    isComplete: all.isComplete,
    withoutAdded: await decide(others),
  })
  if (result.outcome === 'raised') requireFreshRates(decision)
  return addendumResultOf(facility, result, deps)
}
