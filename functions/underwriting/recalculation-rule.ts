import type { NoIncreaseReason } from '#shared/credit/no-increase-reasons.ts'
import type { RecalculationCause, RecalculationOutcome } from '#shared/credit/recalculation-outcomes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Facility } from '../data/facilities.ts'
import type { LimitDecision } from './decide-limit.ts'

/** The drawn, reserved or frozen amount of a facility: its limit does not fall below that automatically. */
export const committedOf = ({ balances }: Facility): Cents =>
  balances.principalReceivable + balances.pendingDrawdown + balances.frozenLimit

/** The result of a recalculation. */
export interface Recalculated {
  cause: RecalculationCause
  decision: LimitDecision
  /** All of the company's shops could be read. */
  isComplete: boolean
  /** The limit without the shops of addenda; undefined without any. */
  withoutAdded?: LimitDecision | undefined
}

const centsOf = (decision: LimitDecision): Cents => (decision.ok ? decision.calculation.limitCents : 0)

/**
 * The figure that a limit is compared with; undefined if it justifies no change. After the first drawdown that is so if
 * some shop could not be read, or if no limit can be computed. After a change of the shops the limit must not rest on a
 * removed shop: unreadable shops count with their sales so far, and unknown sales since do not raise it.
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
  /** The new limit. */
  limitCents: Cents
  /** The reasons why the shops of an addendum have not raised the limit. */
  reason?: NoIncreaseReason
}

/** The automatic rise of a limit: no more than the added shops contribute, whatever else the figure has risen by. */
const raisedTo = (limit: Cents, figure: Cents, withoutAdded: LimitDecision): Cents =>
  Math.min(figure, limit + Math.max(0, figure - centsOf(withoutAdded)))

/** Why the added shops raise nothing, for a limit that stays or falls. */
const reasonOf = (
  { status, balances, terms }: Facility,
  { decision, isComplete, withoutAdded }: Recalculated,
): NoIncreaseReason | undefined => {
  if (!withoutAdded) return undefined
  if (status !== 'active') return 'inactive'
  if (!isComplete) return 'shopsUnread'
  if (balances.limit >= terms.limitCapCents) return 'atCap'
  return centsOf(decision) <= centsOf(withoutAdded) ? 'noGain' : 'salesFell'
}

/**
 * The rule of a recalculation. A lower figure takes effect, though never below the committed amount. A higher one takes
 * effect as far as shops of addenda contribute to it; the rest is shown and requires the lender's decision on a
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
