import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { weekDueDate, weekEndingAfter } from '#shared/lending/sales-weeks.ts'
import {
  addDays,
  type BusinessDate,
  businessDate,
  earlierOf,
  laterOf,
  startOfDay,
} from '#shared/time/business-date.ts'
import { hongKongCalendar, isGazetteDue, lastGazettedYear } from '#shared/time/hong-kong-holidays.ts'
import { findChargeOrder, listOpenCharges } from '../data/charge-orders.ts'
import {
  type Drawdown,
  listAllAwaitingColleague,
  listDueDrawdowns,
  listWaitingDrawdowns,
} from '../data/drawdowns.ts'
import { listFacilitiesToReview } from '../data/facilities.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import { listOpenPaymentPlans } from '../data/payment-plans.ts'
import type { Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { ageCharge } from './age-charge.ts'
import { continueShopSync } from './continue-shop-sync.ts'
import { expireFacilitiesPastReview } from './expire-facilities-past-review.ts'
import { cursorOf, inShard, jobShards } from './job-shards.ts'
import { lapseApproval } from './lapse-approval.ts'
import { lapseDrawdown } from './lapse-drawdown.ts'
import { raiseChargeOrders } from './raise-charge-order.ts'
import { startRunTime } from './run-time.ts'
import { tryEach } from './try-each.ts'

const job = 'daily-close'

/** Without a previous run it looks back further than any drawdown lasts. */
const firstLookBackDays = 366

/**
 * Closed days to examine again: the indexes lag behind the table by moments, and a payout just before midnight may
 * reach its index after the close.
 */
const lookBackDays = 1

/** The maximum number of waiting drawdowns in one run, the oldest first. */
const maxWaiting = 1000

/**
 * The maximum duration of a day's close. Beyond it, the close fails, which raises an alarm, and its repetition
 * continues.
 */
const closeWithinMs = 3.5 * 3_600_000

/** The due date of the last week of sales that ended by a date. */
const lastWeekDueDate = (date: BusinessDate): BusinessDate =>
  weekDueDate(addDays(weekEndingAfter(date), -7), hongKongCalendar)

async function* eachDay<Item>(
  from: BusinessDate,
  to: BusinessDate,
  list: (date: BusinessDate) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  for (let date = from; date <= to; date = addDays(date, 1)) yield* list(date)
}

async function* waitingDrawdowns({ table }: Deps): AsyncGenerator<Drawdown> {
  yield* await listWaitingDrawdowns(table, maxWaiting)
}

export interface DailyClose {
  from: BusinessDate
  to: BusinessDate
  /** Drawdowns whose shops are synced for a week of sales. */
  readOn: number
  /** Charge orders raised by this run. */
  charged: number
  /** Charge orders with newly posted overdue interest. */
  accrued: number
  /** Payment plans that were kept, broken or not signed in time. */
  plansEnded: number
  /** Lapsed requests: their due date came first, or no second administrator confirmed them in time. */
  lapsed: number
  /** Facilities past their review. */
  expired: number
  /** The run's time was up, or other shards have not ended: the close goes on. */
  continues: boolean
}

/** The date up to which a shard's companies are closed; undefined before the first close. */
const findClosed = async (table: Table, shard: number | undefined): Promise<BusinessDate | undefined> => {
  const whole = await findJobCursor(table, job)
  return shard === undefined ? whole : laterOf(await findJobCursor(table, cursorOf(job, shard)), whole)
}

/** Stores the end of a shard's close. Returns whether it ends the whole close: all other shards have ended theirs. */
const endClose = async (
  table: Table,
  shard: number | undefined,
  to: BusinessDate,
  now: Date,
): Promise<boolean> => {
  const end = (cursor: string) =>
    table.transact({ cursor: putJobCursor(table, { job: cursor, upTo: to, updatedAt: now.toISOString() }) })
  await end(cursorOf(job, shard))
  if (shard === undefined) return true
  // Read after this shard's end was stored: of shards that end at the same moment, the last one sees the end of all.
  const closed = await Promise.all(
    Array.from({ length: jobShards[job] }, (_, each) => findClosed(table, each)),
  )
  if (closed.some((each) => (each ?? '') < to)) return false
  await end(job)
  return true
}

/**
 * Closes every business day since the last run, up to today:
 * - if a week of sales is about to fall due, the shops are synced to its end;
 * - dues of a drawdown get their interest posted and their charge order, in one transaction;
 * - overdue interest is posted on each open charge order up to today, and its arrears are recorded;
 * - a payment plan that was kept or broken ends, and so does an offer of one that was not signed in time;
 * - a request whose due date came first is rejected, one that no second administrator confirmed in time lapses, and a
 *   facility past its review allows no more drawdowns.
 *
 * Missed days are caught up, and nothing is done twice: the next run completes an interrupted one. Failures do not
 * stop the rest: all is tried, then the job throws and the next run begins at the same day. A run ends in time, and the
 * next one finds what is left: charged drawdowns and aged charge orders need nothing any more.
 *
 * With a `shard` it closes for that shard's companies, whatever other shards do. The last shard ends the close.
 */
export const closeDay = async (deps: Deps, shard?: number): Promise<DailyClose> => {
  const { table, clock, log } = deps
  const now = clock()
  const to = businessDate(now)
  const done = await findClosed(table, shard)
  const from = done ? addDays(earlierOf(done, to), -lookBackDays) : addDays(to, -firstLookBackDays)
  const counts = { readOn: 0, charged: 0, accrued: 0, plansEnded: 0, lapsed: 0, expired: 0 }
  const count = (what: keyof typeof counts, happened: boolean) => {
    if (happened) counts[what]++
  }

  const hasTime = startRunTime(clock)
  const inTime = <Item extends { companyId: string }>(
    items: AsyncIterable<Item>,
    work: (item: Item) => Promise<void>,
    onFailure: (item: Item) => void,
  ) => tryEach(inShard(job, items, shard), work, onFailure, hasTime)

  const failures = [
    ...(await inTime(
      listDueDrawdowns(table, lastWeekDueDate(to)),
      async (drawdown) => count('readOn', await continueShopSync(drawdown, to, deps)),
      ({ drawdownId }) => log('error', 'a week of sales could not be read', { drawdownId, date: to }),
    )),
    ...(await inTime(
      eachDay(from, to, (date) => listDueDrawdowns(table, date)),
      async (drawdown) => {
        for (const chargeId of await raiseChargeOrders(drawdown, to, deps)) {
          count('charged', true)
          // If it is raised days late, it is overdue at once, and may not be in the index of open charge orders yet.
          const charge = await findChargeOrder(table, drawdown.companyId, chargeId)
          if (charge) count('accrued', await ageCharge(charge, to, deps))
        }
      },
      ({ drawdownId }) => log('error', 'a drawdown could not be charged', { drawdownId, date: to }),
    )),
    ...(await inTime(
      listOpenCharges(table, shard),
      async (charge) => count('accrued', await ageCharge(charge, to, deps)),
      ({ chargeId }) => log('error', 'a charge order could not be aged', { chargeId, date: to }),
    )),
    ...(await inTime(
      listOpenPaymentPlans(table),
      async (plan) => {
        const { concludePaymentPlan } = await import('./conclude-payment-plan.ts')
        count('plansEnded', await concludePaymentPlan(plan, to, deps))
      },
      ({ planId }) => log('error', 'a payment plan could not be followed', { planId, date: to }),
    )),
    ...(await inTime(
      waitingDrawdowns(deps),
      async (drawdown) => {
        if (firstDueDateOf(drawdown.price) <= to) count('lapsed', await lapseDrawdown(drawdown, to, deps))
      },
      ({ drawdownId }) => log('error', 'a request could not be let lapse', { drawdownId, date: to }),
    )),
    ...(await inTime(
      listAllAwaitingColleague(table),
      async (drawdown) => count('lapsed', await lapseApproval(drawdown, to, deps)),
      ({ drawdownId }) => log('error', 'a request could not be let lapse', { drawdownId, date: to }),
    )),
    ...(await inTime(
      // Active through its review date.
      eachDay(addDays(from, -1), addDays(to, -1), (date) => listFacilitiesToReview(table, date)),
      async (facility) => count('expired', await expireFacilitiesPastReview(facility, to, deps)),
      ({ facilityId }) => log('error', 'a facility could not be let expire', { facilityId, date: to }),
    )),
  ]
  const continues = !hasTime()
  log('info', 'business days were closed', {
    from,
    to,
    ...counts,
    failed: failures.length,
    continues: String(continues),
    ...(shard === undefined ? {} : { shard }),
  })
  if (failures.length > 0)
    throw new AggregateError(failures, 'some drawdowns could not be charged, or something else not be closed')
  if (continues) {
    if (now.getTime() > startOfDay(to).getTime() + closeWithinMs)
      throw new Error('the close is behind: its time is up, and it has not ended')
    return { from, to, ...counts, continues }
  }
  const isEnd = await endClose(table, shard, to, now)
  if (isEnd && isGazetteDue(to))
    log('info', 'a gazette of holidays is due', { gazettedUntil: lastGazettedYear })
  return { from, to, ...counts, continues: !isEnd }
}
