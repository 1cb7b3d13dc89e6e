import { type Cents, centsFromFraction, fractionFromCents } from '../money/cents.ts'
import {
  add,
  decimalFromFraction,
  divide,
  type Fraction,
  fraction,
  fractionFromDecimal,
  larger,
  multiply,
  smaller,
  subtract,
} from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { calendarMonths } from '../time/calendar-months.ts'
import type { Conversion } from './convert-sales.ts'
import {
  type DateRange,
  type LimitMeasures,
  measureSales,
  type PlatformSales,
  type ShopSales,
  type TrailingMonth,
} from './limit-measures.ts'
import { unverifiedShareOf } from './unverified-sales.ts'

const zero = fraction(0n)
const one = fraction(1n)

/** The formula's constants. */
export const toleratedVariation = fractionFromDecimal('0.15')
const variationWeight = fractionFromDecimal('0.4')
export const toleratedTopShare = fractionFromDecimal('0.60')
export const shareWeight = fractionFromDecimal('0.25')
export const fullAgeMonths = 24n
const monthsInYear = 12n
export const stepCents = 100_000n

/** Decimals of the displayed factors; the limit is computed from the exact ones. */
const shownDecimals = 6

/** A product's settings. */
export interface LimitTerms {
  /** k, a decimal string. */
  salesMultiple: string
  limitCapCents: Cents
  unverifiedSalesPercent?: string | undefined
}

/** The formula's input figures, without the underlying data. */
export type LimitFigures = Pick<
  LimitMeasures,
  'salesCents' | 'refundsCents' | 'variation' | 'topShare' | 'monthsTrading'
> & {
  /** Net sales of uploaded exports, of which the terms count a percentage. */
  unverifiedCents?: Cents
}

/** A hint on raising the limit; the client translates it. */
export type LimitAdvice =
  | 'setByProduct'
  | 'sellMoreOrRefundLess'
  | 'evenOutMonthlySales'
  | 'sellOnMorePlatforms'
  | 'keepTrading'
  | 'atItsBest'

interface Step {
  /** Decimal string; for `netSales` the amount of the twelve months. */
  value: string
  /** The factor's reduction of the intermediate result, in minor units. */
  takenOffCents: Cents
  raisedBy: LimitAdvice
}

/** The factors of a limit in the order in which they apply. */
export interface LimitFactors {
  multiple: Step
  /** The part of unverified sales that is not counted; absent if the terms count none, or there are none. */
  unverifiedSales?: Step & { unverifiedCents: Cents }
  /** The reduction by refunds: the same multiple of gross sales would have started higher. */
  netSales: Step & { salesCents: Cents; refundsCents: Cents }
  /** Factor V. `variation` is the coefficient of variation, null without sales. */
  stability: Step & { variation: string | null }
  /** Factor C. `topShare` is the top platform's share of net sales, null without sales. */
  diversification: Step & { topShare: string | null }
  /** Factor A. */
  age: Step & { monthsTrading: number }
}

export interface CreditLimit {
  limitCents: Cents
  /** The formula's result before rounding down and capping, rounded to the cent. */
  unroundedCents: Cents
  /** k times a month's gross sales: all reductions lead from here down to the limit. */
  startCents: Cents
  factors: LimitFactors
  takenOffByRoundingCents: Cents
  takenOffByCapCents: Cents
}

const held = (factor: Fraction): Fraction => smaller(one, larger(zero, factor))

const excess = (value: Fraction, free: Fraction): Fraction => larger(zero, subtract(value, free))

/** Without net sales there is no variation or concentration, and nothing to lend on: the factor is 0. */
const stabilityOf = (variation: Fraction | null): Fraction =>
  variation ? held(subtract(one, multiply(variationWeight, excess(variation, toleratedVariation)))) : zero

const diversificationOf = (topShare: Fraction | null): Fraction =>
  topShare ? held(subtract(one, multiply(shareWeight, excess(topShare, toleratedTopShare)))) : zero

const ageOf = (monthsTrading: number): Fraction => held(fraction(BigInt(monthsTrading), fullAgeMonths))

const shown = (value: Fraction): string => decimalFromFraction(value, shownDecimals)

/** Rounds down to one thousand units of currency. */
const floorToStep = (exact: Fraction): Fraction =>
  fraction((exact.numerator / (exact.denominator * stepCents)) * stepCents)

const lost = (before: Fraction, after: Fraction): Cents =>
  centsFromFraction(before) - centsFromFraction(after)

const advice = (factor: Fraction, wanting: LimitAdvice): LimitAdvice =>
  factor.numerator < factor.denominator ? wanting : 'atItsBest'

/**
 * The credit limit: k times a month's average net sales, times stability, diversification and age, rounded down to
 * 1,000 units of currency and then capped by the product. The reductions add up exactly from `startCents` to
 * `limitCents`.
 */
export const limitFromFigures = (figures: LimitFigures, terms: LimitTerms): CreditLimit => {
  const { salesCents, refundsCents, variation, topShare, monthsTrading, unverifiedCents = 0 } = figures
  const multiple = fractionFromDecimal(terms.salesMultiple)
  const monthly = (cents: Cents): Fraction =>
    larger(zero, multiply(multiple, divide(fractionFromCents(cents), fraction(monthsInYear))))
  const stability = stabilityOf(variation)
  const diversification = diversificationOf(topShare)
  const age = ageOf(monthsTrading)

  const share = unverifiedShareOf(terms)
  const countsUnverified = share.numerator > 0n && unverifiedCents > 0
  const unverified = monthly(countsUnverified ? unverifiedCents : 0)
  const countedUnverified = multiply(unverified, divide(share, fraction(100n)))

  const gross = add(monthly(salesCents), unverified)
  const counted = add(monthly(salesCents), countedUnverified)
  const net = add(monthly(salesCents - refundsCents), countedUnverified)
  const stable = multiply(net, stability)
  const spread = multiply(stable, diversification)
  const aged = multiply(spread, age)
  const floored = floorToStep(aged)
  const limitCents = Math.min(centsFromFraction(floored), terms.limitCapCents)

  return {
    limitCents,
    unroundedCents: centsFromFraction(aged),
    startCents: centsFromFraction(gross),
    factors: {
      multiple: { value: terms.salesMultiple, takenOffCents: 0, raisedBy: 'setByProduct' },
      ...(countsUnverified
        ? {
            unverifiedSales: {
              value: terms.unverifiedSalesPercent ?? '0',
              takenOffCents: lost(gross, counted),
              raisedBy: 'setByProduct',
              unverifiedCents,
            },
          }
        : {}),
      netSales: {
        value: decimalFromFraction(divide(fractionFromCents(salesCents - refundsCents), fraction(100n)), 2),
        takenOffCents: lost(counted, net),
        raisedBy: 'sellMoreOrRefundLess',
        salesCents,
        refundsCents,
      },
      stability: {
        value: shown(stability),
        takenOffCents: lost(net, stable),
        raisedBy: advice(stability, 'evenOutMonthlySales'),
        variation: variation && shown(variation),
      },
      diversification: {
        value: shown(diversification),
        takenOffCents: lost(stable, spread),
        raisedBy: advice(diversification, 'sellOnMorePlatforms'),
        topShare: topShare && shown(topShare),
      },
      age: {
        value: shown(age),
        takenOffCents: lost(spread, aged),
        raisedBy: advice(age, 'keepTrading'),
        monthsTrading,
      },
    },
    takenOffByRoundingCents: lost(aged, floored),
    takenOffByCapCents: centsFromFraction(floored) - limitCents,
  }
}

/** The factors of a limit, each with its data and dates. */
export interface ExplainedFactors extends LimitFactors {
  /**
   * `byMonth`: net sales and refunds of the window's calendar months, in a short form since a calculation is stored with
   * each request. Absent for calculations from before they were recorded.
   */
  netSales: LimitFactors['netSales'] & { window: DateRange; byMonth?: (readonly [Cents, Cents])[] }
  stability: LimitFactors['stability'] & { months: TrailingMonth[] }
  diversification: LimitFactors['diversification'] & { window: DateRange; platforms: PlatformSales[] }
  age: LimitFactors['age'] & { firstOrderDate: BusinessDate | null; calculationDate: BusinessDate }
}

export interface ExplainedLimit extends CreditLimit {
  calculationDate: BusinessDate
  factors: ExplainedFactors
  /** The conversions of sales in other currencies; empty or absent if there are none. */
  conversions?: readonly Conversion[]
}

const byMonth = ({ calendarMonths: months }: LimitMeasures) =>
  months.map(({ netSalesCents, refundsCents = 0 }) => [netSalesCents, refundsCents] as const)

/** The calendar months of a calculation's window, oldest first; empty where they were not recorded. */
export const calendarMonthsOf = ({ factors: { netSales } }: ExplainedLimit): TrailingMonth[] =>
  calendarMonths(netSales.window).flatMap((range, index) => {
    const [netSalesCents, refundsCents] = netSales.byMonth?.[index] ?? []
    return netSalesCents === undefined || refundsCents === undefined
      ? []
      : [{ ...range, netSalesCents, refundsCents }]
  })

/**
 * Computes the limit from the daily sales of all authorised shops, and from what the terms count of a year's unverified
 * net sales, in the facility's currency. The factors are measured by the verified sales alone.
 */
export const computeCreditLimit = (
  shops: readonly ShopSales[],
  calculationDate: BusinessDate,
  terms: LimitTerms,
  unverifiedCents: Cents = 0,
): ExplainedLimit => {
  const measures = measureSales(shops, calculationDate)
  const { window, months, platforms, firstOrderDate } = measures
  const limit = limitFromFigures({ ...measures, unverifiedCents }, terms)
  const { multiple, unverifiedSales, netSales, stability, diversification, age } = limit.factors
  return {
    ...limit,
    calculationDate,
    factors: {
      multiple,
      ...(unverifiedSales ? { unverifiedSales } : {}),
      netSales: { ...netSales, window, byMonth: byMonth(measures) },
      stability: { ...stability, months },
      diversification: { ...diversification, window, platforms },
      age: { ...age, firstOrderDate, calculationDate },
    },
  }
}

/** The net sales of the limit's twelve months. */
export const yearlyNetSalesOf = ({ factors: { netSales } }: ExplainedLimit): Cents =>
  netSales.salesCents - netSales.refundsCents
