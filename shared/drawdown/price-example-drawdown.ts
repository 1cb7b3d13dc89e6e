import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import { dueDatesOf } from '../lending/due-dates.ts'
import { feesOn } from '../lending/fees.ts'
import { type ProductTerms, pricingTermsFor } from '../lending/product-terms.ts'
import { type RepaymentOption } from '../lending/repayment-options.ts'
import { type Pace, paces } from '../lending/sales-bands.ts'
import type { Cents } from '../money/cents.ts'
import { decimalFromFraction, type Fraction, fraction, multiply } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'
import { type ExampleConditions, paceSalesPercents } from './example-conditions.ts'
import { priceDrawdown } from './price-drawdown.ts'
import { projectWeeks } from './project-weeks.ts'

/** The input of a visitor's price calculation. */
export interface Trial {
  conditions: ExampleConditions
  terms: ProductTerms
  option: RepaymentOption
  amountCents: Cents
  /** Net sales of an ordinary month. */
  monthlySalesCents: Cents
  /** In percent of net sales; only for a share of sales. */
  sharePercent: string
}

export interface ExampleSeason {
  pace: Pace
  monthlySalesCents: Cents
  /** The weekly repayment of a share of sales. */
  weeklyCents?: Cents
  repaidBy: BusinessDate
  costCents: Cents
  effectiveRatePercent: string
  /** The part of sales until then that repayment takes, in percent to two places. */
  ofSalesPercent: string
  /** Whether the statutory ceiling permits an offer. */
  isAllowed: boolean
}

export interface DrawdownExample {
  price: DrawdownPrice
  /** Interest and fees, if all is paid when due; for a share of sales in an ordinary season. */
  costCents: Cents
  effectiveRatePercent: string
  seasons: ExampleSeason[]
  isAllowed: boolean
}

const monthsInYear = 12
const daysInYear = 365n

/** The sales of a number of days, at a month's rate. */
const salesOver = (monthlyCents: Cents, days: number): Fraction =>
  fraction(BigInt(monthlyCents) * BigInt(monthsInYear) * BigInt(days), daysInYear)

const percentOfSales = (paidCents: Cents, monthlyCents: Cents, days: number): string => {
  const sales = salesOver(monthlyCents, days)
  if (sales.numerator <= 0n) return '0.00'
  return decimalFromFraction(
    multiply(fraction(BigInt(paidCents) * 100n), fraction(sales.denominator, sales.numerator)),
    2,
  )
}

const seasonSales = (monthlyCents: Cents, pace: Pace): Cents =>
  Math.round((monthlyCents * paceSalesPercents[pace]) / 100)

/**
 * Prices a drawdown for a visitor without a facility: by a product's terms, the rule of the quote and the
 * conditions of a day. Throws RangeError as `priceDrawdown` does.
 */
export const priceExampleDrawdown = ({
  conditions: { drawdownDate, currency, benchmark },
  terms,
  option,
  amountCents,
  monthlySalesCents,
  sharePercent,
}: Trial): DrawdownExample => {
  const { method, timing, collection } = option
  const isShare = method === 'salesShare'
  const price = priceDrawdown(
    { terms: pricingTermsFor(terms, currency), yearlyNetSalesCents: monthlySalesCents * monthsInYear },
    {
      amountCents,
      ...feesOn(amountCents, terms.fees),
      benchmark,
      repayment: { method, timing, collection, ...(isShare ? { salesSharePercent: sharePercent } : {}) },
      drawdownDate,
      dueDates: dueDatesOf(option, terms.businessDays, drawdownDate, hongKongCalendar),
    },
  )
  const { deductionsCents, interestCents, feeCents = 0, verdict } = price
  const costCents = deductionsCents + interestCents + feeCents
  const seasons = paces.map((pace): ExampleSeason => {
    const salesCents = seasonSales(monthlySalesCents, pace)
    if (isShare) {
      const week = projectWeeks(price, terms, pace, fraction(BigInt(salesCents)))
      return {
        pace,
        monthlySalesCents: salesCents,
        weeklyCents: week.repaymentCents,
        repaidBy: week.repaidBy,
        costCents: week.costCents,
        effectiveRatePercent: week.effectiveRatePercent,
        ofSalesPercent: percentOfSales(
          amountCents + week.costCents,
          salesCents,
          daysBetween(drawdownDate, week.repaidBy),
        ),
        isAllowed: week.verdict.ok,
      }
    }
    return {
      pace,
      monthlySalesCents: salesCents,
      repaidBy: price.dueDate,
      costCents,
      effectiveRatePercent: price.effectiveRatePercent,
      ofSalesPercent: percentOfSales(price.totalCents, salesCents, price.tenorDays),
      isAllowed: verdict.ok,
    }
  })
  const ordinary = seasons.find(({ pace }) => pace === 'base')
  return {
    price,
    costCents: isShare && ordinary ? ordinary.costCents : costCents,
    effectiveRatePercent: isShare && ordinary ? ordinary.effectiveRatePercent : price.effectiveRatePercent,
    seasons,
    isAllowed: verdict.ok && seasons.every(({ isAllowed }) => isAllowed),
  }
}
