import type { CompanionKind } from '../agreements/agreement-kinds.ts'
import type { Cents } from '../money/cents.ts'
import { type Currency, currencies } from '../money/currency.ts'
import { type AllocationOrder, type AllocationPriority, defaultAllocationOrder } from './allocation.ts'
import { type BenchmarksByCurrency, type BenchmarkTerms, marketBenchmarks } from './benchmark-terms.ts'
import { companionDocumentsOf } from './companion-documents.ts'
import { type DefaultChargeCeilings, uniformPassThroughCeilings } from './default-charges.ts'
import type { FeeTerm } from './fees.ts'
import type { MultiplierExemption } from './policy.ts'
import type { ProductCode } from './product-codes.ts'
import type {
  BusinessDayCentres,
  BusinessDayConvention,
  GraceDayType,
  RepaymentMethod,
  RepaymentOption,
} from './repayment-options.ts'

/** The source of a facility's currency: the shops' sales, or a fixed one. */
export type CurrencyRule = { from: 'shops' } | { from: 'product'; currency: Currency }

/** The fixed currency of a product; undefined if the shops' sales determine it. */
export const currencyFixedBy = (rule: CurrencyRule): Currency | undefined =>
  rule.from === 'product' ? rule.currency : undefined

/** The currencies that a product's facilities may have. */
export const currenciesOf = ({ currencyRule }: Pick<ProductTerms, 'currencyRule'>): readonly Currency[] =>
  currencyRule.from === 'product' ? [currencyRule.currency] : currencies

/**
 * How a facility is drawn: `revolving` lends repaid principal again, each drawdown being a separate loan with its due
 * dates.
 */
export const facilityStructures = ['revolving'] as const
export type FacilityStructure = (typeof facilityStructures)[number]

/** The terms of a product, copied into each agreement, so that a later change does not affect signed loans. */
export interface ProductTerms {
  productCode: ProductCode
  structure: FacilityStructure
  currencyRule: CurrencyRule
  /** By currency: the benchmark if any, how it is set, and the day count. */
  benchmarks: BenchmarksByCurrency
  /** Percent a year, added to the benchmark. */
  marginPercent: string
  /** A drawdown's costs other than interest. */
  fees: readonly FeeTerm[]
  /** The minimum number of days for which interest is owed, however early the repayment. */
  minimumInterestDays: number
  /** The repayment methods that a seller chooses from at a drawdown, the usual one first. */
  repayment: readonly [RepaymentOption, ...RepaymentOption[]]
  /** The adjustment of a due date that is no business day. */
  businessDays: BusinessDayConvention
  /** The centres in which a due date has to be a business day. */
  businessDayCentres: BusinessDayCentres
  /** The range of shares of net sales for repayment, if a share of sales is offered. Percent. */
  salesShares: { lowest: string; highest: string }
  /** The minimum repayment of a week of sales, if a share of sales is offered. */
  minimumRepaymentCents: Cents
  graceDays: number
  /** Whether grace days are calendar days, or business days of Hong Kong. */
  graceDayType: GraceDayType
  /** Whether overdue principal bears interest. */
  overdueInterest: boolean
  /** A multiplier of the drawdown's own rate, for overdue principal. */
  overdueMultiplier: string
  overdueMultiplierExemption: MultiplierExemption | null
  allocationOrder: AllocationOrder
  /** The priority among several due dates. */
  allocationPriority: AllocationPriority
  minimumDrawdownCents: Cents
  /** The maximum of all charges because of a default on one charge order, in the facility's currency. */
  maxPassThroughFeeCents: Cents
  /** The maximum of each kind of charge because of a default, on one charge order. */
  defaultChargeCents: DefaultChargeCeilings
  /** The highest limit of a facility, in its currency. */
  limitCapCents: Cents
  /** k of the limit formula: the number of months' net sales to lend. */
  salesMultiple: string
  /** The percentage of unverified sales, those of uploaded exports, that a limit counts. */
  unverifiedSalesPercent: string
  /** Months from a facility's effective date to its next review. */
  reviewMonths: number
  /** The companion documents of the facility agreement. */
  companionPapers: readonly CompanionKind[]
}

const standardTerms = {
  structure: 'revolving',
  benchmarks: marketBenchmarks,
  fees: [],
  minimumInterestDays: 0,
  businessDays: 'following',
  businessDayCentres: 'hongKongAndCurrency',
  salesShares: { lowest: '5', highest: '30' },
  graceDays: 3,
  graceDayType: 'business',
  overdueInterest: true,
  overdueMultiplier: '1.0',
  overdueMultiplierExemption: null,
  allocationOrder: defaultAllocationOrder,
  allocationPriority: 'kind',
  minimumRepaymentCents: 50_00,
  minimumDrawdownCents: 1_000_00,
  maxPassThroughFeeCents: 200_00,
  defaultChargeCents: uniformPassThroughCeilings(200_00),
  limitCapCents: 500_000_00,
  salesMultiple: '1.5',
  unverifiedSalesPercent: '0',
  reviewMonths: 12,
} as const satisfies Partial<ProductTerms>

const collection = 'bank_transfer'

const bullet = {
  method: 'bullet',
  tenor: { days: 90 },
  timing: 'maturity',
  collection,
} as const satisfies RepaymentOption

const monthly = { tenor: { months: 6 }, timing: 'periodic', collection } as const

/** The operator's initial terms. */
export const productTerms: Record<ProductCode, ProductTerms> = {
  small_shop_financing: {
    ...standardTerms,
    productCode: 'small_shop_financing',
    companionPapers: companionDocumentsOf.small_shop_financing,
    currencyRule: { from: 'shops' },
    marginPercent: '6.50',
    repayment: [bullet, { ...bullet, method: 'salesShare', timing: 'periodic', tenor: { days: 180 } }],
  },
  revenue_credit_automation: {
    ...standardTerms,
    productCode: 'revenue_credit_automation',
    companionPapers: companionDocumentsOf.revenue_credit_automation,
    currencyRule: { from: 'shops' },
    marginPercent: '5.50',
    fees: [{ type: 'interest_fee', percent: '0.50' }],
    repayment: [
      { ...monthly, method: 'equalInstalment' },
      { ...monthly, method: 'equalPrincipal' },
      { ...monthly, method: 'interestMonthly' },
    ],
  },
  payoneer: {
    ...standardTerms,
    productCode: 'payoneer',
    companionPapers: companionDocumentsOf.payoneer,
    currencyRule: { from: 'product', currency: 'USD' },
    marginPercent: '5.00',
    fees: [{ type: 'deduction', percent: '1.00' }],
    repayment: [
      { ...bullet, timing: 'upfront', collection: 'platform_deduction' },
      {
        ...monthly,
        method: 'equalPrincipal',
        tenor: { months: 3 },
        collection: 'platform_deduction',
      },
    ],
  },
}

/** The terms that price a drawdown in a currency. */
export const pricingTermsFor = <Terms extends Pick<ProductTerms, 'benchmarks'>>(
  terms: Terms,
  currency: Currency,
): Terms & Pick<BenchmarkTerms, 'dayCountBasis' | 'floorPercent' | 'fallbackPercent'> => {
  const { dayCountBasis, floorPercent, fallbackPercent } = terms.benchmarks[currency]
  return { ...terms, dayCountBasis, floorPercent, fallbackPercent }
}

/** The multiplier for interest on overdue principal: 0 if the terms charge no overdue interest. */
export const overdueMultiplierOf = ({
  overdueInterest,
  overdueMultiplier,
}: Pick<ProductTerms, 'overdueInterest' | 'overdueMultiplier'>): string =>
  overdueInterest ? overdueMultiplier : '0'

/** The terms' option by its method; undefined if it is not offered. */
export const optionOf = (
  { repayment }: Pick<ProductTerms, 'repayment'>,
  method: RepaymentMethod,
): RepaymentOption | undefined => repayment.find((option) => option.method === method)
