import { type BookSums, incomeOfBooks, lastDayOf, monthAfter } from '../books/month-sums.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { decimalFromFraction, fraction, fractionFromDecimal, multiply } from '../money/fraction.ts'
import type { CurrencyMargin, MarginFigures } from './portfolio-figures.schema.ts'
import { percentOf } from './summarize.ts'

/** What the lender's own money costs in a currency from a month on, in percent a year. */
export interface FundingCost {
  currency: Currency
  /** `YYYY-MM`. */
  validFrom: string
  percent: string
}

/** A month of the books. */
export interface BookedMonth {
  /** `YYYY-MM`. */
  month: string
  sums: Readonly<Record<string, BookSums>>
}

const daysInYear = 365n

/** The cost of funds of a currency in a month: the latest that is valid by then. */
export const fundingCostIn = (
  costs: readonly FundingCost[],
  currency: Currency,
  month: string,
): string | null =>
  costs
    .filter((cost) => cost.currency === currency && cost.validFrom <= month)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1)?.percent ?? null

/** An amount of a number of days, in percent a year of the mean principal. */
const yearly = (cents: Cents, meanCents: Cents, days: number): string | null =>
  meanCents === 0
    ? null
    : decimalFromFraction(
        multiply(fraction(BigInt(cents) * 100n, BigInt(meanCents)), fraction(daysInYear, BigInt(days))),
        2,
      )

type Amounts = Pick<
  MarginFigures,
  'meanPrincipalCents' | 'earnedCents' | 'fundingCents' | 'lossCents' | 'principalCents' | 'allowanceCents'
> & { days: number }

/** The margins and rates that follow from the amounts of a month, or of several. */
const figuresOf = ({ days, ...amounts }: Amounts): MarginFigures => {
  const { meanPrincipalCents, earnedCents, fundingCents, lossCents, principalCents, allowanceCents } = amounts
  const netMarginCents = fundingCents === null ? null : earnedCents - fundingCents
  const rate = (cents: Cents | null) => (cents === null ? null : yearly(cents, meanPrincipalCents, days))
  return {
    ...amounts,
    yieldPercent: rate(earnedCents),
    fundingPercent: rate(fundingCents),
    netMarginCents,
    netMarginPercent: rate(netMarginCents),
    lossPercent: rate(lossCents),
    resultCents: netMarginCents === null ? null : netMarginCents - lossCents,
    allowancePercent: percentOf(allowanceCents, principalCents),
  }
}

const lossToDate = ({ balances }: BookSums): Cents => balances.creditLoss + balances.recoveredLosses

const amountsIn = (
  { month, sums }: BookedMonth,
  before: BookedMonth,
  currency: Currency,
  costs: readonly FundingCost[],
): Amounts | undefined => {
  const [atEnd, atStart] = [sums[currency], before.sums[currency]]
  if (!atEnd) return undefined
  const earnedAt = (of: BookedMonth): Cents => incomeOfBooks(of.sums)[currency]?.earnedCents ?? 0
  const days = Number(lastDayOf(month).slice(8))
  const principalCents = atEnd.balances.principalReceivable
  const both = BigInt(principalCents + (atStart?.balances.principalReceivable ?? 0))
  const meanPrincipalCents = centsFromFraction(fraction(both, 2n))
  const percent = fundingCostIn(costs, currency, month)
  return {
    days,
    meanPrincipalCents,
    principalCents,
    earnedCents: earnedAt({ month, sums }) - earnedAt(before),
    fundingCents:
      percent === null
        ? null
        : centsFromFraction(
            multiply(
              fraction(BigInt(meanPrincipalCents)),
              multiply(fractionFromDecimal(percent), fraction(1n, 100n)),
              fraction(BigInt(days), daysInYear),
            ),
          ),
    lossCents: lossToDate(atEnd) - (atStart ? lossToDate(atStart) : 0),
    allowanceCents: atEnd.allowance.closingCents,
  }
}

/**
 * The total of several months: amounts add up, and the mean principal is weighted by days. Without the cost of one
 * month, the total cost is unknown.
 */
const totalOf = (months: readonly Amounts[]): Amounts => {
  const sum = (of: (month: Amounts) => number) => months.reduce((total, month) => total + of(month), 0)
  const days = sum((month) => month.days)
  const weighted = months.reduce(
    (total, month) => total + BigInt(month.meanPrincipalCents) * BigInt(month.days),
    0n,
  )
  const last = months.at(-1)
  return {
    days,
    meanPrincipalCents: days === 0 ? 0 : centsFromFraction(fraction(weighted, BigInt(days))),
    principalCents: last?.principalCents ?? 0,
    allowanceCents: last?.allowanceCents ?? 0,
    earnedCents: sum(({ earnedCents }) => earnedCents),
    fundingCents: months.some(({ fundingCents }) => fundingCents === null)
      ? null
      : sum(({ fundingCents }) => fundingCents ?? 0),
    lossCents: sum(({ lossCents }) => lossCents),
  }
}

/**
 * Yield, cost of funds, margin and losses by currency, of each booked month whose beginning is booked as well, and of
 * all of them together. The mean principal is that of the month's beginning and end. Losses are write-offs less
 * recoveries.
 */
export const marginsOf = (
  booked: readonly BookedMonth[],
  costs: readonly FundingCost[],
): CurrencyMargin[] => {
  const currencies = [...new Set(booked.flatMap(({ sums }) => Object.keys(sums) as Currency[]))].toSorted()
  return currencies.flatMap((currency) => {
    const months = booked.slice(1).flatMap((end, index) => {
      const before = booked[index]
      if (!before || monthAfter(before.month) !== end.month) return []
      const amounts = amountsIn(end, before, currency, costs)
      return amounts ? [{ month: end.month, amounts }] : []
    })
    if (months.length === 0) return []
    return {
      currency,
      months: months.map(({ month, amounts }) => ({ month, ...figuresOf(amounts) })),
      total: figuresOf(totalOf(months.map(({ amounts }) => amounts))),
    }
  })
}
