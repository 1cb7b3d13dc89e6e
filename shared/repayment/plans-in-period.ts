import type { BusinessDate } from '../time/business-date.ts'
import type { PlanStatus } from './payment-plan.ts'

interface DatedPlan {
  status: PlanStatus
  /** Undefined for a plan that never came into force. */
  inForceOn?: BusinessDate | undefined
  endedOn?: BusinessDate | undefined
}

/** How a plan that was in force ends. */
export const planEndings = ['kept', 'broken', 'ended'] as const satisfies readonly PlanStatus[]
export type PlanEnding = (typeof planEndings)[number]

/** A plan in a period, as it was known at the period's end. */
export interface PlanInPeriod<Plan> {
  plan: Plan
  inForceOn: BusinessDate
  /** If it ended by then. */
  end?: { how: PlanEnding; on: BusinessDate }
}

/**
 * The plans that were in force on a day of a period, both ends included, the earliest first. Later events are left out,
 * so that the result for a past period never changes.
 */
export const plansInPeriod = <Plan extends DatedPlan>(
  plans: readonly Plan[],
  { from, to }: { from: BusinessDate; to: BusinessDate },
): PlanInPeriod<Plan>[] =>
  plans
    .flatMap((plan): PlanInPeriod<Plan>[] => {
      const { inForceOn, endedOn, status } = plan
      if (inForceOn === undefined || inForceOn > to || (endedOn !== undefined && endedOn < from)) return []
      const how = planEndings.find((each) => each === status)
      return [
        {
          plan,
          inForceOn,
          ...(how && endedOn !== undefined && endedOn <= to ? { end: { how, on: endedOn } } : {}),
        },
      ]
    })
    .toSorted((a, b) => (a.inForceOn < b.inForceOn ? -1 : 1))
