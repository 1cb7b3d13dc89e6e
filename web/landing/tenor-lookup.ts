import { optionOf, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'

/** The tenor of a product's repayment method: in months if it has monthly due dates, else in days. */
export const tenorLookup =
  (terms: ProductTerms) =>
  (method: RepaymentMethod): number => {
    const tenor = optionOf(terms, method)?.tenor
    if (!tenor) throw new Error(`${terms.productCode} does not offer ${method}`)
    return 'days' in tenor ? tenor.days : tenor.months
  }
