import type { Due, DueKind } from '../lending/allocation.ts'
import { dueKinds } from '../lending/allocation.ts'
import type { DayCountBasis } from '../lending/day-count.ts'
import { overdueInterest, postInterest } from '../lending/interest.ts'
import { type Cents } from '../money/cents.ts'
import { add, type Fraction, fraction } from '../money/fraction.ts'
import { rateFromPercent } from '../money/rate.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'

/** From `from` on, so much principal was overdue. */
export interface PrincipalStep {
  from: BusinessDate
  principalCents: Cents
}

/** From `from` on and up to `to`, no overdue interest accrues; until further notice where no end is named. */
export interface Hold {
  from: BusinessDate
  to?: BusinessDate
}

export interface OverdueTerms {
  ratePercent: string
  basis: DayCountBasis
  multiplier: string
  graceDays: number
}

/** The part of a charge order that its amounts follow from. */
export interface ChargeAmounts {
  dueDate: BusinessDate
  /** What is asked for, less what was waived: what was received and what is owed add up to it. */
  chargedCents: Record<DueKind, Cents>
  owedCents: Record<DueKind, Cents>
  /** What was waived or written off; absent where nothing was. */
  forgoneCents?: Record<DueKind, Cents>
  principalSteps: readonly PrincipalStep[]
  overdueTerms: OverdueTerms
  /** While and after it was disputed, the earliest first; absent where it never was. */
  holds?: readonly Hold[]
}

export const sumOfKinds = (amounts: Record<DueKind, Cents>): Cents =>
  dueKinds.reduce((sum, kind) => sum + amounts[kind], 0)

export const byKind = (amountOf: (kind: DueKind) => Cents): Record<DueKind, Cents> =>
  Object.fromEntries(dueKinds.map((kind) => [kind, amountOf(kind)])) as Record<DueKind, Cents>

/** The principal that was overdue at the end of a day; 0 before the due date. */
const principalOn = (steps: readonly PrincipalStep[], date: BusinessDate): Cents =>
  steps.findLast(({ from }) => from <= date)?.principalCents ?? 0

/** What is left of a span of days without those that are held. */
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

/** The last day of grace: days that a charge order was held within it are given back. Undefined while it is held so. */
const lastOfGrace = ({ dueDate, overdueTerms: { graceDays }, holds = [] }: ChargeAmounts) => {
  let last = addDays(dueDate, graceDays)
  for (const { from, to } of holds) {
    if (from > last) break
    if (to === undefined) return undefined
    last = addDays(last, daysBetween(from > dueDate ? from : dueDate, to))
  }
  return last
}

/**
 * All overdue interest of a charge order up to a date, in minor units. There is none within the days of grace, nor
 * ever where the principal was paid within them; otherwise it runs from the due date, on what principal was overdue at
 * each time. It is summed exactly over the steps and rounded once, so that what is posted in parts adds up to what the
 * whole would come to.
 */
export const overdueInterestUpTo = (charge: ChargeAmounts, to: BusinessDate): Cents => {
  const { principalSteps, overdueTerms: terms, holds = [] } = charge
  const last = lastOfGrace(charge)
  if (last === undefined || to <= last || principalOn(principalSteps, last) === 0) return 0
  const spans = principalSteps.flatMap(({ from, principalCents }, index) => {
    const until = principalSteps[index + 1]?.from ?? to
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
          // Whether the grace was kept hangs on the charge order's own due date, and was decided above.
          graceDays: 0,
        }),
      ),
    fraction(0n),
  )
  return postInterest(exact)
}

/** All overdue interest that was charged and not taken back, what was waived of it included. */
export const chargedOverdueInterest = ({ chargedCents, forgoneCents }: ChargeAmounts): Cents =>
  chargedCents.overdueInterest + (forgoneCents?.overdueInterest ?? 0)

/** The overdue interest that has accrued up to a date and was not charged before. */
export const newOverdueInterest = (charge: ChargeAmounts, to: BusinessDate): Cents =>
  Math.max(0, overdueInterestUpTo(charge, to) - chargedOverdueInterest(charge))

const withOverdue = (amounts: Record<DueKind, Cents>, cents: Cents): Record<DueKind, Cents> => ({
  ...amounts,
  overdueInterest: amounts.overdueInterest + cents,
})

/** A charge order as it stands on a date: overdue interest up to then charged. */
export const chargeAsOf = <C extends ChargeAmounts>(charge: C, to: BusinessDate): C => {
  const accrued = newOverdueInterest(charge, to)
  return {
    ...charge,
    chargedCents: withOverdue(charge.chargedCents, accrued),
    owedCents: withOverdue(charge.owedCents, accrued),
  }
}

/** What a charge order asks for, as dues to allocate a repayment over. */
export const duesOf = (charge: ChargeAmounts): Due[] =>
  dueKinds
    .filter((kind) => charge.owedCents[kind] > 0)
    .map((kind) => ({ id: kind, kind, dueDate: charge.dueDate, amountCents: charge.owedCents[kind] }))

/** A charge order after a repayment on a date: `settled` by kind is no longer owed. */
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
