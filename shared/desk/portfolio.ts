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

/** Which portfolio an act tells of. */
export interface PortfolioAsOf {
  /** The business day: after its close where it is kept, otherwise as it stands now, with days past due of the last close. */
  asOf: BusinessDate
  isLive: boolean
  /** The rates that all amounts were converted by, where one currency was asked for. */
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
  /** A facility counts with the platform where most of the sales come from that its limit rests on. */
  byPlatform: ConcentrationRow[]
  /**
   * By the facility's own currency besides. Where one currency was asked for the amounts are in that one, and shares are of all that
   * is outstanding.
   */
  byPlatformAndCurrency: CurrencyConcentrationRow[]
  /** What the environment calls its platforms, by their ids. */
  platformNames: Readonly<Record<string, string>>
  byProduct: ConcentrationRow[]
  /** By the facility’s own currency, with amounts in the one that was asked for; empty where none was. */
  byCurrency: ConcentrationRow[]
}

export interface ShownEarned extends PortfolioAsOf {
  /** By month, those left out that ended before the portfolio was kept. */
  earned: MonthEarned[]
}

export interface ShownInflow extends PortfolioAsOf {
  inflow: CurrencyInflow[]
}

export interface PortfolioExport extends PortfolioAsOf {
  fileName: string
  rows: number
  /** CSV, UTF-8, with a head. */
  content: string
}

/** What a rebuild found. */
export interface PortfolioRebuilt {
  facilities: number
  /** Facilities that were counted otherwise than their ledgers say, with what was added for it to be so. */
  differed: { facilityId: string; added: Cells }[]
  /** Sums that were not what the facilities of their shard add up to, with what was added; told where the shard is through. */
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
