import type { BusinessInfo } from '#shared/kyc/business-info.schema.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { companyPartition } from './companies.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** The business information in a company's application for a product. */
export interface StoredBusinessInformation {
  companyId: string
  productCode: ProductCode
  fields: BusinessInfo
  updatedAt: string
  version: number
}

const key = (companyId: string, productCode: ProductCode) => ({
  pk: companyPartition(companyId),
  sk: `BUSINESSINFO#${productCode}`,
})

/** Access pattern: a company's business information for a product. */
export const findBusinessInformation = (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<Item<StoredBusinessInformation> | undefined> =>
  table.get<StoredBusinessInformation>(key(companyId, productCode))

/** Creates it (version 0) or replaces the version that was read. */
export const replaceBusinessInformation = (table: Table, information: StoredBusinessInformation): Write =>
  replace<StoredBusinessInformation>(table, {
    ...information,
    ...key(information.companyId, information.productCode),
    type: 'business-information',
  })
