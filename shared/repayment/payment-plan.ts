import { endOfGrace, type GracePeriod } from '../lending/grace-period.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { type ChargeAmounts, type Hold, sumOfKinds } from './charge-order.ts'

/**
 * The states of a payment plan. Two people of the lender have approved it when it begins: before that it is a proposal of
 * the back office.
 */
export const planStatuses = ['offered', 'in force', 'kept', 'broken', 'ended', 'withdrawn', 'lapsed'] as const
export type PlanStatus = (typeof planStatuses)[number]

/** Interest on what is overdue while the plan is kept: as agreed before, or none. A plan never raises it. */
export const planInterests = ['asAgreed', 'none'] as const
export type PlanInterest = (typeof planInterests)[number]

export const planIntervals = ['week', 'twoWeeks', 'month'] as const
export type PlanInterval = (typeof planIntervals)[number]

export interface PlanInstalment {
  dueDate: BusinessDate
  amountCents: Cents
}

/** The part of a payment plan that determines what is to be paid by when. */
export interface PlanTerms {
  /** The day from which receipts count towards the instalments. */
  from: BusinessDate
  interest: PlanInterest
  /** Ascending. */
  instalments: readonly PlanInstalment[]
  /** An instalment is missed after these days: those of the drawdown's terms. */
  grace: GracePeriod
}

/** The last day on which an instalment may arrive. */
export const lastDayOfInstalment = (
  { grace }: Pick<PlanTerms, 'grace'>,
  dueDate: BusinessDate,
): BusinessDate => endOfGrace(grace, dueDate)

/** The last day of a plan that is kept. Throws RangeError for a plan without instalments. */
export const lastDayOfPlan = (plan: Pick<PlanTerms, 'instalments' | 'grace'>): BusinessDate => {
  const last = plan.instalments.at(-1)
  if (!last) throw new RangeError('A payment plan has instalments')
  return lastDayOfInstalment(plan, last.dueDate)
}

/** The days without overdue interest that a plan gives; none where interest runs as agreed. */
export const holdOfPlan = (plan: PlanTerms): Hold | undefined =>
  plan.interest === 'none' ? { from: plan.from, to: lastDayOfPlan(plan) } : undefined

/** A charge order whose periods without overdue interest include the plan's, shortened if the plan ends early. */
export const withPlanHold = <C extends Pick<ChargeAmounts, 'holds'>>(
  charge: C,
  plan: PlanTerms,
  endsOn?: BusinessDate,
): C => {
  const hold = holdOfPlan(plan)
  if (!hold) return charge
  const { from, to } = hold
  const others = (charge.holds ?? []).filter((each) => each.from !== from || each.to !== to)
  const until = endsOn ?? to
  const { holds: _holds, ...rest } = charge
  const holds = until !== undefined && until > from ? [...others, { from, to: until }] : others
  return (holds.length > 0 ? { ...rest, holds } : rest) as C
}

export interface PlanProgress {
  instalments: (PlanInstalment & { paidCents: Cents; isLate: boolean })[]
  /** The first instalment that is not paid in full. */
  next: (PlanInstalment & { paidCents: Cents }) | undefined
  /** The arrears on the day: the unpaid part of all instalments that are due by then. */
  behindCents: Cents
}

/** How far a plan is paid on a day. Receipts count towards the instalments in their order. */
export const progressOf = (
  { instalments }: Pick<PlanTerms, 'instalments'>,
  receivedCents: Cents,
  today: BusinessDate,
): PlanProgress => {
  let left = Math.max(0, receivedCents)
  const paid = instalments.map((instalment) => {
    const paidCents = Math.min(left, instalment.amountCents)
    left -= paidCents
    return {
      ...instalment,
      paidCents,
      isLate: paidCents < instalment.amountCents && instalment.dueDate < today,
    }
  })
  const next = paid.find(({ paidCents, amountCents }) => paidCents < amountCents)
  const behindCents = paid
    .filter(({ dueDate }) => dueDate <= today)
    .reduce((sum, { amountCents, paidCents }) => sum + amountCents - paidCents, 0)
  return { instalments: paid, next, behindCents }
}

/**
 * The instalment that was missed by the end of the day before `today`; undefined while the plan is kept. `reportedCents`
 * are transfers that the seller has reported and the lender has not booked: nobody breaks a plan by the lender's delay.
 * With the last instalment all that is owed has to be paid.
 */
export const missedInstalment = (
  plan: PlanTerms,
  { receivedCents, reportedCents, owedCents }: Record<'receivedCents' | 'reportedCents' | 'owedCents', Cents>,
  today: BusinessDate,
): PlanInstalment | undefined => {
  const { instalments } = progressOf(plan, receivedCents + reportedCents, today)
  const missed = instalments.find(
    ({ dueDate, paidCents, amountCents }) =>
      paidCents < amountCents && lastDayOfInstalment(plan, dueDate) < today,
  )
  if (missed) return { dueDate: missed.dueDate, amountCents: missed.amountCents }
  return owedCents > reportedCents && lastDayOfPlan(plan) < today ? plan.instalments.at(-1) : undefined
}

/** The total received on charge orders so far. A plan counts what was received since its offer. */
export const receivedOn = (charges: readonly Pick<ChargeAmounts, 'chargedCents' | 'owedCents'>[]): Cents =>
  charges.reduce(
    (sum, { chargedCents, owedCents }) => sum + sumOfKinds(chargedCents) - sumOfKinds(owedCents),
    0,
  )
