import { type ProductCode, productCodes } from '#shared/lending/product-codes.ts'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { type Facility, findFacility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideLimit } from './decide-limit.ts'
import { type CountedShops, countedAfter, readShopSales } from './read-shop-sales.ts'
import { resultOf } from './recalculation-rule.ts'

/** What a limit is, and what it would be if the company had other shops. */
export interface ForetoldLimit {
  productCode: ProductCode
  currency: Currency
  limitCents: Cents
  /** Undefined while the orders of a shop that counts are being read. */
  afterCents: Cents | undefined
  /** There is no limit yet: both are what the rules would make of the sales. */
  isEstimate: boolean
}

/** Which shops the company would have. */
type Change = Pick<CountedShops, 'with' | 'without'>

interface Asked {
  companyId: string
  change: Change
  now: Date
  asOf: BusinessDate
}

/** By the rule of the recalculation that follows when the shops change. */
const ofFacility = async (
  facility: Facility,
  { companyId, change, now, asOf }: Asked,
  { table }: Deps,
): Promise<ForetoldLimit> => {
  const { productCode, currency, balances, terms } = facility
  const cause = 'shopsChanged'
  const counted = { ...countedAfter(cause), ...change }
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

const estimated = async (
  productCode: ProductCode,
  { companyId, change, now, asOf }: Asked,
  { table }: Deps,
): Promise<ForetoldLimit | undefined> => {
  const terms = productTerms[productCode]
  const decide = async (currency: Currency | undefined, counted?: CountedShops) => {
    const sales = await readShopSales(table, companyId, now, { asOf, currency }, counted)
    return sales && decideLimit(sales, terms)
  }
  const present = await decide(currencyFixedBy(terms.currencyRule))
  if (!present?.ok) return undefined
  const { currency, calculation } = present
  const other = await decide(currency, change)
  return {
    productCode,
    currency,
    limitCents: calculation.limitCents,
    afterCents: other && (other.ok ? other.calculation.limitCents : 0),
    isEstimate: true,
  }
}

/**
 * What each of a company's limits is, and what a change of its shops would make of it; of `productCode` an estimate, as
 * long as there is no limit.
 */
export const foretellLimits = async (
  { companyId, productCode, ...change }: { companyId: string; productCode: ProductCode } & Change,
  deps: Deps,
): Promise<ForetoldLimit[]> => {
  const now = deps.clock()
  const asked = { companyId, change, now, asOf: businessDate(now) }
  const found = await Promise.all(
    productCodes.map(async (code) => {
      const application = await findCreditApplication(deps.table, companyId, code)
      if (application?.status === 'active') {
        const facility = await findFacility(deps.table, application.facilityId)
        if (!facility) throw new Error('an active application without its facility')
        return facility.status === 'closed' ? undefined : ofFacility(facility, asked, deps)
      }
      return code === productCode ? estimated(code, asked, deps) : undefined
    }),
  )
  return found.filter((each) => each !== undefined)
}
