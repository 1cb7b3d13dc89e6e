import type { Allocation, Due, DueKind } from '../lending/allocation.ts'
import { dueKinds } from '../lending/allocation.ts'
import type { DayCountBasis } from '../lending/day-count.ts'
import { endOfGrace } from '../lending/grace-period.ts'
import { overdueInterest, roundAccruedInterest } from '../lending/interest.ts'
import { type GraceDayType } from '../lending/repayment-options.ts'
import { type Cents } from '../money/cents.ts'
import { add, type Fraction, fraction } from '../money/fraction.ts'
import { rateFromPercent } from '../money/rate.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'

/** The overdue principal from `from` on. */
export interface PrincipalStep {
  from: BusinessDate
  principalCents: Cents
}

/** From `from` up to `to`, no overdue interest accrues; open-ended without `to`. */
export interface Hold {
  from: BusinessDate
  to?: BusinessDate
}

export interface OverdueTerms {
  ratePercent: string
  basis: DayCountBasis
  multiplier: string
  graceDays: number
  /** Calendar days where absent. */
  graceDayType?: GraceDayType
}

/** The part of a charge order that determines its amounts. */
export interface ChargeAmounts {
  dueDate: BusinessDate
  /** Charged less waived amounts: received and owed amounts add up to it. */
  chargedCents: Record<DueKind, Cents>
  owedCents: Record<DueKind, Cents>
  /** Waived or written-off amounts; absent if there are none. */
  forgoneCents?: Record<DueKind, Cents>
  principalSteps: readonly PrincipalStep[]
  overdueTerms: OverdueTerms
  /** Periods of disputes, the earliest first; absent without any. */
  holds?: readonly Hold[]
}

export const sumOfKinds = (amounts: Record<DueKind, Cents>): Cents =>
  dueKinds.reduce((sum, kind) => sum + amounts[kind], 0)

export const byKind = (amountOf: (kind: DueKind) => Cents): Record<DueKind, Cents> =>
  Object.fromEntries(dueKinds.map((kind) => [kind, amountOf(kind)])) as Record<DueKind, Cents>

/** The overdue principal at the end of a day; 0 before the due date. */
export const principalOn = (steps: readonly PrincipalStep[], date: BusinessDate): Cents =>
  steps.findLast(({ from }) => from <= date)?.principalCents ?? 0

/** The parts of a period that are not on hold. */
const unheld = (span: Required<Hold>, holds: readonly Hold[]): Required<Hold>[] =>
  holds.reduce<Required<Hold>[]>(
    (spans, hold) =>
      spans
        .flatMap(({ from, to }) => [
          { from, to: hold.from < to ? hold.from : to },
          ...(hold.to === undefined ? [] : [{ from: hold.to > from ? hold.to : from, to }]),
        ])
        .filter(({ from, to }) => from < to),
    [span],
  )

/**
 * The last day of grace: principal paid until then bears no overdue interest. Days on hold within the grace period
 * extend it. Undefined while it is on hold.
 */
export const lastOfGrace = ({
  dueDate,
  overdueTerms,
  holds = [],
}: Pick<ChargeAmounts, 'dueDate' | 'overdueTerms' | 'holds'>): BusinessDate | undefined => {
  let last = endOfGrace(overdueTerms, dueDate)
  for (const { from, to } of holds) {
    if (from > last) break
    if (to === undefined) return undefined
    last = addDays(last, daysBetween(from > dueDate ? from : dueDate, to))
  }
  return last
}

/**
 * All overdue interest of a charge order up to a date, in minor units. None within the grace period, nor ever if the
 * principal was paid within it; otherwise it runs from the due date, on the principal overdue at each time. It is
 * summed exactly over the steps and rounded once, so that partial postings add up to the whole.
 */
export const overdueInterestUpTo = (charge: ChargeAmounts, to: BusinessDate): Cents => {
  const { principalSteps, overdueTerms: terms, holds = [] } = charge
  const last = lastOfGrace(charge)
  if (last === undefined || to <= last || principalOn(principalSteps, last) === 0) return 0
  const spans = principalSteps.flatMap(({ from, principalCents }, index) => {
    const next = principalSteps[index + 1]?.from
    const until = next !== undefined && next < to ? next : to
    return until <= from
      ? []
      : unheld({ from, to: until }, holds).map((span) => ({ ...span, principalCents }))
  })
  const exact = spans.reduce<Fraction>(
    (sum, span) =>
      add(
        sum,
        overdueInterest({
          overduePrincipalCents: span.principalCents,
          rate: rateFromPercent(terms.ratePercent),
          basis: terms.basis,
          multiplier: terms.multiplier,
          dueDate: span.from,
          to: span.to,
          // Whether payment came within the grace period depends on the charge order's own due date, and was decided
          // above.
          graceDays: 0,
        }),
      ),
    fraction(0n),
  )
  return roundAccruedInterest(exact)
}

/** All charged and unreversed overdue interest, including the waived part. */
export const chargedOverdueInterest = ({ chargedCents, forgoneCents }: ChargeAmounts): Cents =>
  chargedCents.overdueInterest + (forgoneCents?.overdueInterest ?? 0)

/** The overdue interest that has accrued up to a date and was not charged before. */
export const newOverdueInterest = (charge: ChargeAmounts, to: BusinessDate): Cents =>
  Math.max(0, overdueInterestUpTo(charge, to) - chargedOverdueInterest(charge))

const withOverdue = (amounts: Record<DueKind, Cents>, cents: Cents): Record<DueKind, Cents> => ({
  ...amounts,
  overdueInterest: amounts.overdueInterest + cents,
})

/** What an allocation settles, by kind. */
export const settledByKind = ({ settled }: Allocation): Record<DueKind, Cents> =>
  byKind((kind) =>
    settled.reduce((sum, { due, amountCents }) => sum + (due.kind === kind ? amountCents : 0), 0),
  )

/** A charge order as of a date, with overdue interest charged up to it. */
export const chargeAsOf = <C extends ChargeAmounts>(charge: C, to: BusinessDate): C => {
  const accrued = newOverdueInterest(charge, to)
  return {
    ...charge,
    chargedCents: withOverdue(charge.chargedCents, accrued),
    owedCents: withOverdue(charge.owedCents, accrued),
  }
}

/** A charge order's debts, as dues to allocate a repayment to. */
export const duesOf = (charge: ChargeAmounts): Due[] =>
  dueKinds
    .filter((kind) => charge.owedCents[kind] > 0)
    .map((kind) => ({ id: kind, kind, dueDate: charge.dueDate, amountCents: charge.owedCents[kind] }))

/** A charge order after a repayment on a date, less the amounts `settled` by kind. */
export const settleCharge = <C extends ChargeAmounts>(
  charge: C,
  settled: Record<DueKind, Cents>,
  date: BusinessDate,
): C => {
  const owedCents = byKind((kind) => charge.owedCents[kind] - settled[kind])
  const kept = charge.principalSteps.filter(({ from }) => from !== date)
  return {
    ...charge,
    owedCents,
    principalSteps:
      settled.principal > 0
        ? [...kept, { from: date, principalCents: owedCents.principal }]
        : charge.principalSteps,
  }
}
