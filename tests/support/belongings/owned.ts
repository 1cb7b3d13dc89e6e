import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Seller } from '../sign-up-seller.ts'
import type { TestApp } from '../test-app.ts'

/** The owner, and the ids that the other items refer to. */
export interface Owned extends Pick<Seller, 'companyId' | 'userId' | 'email'> {
  app: TestApp
  facilityId: string
  drawdownId: string
  terms: ProductTerms & { productCode: ProductCode }
}
