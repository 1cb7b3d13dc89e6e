import { productCodes } from '../../shared/lending/product-terms.ts'
import { findAgreementOfProduct } from '../data/agreements.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { decideApplication } from './decide-application.ts'

/** An import has ended, well or not: the limits that waited for it are computed. */
export const onShopImported: Subscriber<'shop-imported'> = async ({ companyId }, deps) => {
  for (const productCode of productCodes) {
    const agreement = await findAgreementOfProduct(deps.table, companyId, productCode)
    if (agreement?.status === 'signed') await decideApplication(agreement, deps)
  }
}
