import { type ProductCode, productCodes } from '#shared/lending/product-codes.ts'
import { currencyFixedBy } from '#shared/lending/product-terms.ts'
import { countsUnverifiedSales } from '#shared/lending/unverified-sales.ts'
import type { Currency } from '#shared/money/currency.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideLimit } from './decide-limit.ts'
import type { ChangedShops, ChangedUpload, LimitForecast, RequestedLimits } from './limit-forecast.ts'
import { type CountedShops, readShopSales } from './read-shop-sales.ts'
import { withChangedUpload } from './with-unverified-sales.ts'

const estimated = async (
  productCode: ProductCode,
  { companyId, change, now, asOf }: RequestedLimits,
  { table }: Deps,
): Promise<LimitForecast | undefined> => {
  const { terms } = await findTermsOn(table, productCode, asOf)
  const { upload, ...shops } = change
  if (upload && !countsUnverifiedSales(terms)) return undefined
  const decide = async (currency: Currency | undefined, counted?: CountedShops, changed?: ChangedUpload) => {
    const sales = await readShopSales(table, companyId, now, { asOf, currency }, counted)
    return sales && decideLimit(await withChangedUpload(table, companyId, sales, changed, terms), terms)
  }
  const present = await decide(currencyFixedBy(terms.currencyRule))
  if (!present?.ok) return undefined
  const { currency, calculation } = present
  const other = await decide(currency, shops, upload)
  return {
    productCode,
    currency,
    limitCents: calculation.limitCents,
    afterCents: other && (other.ok ? other.calculation.limitCents : 0),
    isEstimate: true,
  }
}

/**
 * Each of a company's limits before and after a change of its shops, or of its uploaded sales where it counts them; for `productCode` an estimate while there is no
 * limit.
 */
export const simulateLimits = async (
  { companyId, productCode, ...change }: { companyId: string; productCode: ProductCode } & ChangedShops,
  deps: Deps,
): Promise<LimitForecast[]> => {
  const now = deps.clock()
  const asked = { companyId, change, now, asOf: businessDate(now) }
  const found = await Promise.all(
    productCodes.map(async (code) => {
      const application = await findCreditApplication(deps.table, companyId, code)
      if (application?.status === 'active') {
        const { simulateFacilityLimit } = await import('./simulate-facility-limit.ts')
        return simulateFacilityLimit(application.facilityId, asked, deps)
      }
      return code === productCode ? estimated(code, asked, deps) : undefined
    }),
  )
  return found.filter((each) => each !== undefined)
}
