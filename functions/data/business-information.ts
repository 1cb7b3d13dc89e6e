import type { BusinessInfo } from '#shared/kyc/business-info.schema.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { companyItems } from './company-items.ts'
import { replace, type Table, type Write } from './table.ts'

/** The business information in a company's application for a product. */
export interface StoredBusinessInformation {
  companyId: string
  productCode: ProductCode
  fields: BusinessInfo
  updatedAt: string
  version: number
}

const { key, find } = companyItems<StoredBusinessInformation, ProductCode>('BUSINESSINFO#')

/** Access pattern: a company's business information for a product. */
export const findBusinessInformation = find

/** Creates it (version 0) or replaces the version that was read. */
export const replaceBusinessInformation = (table: Table, information: StoredBusinessInformation): Write =>
  replace<StoredBusinessInformation>(table, {
    ...information,
    ...key(information.companyId, information.productCode),
    type: 'business-information',
  })
