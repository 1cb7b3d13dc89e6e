import type { CompanionKind } from '../agreements/agreement-kinds.ts'
import type { ProductCode } from './product-codes.ts'

/**
 * The companion documents of a product's facility agreement: a receivables purchase agreement where dues are deducted
 * from payouts, a guarantee where nothing else secures months of instalments.
 */
export const companionDocumentsOf: Readonly<Record<ProductCode, readonly CompanionKind[]>> = {
  small_shop_financing: [],
  revenue_credit_automation: ['guarantee'],
  payoneer: ['rpa'],
}
