import * as z from 'zod/mini'
import { currencySchema } from '../money/currency.ts'
import { figuresWithDrillDown } from '../portfolio/figures-with-drill-down.ts'
import {
  concentrationRow,
  currencyConcentrationRow,
  currencyInflow,
  currencyMargin,
  currencyPortfolio,
  monthEarned,
  monthTrend,
  vintage,
  vintageCurve,
} from '../portfolio/portfolio-figures.schema.ts'
import {
  cents,
  count,
  day,
  namedFacility,
  percent,
  product,
  recordId,
  text,
  yesNo,
} from './response-fields.ts'

/** The portfolio that an act shows. */
export const portfolioAsOf = z.strictObject({
  /**
   * The business day: after its close if it is stored, otherwise the present state, with days past due of the last
   * close.
   */
  asOf: day,
  isLive: yesNo,
  /** The rates used for conversion to a single currency, if requested. */
  converted: z.exactOptional(
    z.strictObject({
      currency: currencySchema,
      ratesOf: day,
      source: text,
    }),
  ),
})
export type PortfolioAsOf = z.output<typeof portfolioAsOf>

export const shownPortfolio = z.strictObject({
  ...portfolioAsOf.shape,
  currencies: z.array(currencyPortfolio),
  /** The stages in the latest month that was booked by then; null before the first one. */
  booked: z.nullable(
    z.strictObject({
      month: text,
      currencies: z.array(
        z.strictObject({
          currency: currencySchema,
          stage1Cents: cents,
          stage2Cents: cents,
          stage3Cents: cents,
        }),
      ),
    }),
  ),
})
export type ShownPortfolio = z.output<typeof shownPortfolio>

export const shownVintages = z.strictObject({
  ...portfolioAsOf.shape,
  productCode: z.nullable(product),
  vintages: z.array(vintage),
  /** By months since the payout, as far as month ends are stored. */
  curves: z.array(vintageCurve),
})
export type ShownVintages = z.output<typeof shownVintages>

export const shownConcentration = z.strictObject({
  ...portfolioAsOf.shape,
  /** A facility counts under the platform with most of the sales that its limit rests on. */
  byPlatform: z.array(concentrationRow),
  /**
   * Also by the facility's own currency. With a single requested currency, amounts are converted, and shares are of all
   * that is outstanding.
   */
  byPlatformAndCurrency: z.array(currencyConcentrationRow),
  /** The environment's platform names, by id. */
  platformNames: z.readonly(z.record(z.string(), text)),
  byProduct: z.array(concentrationRow),
  /** By the facility’s own currency, with amounts in the requested one; empty without one. */
  byCurrency: z.array(concentrationRow),
})
export type ShownConcentration = z.output<typeof shownConcentration>

export const shownEarnings = z.strictObject({
  ...portfolioAsOf.shape,
  /** By month, without those before the portfolio was stored. */
  earned: z.array(monthEarned),
})
export type ShownEarnings = z.output<typeof shownEarnings>

export const shownTrend = z.strictObject({
  ...portfolioAsOf.shape,
  /** By month, without those before the portfolio was stored. */
  trend: z.array(monthTrend),
})
export type ShownTrend = z.output<typeof shownTrend>

export const shownInflow = z.strictObject({ ...portfolioAsOf.shape, inflow: z.array(currencyInflow) })
export type ShownInflow = z.output<typeof shownInflow>

export const shownMargin = z.strictObject({
  /** By booked month, if the month before it is booked as well. */
  currencies: z.array(currencyMargin),
  /** The lender's cost of funds, the latest first; `approvedBy` is null if nobody had to approve it. */
  fundingCosts: z.array(
    z.strictObject({
      currency: currencySchema,
      validFrom: text,
      percent,
      setBy: text,
      approvedBy: z.nullable(text),
    }),
  ),
})
export type ShownMargin = z.output<typeof shownMargin>

/** A facility's part of a figure. */
export const facilityBreakdownRow = z.strictObject({
  ...namedFacility,
  amountCents: cents,
})
export type FacilityBreakdownRow = z.output<typeof facilityBreakdownRow>

/** The facilities behind a figure: in each currency they add up to it. */
export const facilityBreakdown = z.strictObject({
  figure: z.enum(figuresWithDrillDown),
  asOf: day,
  facilities: z.array(facilityBreakdownRow),
  cursor: z.exactOptional(text),
})

/**
 * A loan's part of a figure; without a drawdown, the part of its facility that belongs to no loan. A loan in the books
 * whose company was erased since has its id alone.
 */
export const loanBreakdownRow = z.strictObject({
  ...facilityBreakdownRow.shape,
  drawdownId: z.nullable(recordId),
  drawdownDate: z.nullable(day),
  drawnCents: z.nullable(cents),
})
export type LoanBreakdownRow = z.output<typeof loanBreakdownRow>

export const storedFigure = z.strictObject({ currency: currencySchema, amountCents: cents })
export type StoredFigure = z.output<typeof storedFigure>

/** The loans behind a figure: in each currency they add up to it. */
export const loanBreakdown = z.strictObject({
  figure: z.enum(figuresWithDrillDown),
  asOf: day,
  loans: z.array(loanBreakdownRow),
  /** Of a stored day: the figure as it was stored. It differs where companies were erased since. */
  stored: z.exactOptional(z.array(storedFigure)),
  cursor: z.exactOptional(text),
})

export const portfolioExport = z.strictObject({
  ...portfolioAsOf.shape,
  fileName: text,
  rows: count,
  /** CSV, UTF-8, with a header. */
  content: text,
})
export type PortfolioExport = z.output<typeof portfolioExport>

/** The findings of a rebuild. */
export const portfolioRebuilt = z.strictObject({
  facilities: count,
  /** Facilities whose contribution differed from their ledger, with the correction. */
  differed: z.array(
    z.strictObject({
      facilityId: recordId,
      added: z.readonly(z.record(z.string(), z.readonly(z.record(z.string(), count)))),
    }),
  ),
  /** Sums that differed from their shard's contributions, with the correction; reported once the shard is complete. */
  mended: z.readonly(z.record(z.string(), z.readonly(z.record(z.string(), count)))),
  cursor: z.exactOptional(text),
})
export type PortfolioRebuilt = z.output<typeof portfolioRebuilt>
