import type { Cents } from '../money/cents.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'

/** A statement with the bank's numbering: its number within the year, and its page. */
export interface NumberedStatement {
  statementId: string
  format: string
  sequence?: number
  page?: number
  /** Its lines have value dates only, which may be some days from the booking dates. */
  isByValueDate?: true
}

/**
 * A period of an account, from one balance to another, without gaps. The sum of its stored lines is the change of its
 * balance.
 */
export interface CoveredPeriod {
  from: BusinessDate
  to: BusinessDate
  openingCents: Cents
  closingCents: Cents
  /** The sum of its stored lines. */
  keptCents: Cents
  /** The numbering of its first and its last statement. */
  first: NumberedStatement
  last: NumberedStatement
}

/** A statement with its lines that are not stored yet. */
export interface StatementWithNewLines
  extends Omit<CoveredPeriod, 'keptCents' | 'first' | 'last'>,
    NumberedStatement {
  freshCount: number
  freshCents: Cents
  /** Whether its first and its last line are not stored yet: it begins before, or ends after, what is known. */
  startsFresh: boolean
  endsFresh: boolean
  /** The balance before its first line, and after each line, if they are known. */
  points?: readonly Cents[]
}

/**
 * The fit of a statement with the covered periods: `known` adds nothing, `joined` is proven by the balances, `separate`
 * touches none of them, and the lines of a `broken` one do not lead from balance to balance.
 */
export type CoverageFit = 'known' | 'joined' | 'separate' | 'broken'

type Bounds = Pick<CoveredPeriod, 'from' | 'to' | 'openingCents' | 'closingCents'>

/** A value date is at most so many days from the booking. */
const toleranceDays = 5
const isNotBefore = (day: BusinessDate, other: BusinessDate): boolean =>
  day >= other || (day !== '' && day >= addDays(other, -toleranceDays))

export const startsAtEnd = (statement: Bounds, period: Bounds): boolean =>
  statement.openingCents === period.closingCents && isNotBefore(statement.from, period.to)

export const endsAtStart = (statement: Bounds, period: Bounds): boolean =>
  statement.closingCents === period.openingCents && isNotBefore(period.from, statement.to)

/** Whether a statement or period begins on a later day than another one ends. */
export const isAfter = (
  later: { from: BusinessDate; first: NumberedStatement },
  earlier: { to: BusinessDate; last: NumberedStatement },
): boolean =>
  later.first.isByValueDate || earlier.last.isByValueDate
    ? later.from > addDays(earlier.to, toleranceDays)
    : later.from > earlier.to

/** The latest period that a statement may follow, and the earliest that may follow it. */
export const adjoiningPeriods = <Period extends Bounds>(
  periods: readonly Period[],
  statement: Bounds,
): { before: Period | undefined; after: Period | undefined } => ({
  before: periods
    .filter((period) => startsAtEnd(statement, period))
    .toSorted((a, b) => (a.to < b.to ? 1 : -1))[0],
  after: periods
    .filter((period) => endsAtStart(statement, period))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0],
})

export const numberingOf = ({
  statementId,
  format,
  sequence,
  page,
  isByValueDate,
}: NumberedStatement): NumberedStatement => ({
  statementId,
  format,
  ...(sequence === undefined ? {} : { sequence }),
  ...(page === undefined ? {} : { page }),
  ...(isByValueDate ? { isByValueDate } : {}),
})

/** SWIFT statements do not overlap: each number, and each page of it, begins where the one before ends. */
export const isNumberedAfter = (later: NumberedStatement, earlier: NumberedStatement): boolean => {
  if (later.format !== 'MT940' || earlier.format !== 'MT940') return false
  const { sequence, page = 1 } = later
  if (sequence === undefined || earlier.sequence === undefined) return false
  return sequence === earlier.sequence
    ? page === (earlier.page ?? 1) + 1
    : sequence === earlier.sequence + 1 && page === 1
}

/**
 * The maximum number of periods to join with a statement, in practice never exceeded: all subsets of them are tried.
 */
const maxTouching = 8
/** The maximum number of periods; the oldest are dropped, and balances no longer prove a statement next to them. */
const maxPeriods = 200

const byDate = (a: CoveredPeriod, b: CoveredPeriod): number =>
  a.from === b.from ? (a.to < b.to ? -1 : Number(a.to > b.to)) : a.from < b.from ? -1 : 1

const touchingPeriods = (
  coverage: readonly CoveredPeriod[],
  statement: StatementWithNewLines,
): readonly CoveredPeriod[] => {
  const points = statement.points && new Set(statement.points)
  const overlapping = coverage.filter(
    (period) =>
      isNotBefore(statement.to, period.from) &&
      isNotBefore(period.to, statement.from) &&
      (!points || points.has(period.openingCents) || points.has(period.closingCents)),
  )
  const { before, after } = adjoiningPeriods(coverage, statement)
  return [...new Set([...(before ? [before] : []), ...overlapping, ...(after ? [after] : [])])]
    .toSorted(byDate)
    .slice(-maxTouching)
}

const subsetsOf = <Each>(all: readonly Each[]): Each[][] =>
  all
    .reduce<Each[][]>((subsets, each) => [...subsets, ...subsets.map((subset) => [...subset, each])], [[]])
    .toSorted((a, b) => b.length - a.length)

const sumOf = (periods: readonly CoveredPeriod[]): Cents =>
  periods.reduce((sum, { keptCents }) => sum + keptCents, 0)

/** The statement joined with periods, if all lines lead from one of the opening to one of the closing balances. */
const joinPeriods = (
  periods: readonly CoveredPeriod[],
  statement: StatementWithNewLines,
  own: CoveredPeriod,
  /**
   * Whether any balance of the periods may be the opening or closing one: as balances recur, a period may have been
   * joined with the wrong one before.
   */
  isLenient: boolean,
): CoveredPeriod | undefined => {
  const all = [...periods, own].toSorted(byDate)
  const keptCents = sumOf(all)
  // Periods that the statement joins come first: its own balances may lead to the same sum by chance.
  const openings = isLenient
    ? all
    : statement.startsFresh
      ? [...periods.filter((period) => startsAtEnd(own, period)), own]
      : periods
  const closings = isLenient
    ? all
    : statement.endsFresh
      ? [...periods.filter((period) => endsAtStart(own, period)), own]
      : periods
  for (const opening of openings)
    for (const closing of closings)
      if (closing.closingCents - opening.openingCents === keptCents)
        return {
          from: all[0]?.from ?? own.from,
          to:
            all
              .map(({ to }) => to)
              .toSorted()
              .at(-1) ?? own.to,
          openingCents: opening.openingCents,
          closingCents: closing.closingCents,
          keptCents,
          first: opening.first,
          last: closing.last,
        }
  return undefined
}

/** The covered periods with a statement added, and its fit. */
export const extendCoverage = (
  coverage: readonly CoveredPeriod[],
  statement: StatementWithNewLines,
): { coverage: readonly CoveredPeriod[]; fit: CoverageFit } => {
  if (statement.freshCount === 0) return { coverage, fit: 'known' }
  const { from, to, openingCents, closingCents, freshCents } = statement
  const numbering = numberingOf(statement)
  const own: CoveredPeriod = {
    from,
    to,
    openingCents,
    closingCents,
    keptCents: freshCents,
    first: numbering,
    last: numbering,
  }
  const subsets = subsetsOf(touchingPeriods(coverage, statement))
  for (const isLenient of [false, true])
    for (const periods of subsets) {
      const joined = joinPeriods(periods, statement, own, isLenient)
      if (!joined) continue
      const others = coverage.filter((period) => !periods.includes(period))
      return {
        coverage: [...others, joined].toSorted(byDate).slice(-maxPeriods),
        fit: periods.length > 0 ? 'joined' : 'separate',
      }
    }
  return { coverage: [...coverage, own].toSorted(byDate).slice(-maxPeriods), fit: 'broken' }
}

/** The excess of the stored lines over the change of the balances: 0 unless a line is missing or stored twice. */
export const differenceOf = (coverage: readonly CoveredPeriod[]): Cents =>
  coverage.reduce(
    (sum, { openingCents, closingCents, keptCents }) => sum + keptCents - (closingCents - openingCents),
    0,
  )
