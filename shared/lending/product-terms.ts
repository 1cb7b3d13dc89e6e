import { type Cents, centsFromDecimal } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { addRates, rateFromPercent } from '../money/rate.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { type AllocationOrder, type AllocationPriority, defaultAllocationOrder } from './allocation.ts'
import type { DayCountBasis } from './day-count.ts'
import { checkOffer, type MultiplierExemption, type PolicyVerdict } from './policy.ts'
import type { ProductCode } from './product-codes.ts'

/** Where a facility's currency comes from: the shops' sales, or one that the product fixes. */
export type CurrencyRule = { from: 'shops' } | { from: 'product'; currency: Currency }

/** The currency that a product keeps its facilities in; undefined where the shops' sales say it. */
export const currencyFixedBy = (rule: CurrencyRule): Currency | undefined =>
  rule.from === 'product' ? rule.currency : undefined

/** The terms of a product, copied into each agreement, so that a later change leaves loans as they were signed. */
export interface ProductTerms {
  productCode: ProductCode
  currencyRule: CurrencyRule
  /** The published rate that is fixed on the day of a drawdown. */
  benchmark: 'SOFR'
  /** Percent a year on top of the benchmark. */
  marginPercent: string
  dayCountBasis: DayCountBasis
  /** Days from drawdown to due date. */
  tenorDays: number
  /** Days of interest owed however early the repayment. */
  minimumInterestDays: number
  /** The whole principal falls due at once. */
  repaymentMethod: 'bullet'
  /** Interest bears from the day after the money is paid out and is posted once, with the principal. */
  interestStarts: 'payout'
  interestPaymentTiming: 'maturity'
  graceDays: number
  overdueMultiplier: string
  overdueMultiplierExemption: MultiplierExemption | null
  allocationOrder: AllocationOrder
  /** What goes first where several dates are owed for. */
  allocationPriority: AllocationPriority
  minimumDrawdownCents: Cents
  /** The highest limit of a facility, in its currency. */
  limitCapCents: Cents
  /** k of the limit formula: how many months' net sales are lent. */
  salesMultiple: string
  /** Months from a facility's effective date to its next review. */
  reviewMonths: number
}

const standardTerms = {
  benchmark: 'SOFR',
  dayCountBasis: 'ACT/360',
  tenorDays: 90,
  minimumInterestDays: 0,
  repaymentMethod: 'bullet',
  interestStarts: 'payout',
  interestPaymentTiming: 'maturity',
  graceDays: 3,
  overdueMultiplier: '1.0',
  overdueMultiplierExemption: null,
  allocationOrder: defaultAllocationOrder,
  allocationPriority: 'kind',
  minimumDrawdownCents: centsFromDecimal('1000.00'),
  limitCapCents: centsFromDecimal('500000.00'),
  salesMultiple: '1.5',
  reviewMonths: 12,
} as const satisfies Partial<ProductTerms>

/** The terms that the operator starts with. */
export const productTerms: Record<ProductCode, ProductTerms> = {
  small_shop_financing: {
    ...standardTerms,
    productCode: 'small_shop_financing',
    currencyRule: { from: 'shops' },
    marginPercent: '6.50',
  },
  revenue_credit_automation: {
    ...standardTerms,
    productCode: 'revenue_credit_automation',
    currencyRule: { from: 'shops' },
    marginPercent: '5.50',
  },
  payoneer: {
    ...standardTerms,
    productCode: 'payoneer',
    currencyRule: { from: 'product', currency: 'USD' },
    marginPercent: '5.00',
  },
}

/** The due date of a drawdown paid out on `drawdownDate`. */
export const dueDateOf = (terms: Pick<ProductTerms, 'tenorDays'>, drawdownDate: BusinessDate): BusinessDate =>
  addDays(drawdownDate, terms.tenorDays)

/**
 * Holds terms to the policy before they are saved: a drawdown of the whole cap at `benchmarkPercent`, repaid on any
 * day of its life. Terms that pass may still be refused at an offer, when the benchmark has risen.
 */
export const checkProductTerms = (
  terms: ProductTerms,
  benchmarkPercent: string,
  drawdownDate: BusinessDate,
): PolicyVerdict =>
  checkOffer({
    principalCents: terms.limitCapCents,
    deductionsCents: 0,
    rate: addRates(rateFromPercent(benchmarkPercent), rateFromPercent(terms.marginPercent)),
    basis: terms.dayCountBasis,
    drawdownDate,
    dueDate: dueDateOf(terms, drawdownDate),
    minimumInterestDays: terms.minimumInterestDays,
    fastestRepaymentDays: 1,
    overdueMultiplier: terms.overdueMultiplier,
    overdueMultiplierExemption: terms.overdueMultiplierExemption,
  })
