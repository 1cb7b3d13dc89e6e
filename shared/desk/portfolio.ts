import type { ProductCode } from '../lending/product-codes.ts'
import type { Currency } from '../money/currency.ts'
import type { ReferenceRates } from '../money/exchange-rates.ts'
import type { Cells } from '../portfolio/cells.ts'
import type { MonthEarned } from '../portfolio/earned-by-month.ts'
import type {
  ConcentrationRow,
  CurrencyConcentrationRow,
  CurrencyInflow,
  CurrencyPortfolio,
  PortfolioFigures,
  Vintage,
} from '../portfolio/summarize.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The portfolio that an act shows. */
export interface PortfolioAsOf {
  /**
   * The business day: after its close if it is stored, otherwise the present state, with days past due of the last
   * close.
   */
  asOf: BusinessDate
  isLive: boolean
  /** The rates used for conversion to a single currency, if requested. */
  converted?: { currency: Currency; ratesOf: BusinessDate; source: ReferenceRates['source'] }
}

export interface ShownPortfolio extends PortfolioAsOf {
  currencies: CurrencyPortfolio[]
}

export interface ShownVintages extends PortfolioAsOf {
  productCode: ProductCode | null
  vintages: Vintage[]
}

export interface ShownConcentration extends PortfolioAsOf {
  /** A facility counts under the platform with most of the sales that its limit rests on. */
  byPlatform: ConcentrationRow[]
  /**
   * Also by the facility's own currency. With a single requested currency, amounts are converted, and shares are of all
   * that is outstanding.
   */
  byPlatformAndCurrency: CurrencyConcentrationRow[]
  /** The environment's platform names, by id. */
  platformNames: Readonly<Record<string, string>>
  byProduct: ConcentrationRow[]
  /** By the facility’s own currency, with amounts in the requested one; empty without one. */
  byCurrency: ConcentrationRow[]
}

export interface ShownEarned extends PortfolioAsOf {
  /** By month, without those before the portfolio was stored. */
  earned: MonthEarned[]
}

export interface ShownInflow extends PortfolioAsOf {
  inflow: CurrencyInflow[]
}

export interface PortfolioExport extends PortfolioAsOf {
  fileName: string
  rows: number
  /** CSV, UTF-8, with a header. */
  content: string
}

/** The findings of a rebuild. */
export interface PortfolioRebuilt {
  facilities: number
  /** Facilities whose contribution differed from their ledger, with the correction. */
  differed: { facilityId: string; added: Cells }[]
  /** Sums that differed from their shard's contributions, with the correction; reported once the shard is complete. */
  mended: Cells
  cursor?: string
}

export type {
  ConcentrationRow,
  CurrencyConcentrationRow,
  CurrencyInflow,
  CurrencyPortfolio,
  MonthEarned,
  PortfolioFigures,
  Vintage,
}
