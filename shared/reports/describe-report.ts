import { describeFactors } from '../credit/describe-factors.ts'
import type { SalesReportOnWire } from '../engagement/sales-report.schema.ts'
import type { ExplainedLimit } from '../lending/credit-limit.ts'
import { decimalFromCents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { decimalFromFraction, type Fraction } from '../money/fraction.ts'
import type { Part } from './concentration.ts'
import type { RhythmPart } from './rhythm.ts'
import { netOf, refundRatioOf, type Takings } from './sales-by-day.ts'
import type { SalesReport } from './sales-report.ts'

const ratio = (value: Fraction): string => decimalFromFraction(value, 4)

const ratioOrNull = (value: Fraction | null): string | null => value && ratio(value)

const takings = (of: Takings) => ({
  sales: decimalFromCents(of.salesCents),
  refunds: decimalFromCents(of.refundsCents),
  net: decimalFromCents(netOf(of)),
  refund_ratio: ratioOrNull(refundRatioOf(of)),
})

const rhythm = (parts: readonly RhythmPart[] | null) =>
  parts && parts.map(({ part, index }) => ({ part, index: ratio(index) }))

const partsOf = (parts: readonly Part[]) =>
  parts.map(({ name, netCents, share }) => ({ name, net: decimalFromCents(netCents), share: ratio(share) }))

type LimitOnWire = SalesReportOnWire['limit']

/** The calculated limit with all its reductions, and the reason if too little is left for a limit. */
export const describeReportedLimit = (
  limit: ExplainedLimit,
  limitCapCents: number,
  reason: LimitOnWire['reason'] = null,
): LimitOnWire => ({
  reason,
  limit: decimalFromCents(limit.limitCents),
  start: decimalFromCents(limit.startCents),
  factors: describeFactors(limit, limitCapCents),
})

/** The limit of a report without one, with the reason. */
export const describeNoLimit = (reason: LimitOnWire['reason']): LimitOnWire => ({
  reason,
  limit: null,
  start: null,
  factors: [],
})

interface ReportContext {
  currency: Currency
  /** A platform's name, by its id. */
  platformName: (id: string) => string
  limit: LimitOnWire
}

/** A report in wire form. */
export const describeReport = (
  { days, months, year, growth, seasonality, week, concentration }: SalesReport,
  { currency, platformName, limit }: ReportContext,
): SalesReportOnWire => ({
  currency,
  ...days,
  months: months.map((each) => ({ month: each.month, ...takings(each), is_whole: each.isWhole })),
  year: { from: year.from, to: year.to, ...takings(year) },
  growth: growth && {
    from: growth.from,
    to: growth.to,
    months: growth.months,
    net: decimalFromCents(growth.netCents),
    net_before: decimalFromCents(growth.beforeCents),
    change: ratio(growth.change),
  },
  seasonality: rhythm(seasonality),
  week: rhythm(week),
  platforms: partsOf(concentration.platforms.map((part) => ({ ...part, name: platformName(part.name) }))),
  shops: partsOf(concentration.shops),
  limit,
})
