import type { CompanionKind } from '../agreements/agreement-kinds.ts'
import type { ProductCode } from './product-codes.ts'

/**
 * What is signed together with the facility agreement of a product: a receivables purchase agreement where what falls due is
 * deducted from payouts, a guarantee where nothing else stands behind months of instalments.
 */
export const companionPapersOf: Readonly<Record<ProductCode, readonly CompanionKind[]>> = {
  small_shop_financing: [],
  revenue_credit_automation: ['guarantee'],
  payoneer: ['rpa'],
}
