import { awaitsTransfer } from '#shared/repayment/awaits-transfer.ts'
import { daysPastDue } from '#shared/repayment/charge-order-aging.ts'
import { lastDayOfInstalment } from '#shared/repayment/payment-plan.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listOpenCharges } from '../data/charge-orders.ts'
import { type Drawdown, listAllAwaitingColleague, listDueDrawdowns } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findPaymentPlan, listOpenPaymentPlans, type PaymentPlan } from '../data/payment-plans.ts'
import type { Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { inShard } from './job-shards.ts'
import { tryEach } from './try-each.ts'
import { isWakingHours } from './waking-hours.ts'

const job = 'repayment-reminders'

/** Days before a due date with a reminder. */
const daysBefore = [7, 3, 1]

const daysOfWeek = 7

interface Coming {
  drawdown: Drawdown
  dueDate: BusinessDate
}

async function* comingDue(
  table: Table,
  today: BusinessDate,
  shard: number | undefined,
): AsyncGenerator<Coming> {
  for (const days of daysBefore) {
    const dueDate = addDays(today, days)
    for await (const drawdown of inShard(job, listDueDrawdowns(table, dueDate), shard))
      yield { drawdown, dueDate }
  }
}

/** On the due date, the day after it, and from then on once a week. */
const isDayToRemind = (dueDate: BusinessDate, today: BusinessDate): boolean => {
  if (dueDate > today) return false
  const days = daysPastDue(dueDate, today)
  return days === 0 || days % daysOfWeek === 1
}

/** The due dates of the instalments with a reminder on a day. Whether one is paid is checked on delivery. */
const instalmentsToRemindOf = (plan: PaymentPlan, today: BusinessDate): BusinessDate[] =>
  plan.instalments
    .map(({ dueDate }) => dueDate)
    .filter(
      (dueDate) =>
        daysBefore.some((days) => addDays(today, days) === dueDate) ||
        (isDayToRemind(dueDate, today) && today <= lastDayOfInstalment(plan, dueDate)),
    )

export interface RepaymentReminders {
  /** Sellers' drawdowns that fall due within days. */
  soon: number
  /** Charge orders that are due today or overdue. */
  due: number
  /** Instalments of payment plans that fall due within days, are due today or late. */
  instalments: number
  /** Drawdowns that have waited for a second administrator for a day or more. */
  awaiting: number
}

/**
 * Reminds sellers of repayments that fall due within days, are due today or overdue, and of drawdowns that wait for a
 * second administrator; only by day in Hong Kong. Each reminder is an event with an id of its subject and its day, so
 * that it is sent once however often the job runs. With a `shard`, it does so for the shard's companies.
 */
export const remindOfRepayments = async (
  { table, clock, log }: Pick<Deps, 'table' | 'clock' | 'log'>,
  shard?: number,
): Promise<RepaymentReminders> => {
  const now = clock()
  const counts = { soon: 0, due: 0, instalments: 0, awaiting: 0 }
  if (!isWakingHours(now)) return counts
  const today = businessDate(now)
  const failures = [
    ...(await tryEach(
      comingDue(table, today, shard),
      async ({ drawdown: { companyId, drawdownId, planId }, dueDate }) => {
        if (planId && (await findPaymentPlan(table, companyId, planId))?.status === 'in force') return
        const reminder = recordEvent(
          table,
          { name: 'repayment-due-soon', companyId, drawdownId, dueDate },
          `repayment-due-soon:${drawdownId}:${dueDate}@${today}`,
          now,
        )
        if (await table.write(reminder)) counts.soon++
      },
      ({ drawdown: { drawdownId } }) =>
        log('error', 'a seller could not be reminded of a drawdown', { drawdownId, date: today }),
    )),
    ...(await tryEach(
      inShard(job, listOpenCharges(table), shard),
      async (charge) => {
        // The instalments of its payment plan are reminded of instead.
        if (charge.planId || !awaitsTransfer(charge) || !isDayToRemind(charge.dueDate, today)) return
        const { companyId, chargeId } = charge
        const reminder = recordEvent(
          table,
          { name: 'charge-due', companyId, chargeId },
          `charge-due:${chargeId}@${today}`,
          now,
        )
        if (await table.write(reminder)) counts.due++
      },
      ({ chargeId }) =>
        log('error', 'a seller could not be reminded of a charge order', { chargeId, date: today }),
    )),
    ...(await tryEach(
      inShard(job, listOpenPaymentPlans(table), shard),
      async (plan) => {
        if (plan.status !== 'in force') return
        for (const dueDate of instalmentsToRemindOf(plan, today)) {
          const reminder = recordEvent(
            table,
            { name: 'payment-plan-due', companyId: plan.companyId, planId: plan.planId, dueDate },
            `payment-plan-due:${plan.planId}:${dueDate}@${today}`,
            now,
          )
          if (await table.write(reminder)) counts.instalments++
        }
      },
      ({ planId }) =>
        log('error', 'a seller could not be reminded of a payment plan', { planId, date: today }),
    )),
    ...(await tryEach(
      inShard(job, listAllAwaitingColleague(table), shard),
      async ({ companyId, facilityId, drawdownId, requestedAt }) => {
        if (businessDate(new Date(requestedAt)) === today) return
        const reminder = recordEvent(
          table,
          { name: 'drawdown-awaits-colleague', companyId, facilityId, drawdownId },
          `drawdown-awaits-colleague:${drawdownId}@${today}`,
          now,
        )
        if (await table.write(reminder)) counts.awaiting++
      },
      ({ drawdownId }) =>
        log('error', 'administrators could not be reminded of a drawdown', { drawdownId, date: today }),
    )),
  ]
  log('info', 'sellers are reminded of repayments and approvals', {
    date: today,
    ...counts,
    failed: failures.length,
  })
  if (failures.length > 0) throw new AggregateError(failures, 'some sellers could not be reminded')
  return counts
}
