import type { Cents } from '#shared/money/cents.ts'
import {
  adjoiningPeriods,
  type CoveredPeriod,
  endsAtStart,
  extendCoverage,
  isAfter,
  numberingOf,
  type StatementWithNewLines,
  startsAtEnd,
} from '#shared/repayment/statement-coverage.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { BankStatementRecord } from '../../data/bank-statements.ts'
import type { DoubtfulStatement } from '../../data/statement-chains.ts'
import { type IdentifiedLine, isOfSameDay, numberedId } from './statements/line-identity.ts'

/** A stored line, as far as it decides whether another one is the same. */
export interface StoredLine {
  lineId: string
  statementId: string
  bookingDate: BusinessDate
  valueDate: BusinessDate
  bankReference?: string | undefined
  /** Its position in its statement and the balance after it. Absent for lines from before these were stored. */
  index?: number | undefined
  balanceCents?: Cents | undefined
  isByValueDate?: true | undefined
  /** Whether a person found it to be a duplicate of another: its number stays taken, and no new line matches it. */
  isDuplicate: boolean
}

/** The stored lines by key. Lines with the same key are numbered. */
export type LinesByKey = Map<string, StoredLine[]>

/** A line with the id of the stored line that it repeats, or with its own id if it is new. */
export interface PlacedLine {
  line: IdentifiedLine
  lineId: string
  isNew: boolean
  /** The id of a new line's fingerprint, by which other imports find it. */
  likenessId: string
  /** A stored line that it may repeat: a person decides. */
  resembles?: string
  /** Whether the balance after that line is the same. */
  hasItsBalance?: boolean
}

/**
 * The placement of each line of a statement; empty if all lines are new and resemble no stored one. A line's placement
 * is `=` and the id of the stored line that it repeats; `?` or `~` and the id of a stored line that it may repeat, with
 * the same or another balance; or an empty text. Another import of the statement uses the same placement, although the
 * account has changed by then.
 */
export type LinePlacements = readonly string[]

type StatementHead = Pick<
  BankStatementRecord,
  | 'statementId'
  | 'from'
  | 'to'
  | 'openingCents'
  | 'closingCents'
  | 'format'
  | 'sequence'
  | 'page'
  | 'isByValueDate'
>

export interface StatementToPlace {
  record: StatementHead
  lines: readonly IdentifiedLine[]
}

/** The periods of an account whose lines are stored, and statements whose lines a person has to decide on. */
export interface KnownPeriods {
  coverage: readonly CoveredPeriod[]
  doubtful: readonly DoubtfulStatement[]
}

interface Match {
  stored: StoredLine
  /** Matched by the bank's reference, which is certain for lines of one day. */
  isNamed: boolean
}

const isByBalance = (match: Match | undefined): match is Match =>
  match !== undefined && !match.isNamed && match.stored.balanceCents !== undefined

const hasOtherBalance = (line: IdentifiedLine, { balanceCents }: StoredLine): boolean =>
  balanceCents !== undefined && balanceCents !== line.balanceCents

const placeOf = ({ alikeKey, balanceCents }: IdentifiedLine): string => `${alikeKey} ${balanceCents}`

const both = <Each>(a: Each | undefined, b: Each | undefined): boolean => a !== undefined && b !== undefined

/** Two lines with different references are different, however similar. */
const haveOtherNames = (line: IdentifiedLine, stored: StoredLine): boolean =>
  both(line.bankReference, stored.bankReference) && line.bankReference !== stored.bankReference

/** A statement that may be adjacent to another: if one ends where the other begins, they have no line in common. */
export interface Neighbour {
  record: StatementHead
  lineIds: ReadonlySet<string>
}

/** Whether a stored line may be of a period, by its day. */
const mayBeOf = (
  { from, to }: Pick<CoveredPeriod, 'from' | 'to'>,
  { bookingDate, isByValueDate }: StoredLine,
): boolean => isByValueDate === true || (bookingDate >= from && bookingDate <= to)

/** The relation of a statement to the known periods, by balances, dates and the bank's numbering. */
const relationOf = (
  { coverage, doubtful }: KnownPeriods,
  record: StatementHead,
  neighbours: readonly Neighbour[],
) => {
  const periods = [...coverage, ...doubtful.map((each) => ({ ...each, first: each, last: each }))]
  const { before, after } = adjoiningPeriods(periods, record)
  const own = { ...record, first: record, last: record }
  const isLater = before !== undefined && isAfter(own, before)
  const isEarlier = after !== undefined && isAfter(after, own)
  const previous = neighbours.filter((each) => startsAtEnd(record, each.record))
  const next = neighbours.filter((each) => endsAtStart(record, each.record))
  const apart = [...previous, ...next]
  return {
    adjoins: before !== undefined || after !== undefined || apart.length > 0,
    /** The stored lines that cannot be of this statement. */
    excludes: ({ lineId, bookingDate, isByValueDate }: StoredLine): boolean =>
      apart.some(({ lineIds }) => lineIds.has(lineId)) ||
      (!isByValueDate &&
        ((isLater && bookingDate >= before.from && bookingDate <= before.to) ||
          (isEarlier && bookingDate >= after.from && bookingDate <= after.to))),
    /** Whether the statement may adjoin the period of a stored line instead of repeating a part of it. */
    mayAdjoin: (stored: StoredLine): boolean =>
      (before !== undefined && !isLater && previous.length === 0 && mayBeOf(before, stored)) ||
      (after !== undefined && !isEarlier && next.length === 0 && mayBeOf(after, stored)),
  }
}

const statementOf = (
  { record, lines }: StatementToPlace,
  fresh: readonly IdentifiedLine[],
): StatementWithNewLines => {
  const { from, to, openingCents, closingCents } = record
  return {
    ...numberingOf(record),
    from,
    to,
    openingCents,
    closingCents,
    freshCount: fresh.length,
    freshCents: fresh.reduce((sum, { amountCents }) => sum + amountCents, 0),
    startsFresh: fresh[0] === lines[0],
    endsFresh: fresh.at(-1) === lines.at(-1),
    points: [openingCents, ...lines.map(({ balanceCents }) => balanceCents)],
  }
}

/** The maximum number of balances that are kept of a statement with undecided lines. */
const maxKeptPoints = 500

/** The known periods with a statement: its lines count once none of them is undecided. */
const withStatement = (
  { coverage, doubtful }: KnownPeriods,
  statement: StatementToPlace,
  fresh: readonly PlacedLine[],
): KnownPeriods => {
  const placed = statementOf(
    statement,
    fresh.map(({ line }) => line),
  )
  const undecided = fresh.filter(({ resembles }) => resembles !== undefined).length
  if (undecided === 0) return { coverage: extendCoverage(coverage, placed).coverage, doubtful }
  const { points = [], ...head } = placed
  // Once the statement is decided, its balances show which periods it adjoins. Limited, as a chain is one item.
  const proof = points.length <= maxKeptPoints ? { points } : {}
  return { coverage, doubtful: [...doubtful, { ...head, ...proof, undecided }] }
}

/** Places the lines of statements among the stored ones; each placed line is stored for the next statement. */
export const createPlacement = (known: LinesByKey) => {
  const numbers = new Map<string, number>()
  const storedOf = (key: string | undefined): StoredLine[] =>
    key === undefined ? [] : (known.get(key) ?? [])
  const add = (key: string, line: StoredLine): void => {
    const lines = known.get(key)
    if (lines) lines.push(line)
    else known.set(key, [line])
  }
  const nextNumber = (key: string): number => {
    const number = (numbers.get(key) ?? storedOf(key).length) + 1
    numbers.set(key, number)
    return number
  }
  const idOf = ({ namedKey, datedKey }: IdentifiedLine, likenessId: string): string => {
    if (!namedKey || !datedKey) return likenessId
    return storedOf(namedKey).length === 0
      ? numberedId(namedKey, nextNumber(namedKey))
      : numberedId(datedKey, nextNumber(datedKey))
  }

  /** The placement by the references and balances of the stored lines. */
  const findPlacing = (
    { record, lines }: StatementToPlace,
    periods: KnownPeriods,
    neighbours: readonly Neighbour[],
  ): LinePlacements => {
    const { adjoins, excludes, mayAdjoin } = relationOf(periods, record, neighbours)
    const isOther = ({ isDuplicate, statementId }: StoredLine): boolean =>
      !isDuplicate && statementId !== record.statementId
    const claimed = new Set<string>()
    const isFree = (stored: StoredLine): boolean =>
      isOther(stored) && !claimed.has(stored.lineId) && !excludes(stored)
    const matchOf = (line: IdentifiedLine): Match | undefined => {
      const named = [...storedOf(line.namedKey), ...storedOf(line.datedKey)].find(
        (stored) =>
          isFree(stored) && isOfSameDay(stored, line) && !(adjoins && hasOtherBalance(line, stored)),
      )
      if (named) return { stored: named, isNamed: true }
      const alike = storedOf(line.alikeKey).find(
        (stored) =>
          isFree(stored) &&
          !both(line.bankReference, stored.bankReference) &&
          !hasOtherBalance(line, stored) &&
          (stored.balanceCents !== undefined || stored.bankReference === line.bankReference),
      )
      return alike && { stored: alike, isNamed: false }
    }
    const matches = lines.map((line) => {
      const match = matchOf(line)
      if (match) claimed.add(match.stored.lineId)
      return match
    })

    const counts = Map.groupBy(lines, placeOf)
    /** Whether other alike lines have the same balance, so that they cannot be distinguished. */
    const isRepeated = (line: IdentifiedLine | undefined): boolean =>
      line !== undefined &&
      ((counts.get(placeOf(line))?.length ?? 0) > 1 ||
        storedOf(line.alikeKey).filter(
          (stored) => isOther(stored) && stored.balanceCents === line.balanceCents && !excludes(stored),
        ).length > 1)
    const offsets = Map.groupBy(
      matches.flatMap((match, index) =>
        !isByBalance(match) || match.stored.index === undefined
          ? []
          : { of: match.stored.statementId, offset: match.stored.index - (lines[index]?.index ?? 0) },
      ),
      ({ of }) => of,
    )
    const isOutOfOrder = [...offsets.values()].some(
      (each) => new Set(each.map(({ offset }) => offset)).size > 1,
    )
    const mayRepeatAny = isRepeated(lines[0]) || isRepeated(lines.at(-1)) || isOutOfOrder
    const mayRepeat = (match: Match | undefined): boolean =>
      isByBalance(match) && (mayRepeatAny || mayAdjoin(match.stored))
    const same = matches.map((match) => (mayRepeat(match) ? undefined : match))

    const fresh = lines.filter((_line, index) => !same[index])
    const { fit } = extendCoverage(periods.coverage, statementOf({ record, lines }, fresh))
    const isProven = !matches.some(mayRepeat) && fit === 'joined'
    /** A stored line of another statement that a new one may be. */
    const resembledBy = (line: IdentifiedLine): StoredLine | undefined =>
      [...storedOf(line.namedKey), ...storedOf(line.alikeKey)].find(
        (stored) => isOther(stored) && !haveOtherNames(line, stored),
      )
    return lines.map((line, index) => {
      const found = same[index]
      if (found) return `=${found.stored.lineId}`
      const repeated = matches[index]?.stored
      if (repeated) return `?${repeated.lineId}`
      const resembled = isProven ? undefined : resembledBy(line)
      return resembled ? `~${resembled.lineId}` : ''
    })
  }

  return (
    statement: StatementToPlace,
    periods: KnownPeriods,
    neighbours: readonly Neighbour[],
    decided?: LinePlacements,
  ): { lines: PlacedLine[]; placing: LinePlacements; periods: KnownPeriods } => {
    const { record, lines } = statement
    const placing = decided ?? findPlacing(statement, periods, neighbours)
    const placed = lines.map((line, index): PlacedLine => {
      const [mark, id] = [placing[index]?.slice(0, 1), placing[index]?.slice(1) ?? '']
      if (mark === '=') return { line, lineId: id, isNew: false, likenessId: '' }
      const likenessId = numberedId(line.alikeKey, nextNumber(line.alikeKey))
      const lineId = idOf(line, likenessId)
      if (!mark) return { line, lineId, isNew: true, likenessId }
      return { line, lineId, isNew: true, likenessId, resembles: id, hasItsBalance: mark === '?' }
    })
    const fresh = placed.filter(({ isNew }) => isNew)
    for (const { line, lineId } of fresh) {
      const stored: StoredLine = {
        lineId,
        statementId: record.statementId,
        bookingDate: line.bookingDate,
        valueDate: line.valueDate,
        bankReference: line.bankReference,
        index: line.index,
        balanceCents: line.balanceCents,
        isByValueDate: record.isByValueDate,
        isDuplicate: false,
      }
      add(line.alikeKey, stored)
      if (line.namedKey) add(line.namedKey, stored)
    }
    return {
      lines: placed,
      placing: placing.some((each) => each !== '') ? placing : [],
      periods: withStatement(periods, statement, fresh),
    }
  }
}
