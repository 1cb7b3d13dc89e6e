import { productTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentMethod } from '#shared/lending/repayment-options.ts'
import type { RepaymentChoice } from '../support/draw-money.ts'
import type { Chance } from '../support/seeded-chance.ts'

/** Every repayment method that any product offers, with the bullet as the default. */
export const everyMethod = [
  ...productTerms.small_shop_financing.repayment,
  ...productTerms.revenue_credit_automation.repayment,
] as const

const [usual, ...others] = everyMethod

const othersAndCollection = others.map((option) =>
  option.method === 'equalPrincipal' ? { ...option, collection: 'platform_deduction' as const } : option,
)

/** The same, with some collected by the payment platform's deductions. */
export const everyMethodAndCollection = [usual, ...othersAndCollection] as const

/** The same with fees, and with interest prepaid by methods that allow it. */
export const termsWithFees = {
  fees: [...productTerms.payoneer.fees, ...productTerms.revenue_credit_automation.fees],
  repayment: [productTerms.payoneer.repayment[0], ...othersAndCollection],
} as const

const methods: readonly RepaymentMethod[] = everyMethod.map(({ method }) => method)

export const drawMethod = (chance: Chance): RepaymentChoice => {
  const repayment_method = chance.pick(methods) ?? 'bullet'
  return {
    repayment_method,
    ...(repayment_method === 'salesShare' ? { sales_share: `${chance.integer(5, 30)}.00` } : {}),
  }
}
