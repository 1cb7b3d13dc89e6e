import { type Balances, noBalances } from '../ledger/balances.ts'
import type { Cents } from '../money/cents.ts'
import { chargedOf, type IncomeByCurrency, incomeOf } from '../portfolio/income.ts'
import { addMonths, type BusinessDate, daysInMonth } from '../time/business-date.ts'
import {
  type AllowanceMovement,
  type BookedFacility,
  type MovedLoans,
  noAllowance,
  type StageMove,
} from './facility-month.ts'
import type { AccountCents } from './general-accounts.ts'
import type { Stage, StageReason } from './loan-stage.ts'

/** The loans in a stage. */
export interface StageSums {
  loans: number
  outstandingCents: Cents
  allowanceCents: Cents
}

/** The totals of the facilities in a currency at the end of a month. */
export interface BookSums {
  balances: Balances
  accruedInterestCents: Cents
  accruedFeeCents: Cents
  unearnedCents: Cents
  suspendedCents: Cents
  undrawnCents: Cents
  undrawnAllowanceCents: Cents
  stages: Readonly<Record<Stage, StageSums>>
  allowance: AllowanceMovement
  moves: Readonly<Partial<Record<StageMove, MovedLoans>>>
  /** Loans in stage 2 and 3 by each reason; one with two reasons counts with both. Absent before reasons were stored. */
  reasons?: Readonly<Partial<Record<StageReasonKey, MovedLoans>>>
  /** The month's entries by account, in the lender's book currency; absent without one. */
  translatedCents?: AccountCents
}

/** A stage and a reason for it: `2-salesDown`. */
export type StageReasonKey = `${Stage}-${StageReason}`

const noLoans: StageSums = { loans: 0, outstandingCents: 0, allowanceCents: 0 }

const nothing: BookSums = {
  balances: noBalances(),
  accruedInterestCents: 0,
  accruedFeeCents: 0,
  unearnedCents: 0,
  suspendedCents: 0,
  undrawnCents: 0,
  undrawnAllowanceCents: 0,
  stages: { 1: noLoans, 2: noLoans, 3: noLoans },
  allowance: noAllowance,
  moves: {},
}

/** Adds up amounts by name. A name that either lacks counts as 0. */
const plusByName = <Amounts extends object>(a: Amounts, b: Amounts): Amounts => {
  const sums: Record<string, number> = { ...(a as Record<string, number>) }
  for (const [name, amount] of Object.entries(b)) sums[name] = (sums[name] ?? 0) + Number(amount)
  return sums as Amounts
}

const plusLoans = <Name extends string>(
  a: Readonly<Partial<Record<Name, MovedLoans>>>,
  b: readonly (readonly [Name, MovedLoans])[],
): Partial<Record<Name, MovedLoans>> => {
  const sums: Partial<Record<Name, MovedLoans>> = { ...a }
  for (const [name, moved] of b)
    sums[name] = plusByName(sums[name] ?? { loans: 0, outstandingCents: 0 }, moved)
  return sums
}

const reasonsOf = (loans: BookedFacility['loans']): [StageReasonKey, MovedLoans][] =>
  loans.flatMap(({ stage, stageReasons = [], outstandingCents }) =>
    stageReasons.map((reason): [StageReasonKey, MovedLoans] => [
      `${stage}-${reason}`,
      { loans: 1, outstandingCents },
    ]),
  )

const plus = (sums: BookSums, facility: BookedFacility): BookSums => {
  const {
    balances,
    loans,
    undrawnCents,
    undrawnAllowanceCents = 0,
    allowance,
    moves,
    translatedCents,
  } = facility
  const sumOf = (
    part: 'accruedInterestCents' | 'accruedFeeCents' | 'unearnedCents' | 'suspendedCents',
  ): Cents => loans.reduce((sum, loan) => sum + loan[part], sums[part])
  const inStage = (stage: Stage): StageSums =>
    loans
      .filter((loan) => loan.stage === stage)
      .reduce(
        (sum, { outstandingCents, allowanceCents = 0 }) =>
          plusByName(sum, { loans: 1, outstandingCents, allowanceCents }),
        sums.stages[stage],
      )
  return {
    balances: plusByName(sums.balances, balances),
    accruedInterestCents: sumOf('accruedInterestCents'),
    accruedFeeCents: sumOf('accruedFeeCents'),
    unearnedCents: sumOf('unearnedCents'),
    suspendedCents: sumOf('suspendedCents'),
    undrawnCents: sums.undrawnCents + undrawnCents,
    undrawnAllowanceCents: sums.undrawnAllowanceCents + undrawnAllowanceCents,
    stages: { 1: inStage(1), 2: inStage(2), 3: inStage(3) },
    allowance: plusByName(sums.allowance, allowance),
    moves: plusLoans(sums.moves, Object.entries(moves) as [StageMove, MovedLoans][]),
    reasons: plusLoans(sums.reasons ?? {}, reasonsOf(loans)),
    ...(translatedCents ? { translatedCents: plusByName(sums.translatedCents ?? {}, translatedCents) } : {}),
  }
}

/** The sums, by currency, with further facilities. */
export const addToSums = (
  sums: Readonly<Record<string, BookSums>>,
  facilities: readonly BookedFacility[],
): Record<string, BookSums> => {
  const added: Record<string, BookSums> = { ...sums }
  for (const facility of facilities)
    added[facility.currency] = plus(added[facility.currency] ?? nothing, facility)
  return added
}

/** All income so far, by currency: as it was charged, and as it was earned. */
export const incomeOfBooks = (sums: Readonly<Record<string, BookSums>>): IncomeByCurrency =>
  Object.fromEntries(
    Object.entries(sums).map(
      ([currency, { balances, accruedInterestCents, accruedFeeCents, unearnedCents, suspendedCents }]) => {
        const income = incomeOf(balances)
        const chargedIncomeCents = chargedOf(income)
        const earnedCents =
          chargedIncomeCents + accruedInterestCents + accruedFeeCents - unearnedCents - suspendedCents
        return [currency, { chargedIncomeCents, income, earnedCents }]
      },
    ),
  )

/** The month of a date, `YYYY-MM`. */
export const monthOf = (date: BusinessDate): string => date.slice(0, 7)

/** The month that is so many months later. */
export const monthAfter = (month: string, months = 1): string => monthOf(addMonths(`${month}-01`, months))

/** The last day of a month. */
export const lastDayOf = (month: string): BusinessDate => {
  const [year = '', ofYear = ''] = month.split('-')
  return `${month}-${daysInMonth(Number(year), Number(ofYear))}`
}
