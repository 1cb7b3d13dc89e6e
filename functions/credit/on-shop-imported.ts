import { productCodes } from '#shared/lending/product-codes.ts'
import { findAgreementOfProduct } from '../data/agreements.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { decideApplication } from './decide-application.ts'
import { recalculateLimit } from './recalculate-limit.ts'

/**
 * An import has ended, successfully or not: the limits that waited for it are computed. A shop that was linked again
 * reopens an application that failed for want of sales.
 */
export const onShopImported: Subscriber<'shop-imported'> = async ({ companyId }, deps) => {
  for (const productCode of productCodes) {
    const agreement = await findAgreementOfProduct(deps.table, companyId, productCode)
    if (agreement?.status !== 'signed') continue
    await decideApplication(agreement, deps, { reopens: true })
    await recalculateLimit({ companyId, productCode }, deps)
  }
}
