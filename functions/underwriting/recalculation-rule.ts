import type { RecalculationCause, RecalculationOutcome } from '#shared/credit/recalculation-outcomes.ts'
import type { UnraisedReason } from '#shared/credit/unraised-reasons.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Facility } from '../data/facilities.ts'
import type { LimitDecision } from './decide-limit.ts'

/** What of a facility is drawn, reserved or frozen: its limit does not fall below that by itself. */
export const committedOf = ({ balances }: Facility): Cents =>
  balances.principalReceivable + balances.pendingDrawdown + balances.frozenLimit

/** What a recalculation came to. */
export interface Recalculated {
  cause: RecalculationCause
  decision: LimitDecision
  /** All of the company's shops could be read. */
  isComplete: boolean
  /** What the limit would be without the shops that an addendum has added; undefined where none has. */
  withoutAdded?: LimitDecision | undefined
}

const centsOf = (decision: LimitDecision): Cents => (decision.ok ? decision.calculation.limitCents : 0)

/**
 * The figure that a limit is held to; undefined where it is no ground to change anything. After the first drawdown that
 * is so where some shop could not be read, or where no limit can be computed. After a change of the shops the limit
 * must not go on resting on a shop that is not there: shops that could not be read counted as they were read last, and
 * what they may have sold since is no ground to raise it.
 */
const figureOf = (
  { balances }: Facility,
  { cause, decision, isComplete }: Recalculated,
): Cents | undefined => {
  if (cause === 'firstDrawdown') return isComplete && decision.ok ? centsOf(decision) : undefined
  const figure = centsOf(decision)
  return isComplete || figure < balances.limit ? figure : undefined
}

export interface RecalculationResult {
  outcome: RecalculationOutcome
  /** What the limit becomes. */
  limitCents: Cents
  /** Why shops that an addendum has added have raised nothing. */
  reason?: UnraisedReason
}

/** What a limit rises to by itself: by no more than the added shops bring, whatever else the figure has risen by. */
const raisedTo = (limit: Cents, figure: Cents, withoutAdded: LimitDecision): Cents =>
  Math.min(figure, limit + Math.max(0, figure - centsOf(withoutAdded)))

/** Why the added shops raise nothing, of a limit that stays as it is or falls. */
const reasonOf = (
  { status, balances, terms }: Facility,
  { decision, isComplete, withoutAdded }: Recalculated,
): UnraisedReason | undefined => {
  if (!withoutAdded) return undefined
  if (status !== 'active') return 'inactive'
  if (!isComplete) return 'shopsUnread'
  if (balances.limit >= terms.limitCapCents) return 'atCap'
  return centsOf(decision) <= centsOf(withoutAdded) ? 'noGain' : 'salesFell'
}

/**
 * The rule of a recalculation. A lower figure takes effect, though never below what is committed. A higher one takes
 * effect as far as it is owed to shops that an addendum has added; the rest is shown and takes the lender's decision on a
 * request. A facility that is not active stays as it is.
 */
const limitOf = (facility: Facility, recalculated: Recalculated): RecalculationResult => {
  const { limit } = facility.balances
  const figure = figureOf(facility, recalculated)
  if (figure === undefined || facility.status !== 'active') return { outcome: 'kept', limitCents: limit }
  if (figure > limit) {
    const limitCents = recalculated.withoutAdded ? raisedTo(limit, figure, recalculated.withoutAdded) : limit
    return { outcome: limitCents > limit ? 'raised' : 'higherPossible', limitCents }
  }
  const lowered = Math.min(limit, Math.max(figure, committedOf(facility)))
  return { outcome: lowered < limit ? 'lowered' : 'unchanged', limitCents: lowered }
}

export const resultOf = (facility: Facility, recalculated: Recalculated): RecalculationResult => {
  const result = limitOf(facility, recalculated)
  const reason = result.outcome === 'raised' ? undefined : reasonOf(facility, recalculated)
  return reason ? { ...result, reason } : result
}
