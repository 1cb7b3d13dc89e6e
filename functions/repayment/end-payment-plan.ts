import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { endPlanOn } from '#shared/repayment/plan-changes.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { resumeWeeks } from '../data/change-schedule.ts'
import { type ChargeOrder, replaceChargeOrder } from '../data/charge-orders.ts'
import { type Drawdown, replaceDrawdown } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import type { PaymentPlan } from '../data/payment-plans.ts'
import type { Table, Write } from '../data/table.ts'

/**
 * The previous terms apply again to the open charge orders of a plan in force, from the day on which it ends, and weeks of
 * sales are charged again.
 */
export const restoreAgreedTerms = (
  table: Table,
  plan: PaymentPlan,
  {
    facility,
    drawdown,
    charges,
  }: { facility: Facility; drawdown: Drawdown; charges: readonly ChargeOrder[] },
  { today, now }: { today: BusinessDate; now: Date },
): Record<string, Write | undefined> => {
  const after = charges
    .filter(({ status }) => isOpenCharge(status))
    .map((charge) => endPlanOn(charge, plan, today))
  return {
    // A charge order raised meanwhile under the plan has changed the drawdown.
    drawdown: replaceDrawdown(table, resumeWeeks(drawdown, facility, today)),
    ...(after.some(({ overdue }) => overdue)
      ? postToLedger(
          table,
          facility,
          Object.fromEntries(after.map(({ overdue }, index) => [`overdue${index}`, overdue])),
          now,
        )
      : {}),
    ...Object.fromEntries(
      after.map(({ charge }, index) => [`charge${index}`, replaceChargeOrder(table, charge)]),
    ),
  }
}
