import * as z from 'zod/mini'
import { cents, count, day, percent, product, text } from '../desk/response-fields.ts'
import { currencySchema } from '../money/currency.ts'
import { bandNames } from './band-names.ts'

export const bands = z.record(z.enum(bandNames), cents)
export type Bands = z.output<typeof bands>

/** Portfolio at risk: the principal of loans more than 0, 30, 60 or 90 days past due. */
export const atRisk = z.strictObject({
  par1Cents: cents,
  par30Cents: cents,
  par60Cents: cents,
  par90Cents: cents,
})
export type AtRisk = z.output<typeof atRisk>

/** Charged income by kind, and the waived or given-back part. */
export const income = z.strictObject({
  interestCents: cents,
  overdueInterestCents: cents,
  feesCents: cents,
  waivedCents: cents,
})
export type Income = z.output<typeof income>

/** Principal at risk, in percent of all; null if nothing is outstanding. */
export const atRiskPercents = z.record(z.enum(['par1', 'par30', 'par60', 'par90']), z.nullable(text))
export type AtRiskPercents = z.output<typeof atRiskPercents>

/** The figures of a part of the portfolio. Amounts in cents of its currency. */
export const portfolioFigures = z.strictObject({
  facilities: count,
  activeFacilities: count,
  loans: count,
  /** For active facilities; `drawnCents` is their principal. */
  limitCents: cents,
  drawnCents: cents,
  utilisationPercent: z.nullable(percent),
  pendingCents: cents,
  /** What may still be drawn of the limits of active facilities. */
  undrawnCents: cents,
  outstandingCents: cents,
  bands,
  atRisk,
  atRiskPercents,
  /** Cumulative principal: paid out equals outstanding plus repaid plus written off. */
  paidOutCents: cents,
  repaidCents: cents,
  writtenOffCents: cents,
  /** Charged income by kind, and the waived or given-back part. */
  interestCents: cents,
  overdueInterestCents: cents,
  feesCents: cents,
  waivedCents: cents,
  /** All charged income, less waived income. */
  chargedIncomeCents: cents,
  rewardsCents: cents,
  /** All write-offs, including interest and fees. */
  lossCents: cents,
  /** Interest and fees owed. */
  owedBesidesCents: cents,
  heldForPayersCents: cents,
  overdueFacilities: count,
  /** All that is past due: principal, interest and fees. */
  overdueCents: cents,
})
export type PortfolioFigures = z.output<typeof portfolioFigures>

/** The portfolio of a currency, and of each product line in it. */
export const currencyPortfolio = z.strictObject({
  currency: currencySchema,
  figures: portfolioFigures,
  products: z.array(
    z.strictObject({
      productCode: product,
      figures: portfolioFigures,
    }),
  ),
})
export type CurrencyPortfolio = z.output<typeof currencyPortfolio>

/** The loans paid out in one month. */
export const vintage = z.strictObject({
  currency: currencySchema,
  /** `YYYY-MM`. */
  month: text,
  loans: count,
  paidOutCents: cents,
  outstandingCents: cents,
  repaidCents: cents,
  writtenOffCents: cents,
  atRisk,
  /** In percent of the paid-out amount. */
  repaidPercent: z.nullable(percent),
  writtenOffPercent: z.nullable(percent),
  atRiskPercents,
})
export type Vintage = z.output<typeof vintage>

/** The loans of one month of payout, as they aged. */
export const vintageCurve = z.strictObject({
  currency: currencySchema,
  /** `YYYY-MM`. */
  month: text,
  /** From the youngest age that is stored. */
  ages: z.array(
    z.strictObject({
      monthsOnBook: count,
      /** More than 30 days past due, or written off. */
      badCents: cents,
      /** In percent of the paid-out amount. */
      badPercent: z.nullable(percent),
    }),
  ),
})
export type VintageCurve = z.output<typeof vintageCurve>

/** A group's part of the outstanding amount in a currency. */
export const concentrationRow = z.strictObject({
  currency: currencySchema,
  /** A platform, a product line or a currency. */
  name: text,
  facilities: count,
  limitCents: cents,
  outstandingCents: cents,
  /** Of everything outstanding in the currency; null if nothing is. */
  sharePercent: z.nullable(percent),
  par30Cents: cents,
})
export type ConcentrationRow = z.output<typeof concentrationRow>

/** A group of facilities of one currency. */
export const currencyConcentrationRow = z.strictObject({
  ...concentrationRow.shape,
  /** The facilities' own currency. */
  ownCurrency: currencySchema,
})
export type CurrencyConcentrationRow = z.output<typeof currencyConcentrationRow>

/** Expected receipts in a currency. */
export const currencyInflow = z.strictObject({
  currency: currencySchema,
  /** Due before the present week and still owed. */
  overdueCents: cents,
  /** By the Monday of each week from the present one on, including weeks without dues. */
  weeks: z.array(
    z.strictObject({
      monday: day,
      cents,
      /** Cumulative expected receipts up to this week, without overdue ones, less all that may be paid out. */
      balanceCents: cents,
    }),
  ),
  /** Due after the last of these weeks. */
  laterCents: cents,
  /** What may be paid out at any time: drawdowns that are not paid out yet, and what may still be drawn. */
  pendingCents: cents,
  undrawnCents: cents,
  /** The Monday of the first week by which expected receipts cover both; null if they do not in these weeks. */
  coveredFrom: z.nullable(day),
})
export type CurrencyInflow = z.output<typeof currencyInflow>

/** The income in a currency in one month. */
export const monthEarned = z.strictObject({
  currency: currencySchema,
  /** `YYYY-MM`. */
  month: text,
  /** What was charged, less what was waived. */
  chargedIncomeCents: cents,
  /** The same by kind; null if only the total was recorded, at the month's beginning or its end. */
  income: z.nullable(income),
  /** What was earned by the day, charged or not; null for a month whose end, or beginning, was not booked. */
  earnedCents: z.nullable(cents),
})
export type MonthEarned = z.output<typeof monthEarned>

/** A month of the portfolio in a currency. */
export const monthTrend = z.strictObject({
  currency: currencySchema,
  /** `YYYY-MM`. */
  month: text,
  /** The day whose stored portfolio is the month's end; null for the present month, which is not stored yet. */
  storedOn: z.nullable(day),
  /** At the month's end; of the present month, as it stands. */
  outstandingCents: cents,
  overdueCents: cents,
  /** By the books; null for a month that is not booked. */
  allowanceCents: z.nullable(cents),
  /** In the month. */
  paidOutCents: cents,
  /**
   * The total payout to date of the loans paid out in the month: different from `paidOutCents` if a payout was returned
   * or found later. Null in a currency other than the facilities'.
   */
  vintagePaidOutCents: z.nullable(cents),
  repaidCents: cents,
  writtenOffCents: cents,
  chargedIncomeCents: cents,
  /** What was earned by the day; null for a month whose end, or beginning, was not booked. */
  earnedCents: z.nullable(cents),
})
export type MonthTrend = z.output<typeof monthTrend>

/** Yield, cost of funds, net margin and losses. Rates are in percent a year of the mean principal. */
export const marginFigures = z.strictObject({
  /** The mean of the principal at the beginning and at the end. */
  meanPrincipalCents: cents,
  /** At the end. */
  principalCents: cents,
  earnedCents: cents,
  yieldPercent: z.nullable(percent),
  /** Null where the lender has set no cost of funds. */
  fundingCents: z.nullable(cents),
  fundingPercent: z.nullable(percent),
  /** Earned less the cost of funds. */
  netMarginCents: z.nullable(cents),
  netMarginPercent: z.nullable(percent),
  /** Written off, less recovered. */
  lossCents: cents,
  lossPercent: z.nullable(percent),
  /** The net margin less the losses. */
  resultCents: z.nullable(cents),
  allowanceCents: cents,
  /** Of the principal at the end. */
  allowancePercent: z.nullable(percent),
})
export type MarginFigures = z.output<typeof marginFigures>

/** The net margins of a currency, by month and of all shown months together. */
export const currencyMargin = z.strictObject({
  currency: currencySchema,
  months: z.array(z.strictObject({ month: text, ...marginFigures.shape })),
  total: marginFigures,
})
export type CurrencyMargin = z.output<typeof currencyMargin>
