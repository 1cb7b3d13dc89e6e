import type { FacilityStatus } from '../../shared/credit/facility-states.ts'
import type { Balances } from '../../shared/ledger/balances.ts'
import type { ProductCode, ProductTerms } from '../../shared/lending/product-terms.ts'
import type { Cents } from '../../shared/money/cents.ts'
import type { Currency } from '../../shared/money/currency.ts'
import type { BusinessDate } from '../../shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { create, type Item, type Table, type Write } from './table.ts'

/** A granted limit with its balances. Only the ledger changes balances and headroom, and always together. */
export interface Facility {
  facilityId: string
  companyId: string
  productCode: ProductCode
  currency: Currency
  status: FacilityStatus
  effectiveDate: BusinessDate
  nextReviewDate: BusinessDate
  /** As they stood when the facility began: a later change of the product leaves it alone. */
  terms: ProductTerms
  /** Of the twelve months before the limit was computed; what repayment is projected from. */
  yearlyNetSalesCents: Cents
  balances: Balances
  /**
   * min(limit, watermark) − outstanding − pending − frozen. Kept beside the balances because a condition of
   * DynamoDB can compare attributes but not add them up.
   */
  headroomCents: Cents
  /** How many postings the balances are made of. */
  postingCount: number
  createdAt: string
}

export const facilityPartition = (facilityId: string): string => `FACILITY#${facilityId}`

export const facilityKey = (facilityId: string) => ({ pk: facilityPartition(facilityId), sk: 'FACILITY' })

/** A company has at most one facility a product. */
const claimKey = (companyId: string, productCode: ProductCode) => ({
  pk: companyPartition(companyId),
  sk: `FACILITY#${productCode}`,
})

/** Access pattern: a facility by id. */
export const findFacility = (table: Table, facilityId: string): Promise<Item<Facility> | undefined> =>
  table.get<Facility>(facilityKey(facilityId))

/** Access pattern: a company's facility of a product. */
export const findCompanyFacility = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Item<Facility> | undefined> => {
  const claim = await table.get<{ facilityId: string }>(claimKey(companyId, productCode))
  return claim && findFacility(table, claim.facilityId)
}

/** The writes of a new facility. `facilityClaim` fails where the company has one of the product. */
export const createFacility = (
  table: Table,
  facility: Facility,
): Record<'facility' | 'facilityClaim', Write> => ({
  facility: create<Facility>(table, { ...facilityKey(facility.facilityId), type: 'facility', ...facility }),
  facilityClaim: create(table, {
    ...claimKey(facility.companyId, facility.productCode),
    type: 'facility-claim',
    facilityId: facility.facilityId,
  }),
})
