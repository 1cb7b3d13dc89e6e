import type { Balances } from '../ledger/balances.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { AccountCents } from './general-accounts.ts'
import type { Stage, StageState } from './loan-stage.ts'

/** A loan as the lender's books carry it at the end of a month. */
export interface BookedLoan extends StageState {
  drawdownId: string
  outstandingCents: Cents
  /** Interest and fees that were charged and are owed. */
  unpaidCostsCents: Cents
  /** Of the oldest due date with anything owed on it; 0 if nothing is past due. */
  daysPastDue: number
  /** Income that is earned and not charged yet. */
  accruedInterestCents: Cents
  accruedFeeCents: Cents
  /** Income that was charged at the payout and is not earned yet. */
  unearnedCents: Cents
  /** Of an impaired loan: what was charged or accrued since `nonAccrualSince` and not received. It is no income. */
  suspendedCents: Cents
  nonAccrualSince?: BusinessDate
  /** The date of the last restructuring that has affected its stage. */
  restructuredOn?: BusinessDate
  /** The loan's daily discount factor, times 10^30; absent without upfront deductions. */
  dailyFactor?: string
  /** Its expected credit loss; absent where the lender has set no parameters. */
  allowanceCents?: Cents
}

/** The movement of the allowance in a month. The opening amount plus the following ones is the closing amount. */
export interface AllowanceMovement {
  openingCents: Cents
  /** Loans that were paid out in the month. */
  newCents: Cents
  /** Loans whose stage changed. */
  stageMovesCents: Cents
  /** Loans in the same stage, and undrawn limits. */
  remeasuredCents: Cents
  /** Loans that were repaid. */
  repaidCents: Cents
  /** Loans that were written off. */
  writtenOffCents: Cents
  /** Received on loans that had been written off, and taken to income at once; absent in months before it was booked. */
  recoveredCents?: Cents
  recoveryToIncomeCents?: Cents
  closingCents: Cents
}

/** From a stage to another: `1-2`. `0-1` is a new loan, `2-0` one that has ended. */
export type StageMove = `${Stage | 0}-${Stage | 0}`

export interface MovedLoans {
  loans: number
  /** Outstanding at the end of the month; of ended loans, at its beginning. */
  outstandingCents: Cents
}

/** A facility at the end of a month. */
export interface BookedFacility {
  currency: string
  balances: Balances
  loans: readonly BookedLoan[]
  /** The part of the limit that may still be drawn. */
  undrawnCents: Cents
  undrawnAllowanceCents?: Cents
  allowance: AllowanceMovement
  moves: Readonly<Partial<Record<StageMove, MovedLoans>>>
  /** The month's entries by account, in the lender's book currency; absent without one. */
  translatedCents?: AccountCents
}

export const noAllowance: Required<AllowanceMovement> = {
  openingCents: 0,
  newCents: 0,
  stageMovesCents: 0,
  remeasuredCents: 0,
  repaidCents: 0,
  writtenOffCents: 0,
  recoveredCents: 0,
  recoveryToIncomeCents: 0,
  closingCents: 0,
}

type Standing = Pick<BookedFacility, 'loans' | 'undrawnAllowanceCents'>

const allowanceIn = ({ loans, undrawnAllowanceCents = 0 }: Standing): Cents =>
  loans.reduce((sum, { allowanceCents = 0 }) => sum + allowanceCents, undrawnAllowanceCents)

const sum = (loans: readonly BookedLoan[], part: (loan: BookedLoan) => Cents): Cents =>
  loans.reduce((total, loan) => total + part(loan), 0)

/**
 * The movement of a facility's allowance in a month. `lost` are the ids of drawdowns that were written off, and
 * `recoveredCents` the month's receipts on written-off drawdowns.
 */
export const moveAllowance = (
  before: Standing,
  after: Standing,
  lost: ReadonlySet<string>,
  recoveredCents: Cents = 0,
): AllowanceMovement => {
  const former = new Map(before.loans.map((loan) => [loan.drawdownId, loan]))
  const present = new Set(after.loans.map(({ drawdownId }) => drawdownId))
  const change = ({ drawdownId, allowanceCents = 0 }: BookedLoan): Cents =>
    allowanceCents - (former.get(drawdownId)?.allowanceCents ?? 0)
  const isNew = ({ drawdownId }: BookedLoan) => !former.has(drawdownId)
  const hasMoved = ({ drawdownId, stage }: BookedLoan) => former.get(drawdownId)?.stage !== stage
  const ended = before.loans.filter(({ drawdownId }) => !present.has(drawdownId))
  const released = (isLost: boolean) =>
    sum(
      ended.filter(({ drawdownId }) => lost.has(drawdownId) === isLost),
      ({ allowanceCents = 0 }) => 0 - allowanceCents,
    )
  return {
    openingCents: allowanceIn(before),
    newCents: sum(after.loans.filter(isNew), change),
    stageMovesCents: sum(
      after.loans.filter((loan) => !isNew(loan) && hasMoved(loan)),
      change,
    ),
    remeasuredCents:
      sum(
        after.loans.filter((loan) => !isNew(loan) && !hasMoved(loan)),
        change,
      ) +
      (after.undrawnAllowanceCents ?? 0) -
      (before.undrawnAllowanceCents ?? 0),
    repaidCents: released(false),
    writtenOffCents: released(true),
    recoveredCents,
    recoveryToIncomeCents: 0 - recoveredCents,
    closingCents: allowanceIn(after),
  }
}

/** The moves of a facility's loans between stages in a month. */
export const stageMovesBetween = (
  before: readonly BookedLoan[],
  after: readonly BookedLoan[],
): Partial<Record<StageMove, MovedLoans>> => {
  const moves: Partial<Record<StageMove, MovedLoans>> = {}
  const add = (move: StageMove, outstandingCents: Cents) => {
    const { loans, outstandingCents: soFar } = moves[move] ?? { loans: 0, outstandingCents: 0 }
    moves[move] = { loans: loans + 1, outstandingCents: soFar + outstandingCents }
  }
  const former = new Map(before.map((loan) => [loan.drawdownId, loan]))
  for (const { drawdownId, stage, outstandingCents } of after) {
    add(`${former.get(drawdownId)?.stage ?? 0}-${stage}`, outstandingCents)
    former.delete(drawdownId)
  }
  for (const { stage, outstandingCents } of former.values()) add(`${stage}-0`, outstandingCents)
  return moves
}
