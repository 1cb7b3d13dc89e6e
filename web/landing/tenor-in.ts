import { optionOf, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'

/** How long a method of a product runs, in its own unit: days, or months where it has due dates each month. */
export const tenorIn =
  (terms: ProductTerms) =>
  (method: RepaymentMethod): number => {
    const tenor = optionOf(terms, method)?.tenor
    if (!tenor) throw new Error(`${terms.productCode} does not offer ${method}`)
    return 'days' in tenor ? tenor.days : tenor.months
  }
