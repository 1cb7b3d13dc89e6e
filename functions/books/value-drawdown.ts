import { accruedOn } from '#shared/books/accrued-income.ts'
import { expectedLoss, type LossParameters } from '#shared/books/expected-loss.ts'
import type { BookedLoan } from '#shared/books/facility-month.ts'
import { impairedDays, type RiskTrigger, type StageState, stageOn } from '#shared/books/loan-stage.ts'
import { type LoanState, valueLoan } from '#shared/books/loan-value.ts'
import { lastDayOf } from '#shared/books/month-sums.ts'
import { principalOf } from '#shared/drawdown/unbilled.ts'
import type { DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import { overdueInterestUpTo, principalOn, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { progressOf } from '#shared/repayment/payment-plan.ts'
import { replayDrawdown } from '#shared/repayment/replay-drawdown.ts'
import {
  addDays,
  type BusinessDate,
  businessDate,
  daysBetween,
  earlierOf,
} from '#shared/time/business-date.ts'
import { type Drawdown, nextDueDateOfDrawdown, unbilledOf } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import { findPaymentPlan, type PaymentPlan } from '../data/payment-plans.ts'
import type { Table } from '../data/table.ts'
import { settledBy } from '../repayment/load-charge-entries.ts'
import {
  type BookedCharge,
  type LoadedHistory,
  loadDrawdownHistory,
} from '../repayment/load-drawdown-history.ts'

/** Whether an entry was written by a month's last `date`. What was written later counts in a later month. */
const isKnownBy = (at: string, date: BusinessDate): boolean => businessDate(new Date(at)) <= date

/**
 * What was still to be charged at the end of a date. Where the history cannot be replayed (an early repayment bounced,
 * a week of sales has no figures), what is still to be charged now.
 */
const leftOn = (
  date: BusinessDate,
  drawdown: Drawdown,
  { charges, fixed, early, afterDue, hasBounced }: LoadedHistory,
) => {
  const foundLater = charges.filter(({ charge }) => !isKnownBy(charge.createdAt, date))
  const later = new Set(foundLater.map(({ charge }) => charge.chargeId))
  const [chargedLater] = foundLater.flatMap((each) => (each.early ? [] : [each.charge.dueDate])).toSorted()
  const replayed = hasBounced
    ? undefined
    : replayDrawdown(
        { ...fixed, changes: fixed.changes?.filter(({ on }) => on <= date) },
        {
          early: early.filter((repayment) => repayment.date <= date && !later.has(repayment.id)),
          uncharged: earlierOf(chargedLater, earlierOf(nextDueDateOfDrawdown(drawdown), addDays(date, 1))),
          afterDue,
        },
      )
  return replayed?.left ?? unbilledOf(drawdown)
}

const wasOwedOn = (date: BusinessDate, { charge, entries, early }: BookedCharge): boolean =>
  !early &&
  charge.dueDate <= date &&
  isKnownBy(charge.createdAt, date) &&
  charge.status !== 'voided' &&
  (isOpenCharge(charge.status) || entries.some(({ entry, at }) => entry.date > date || !isKnownBy(at, date)))

/** Interest and fees of a charge order that were charged by a date and not paid. */
const unpaidCostsOn = (date: BusinessDate, { charge, entries }: BookedCharge): Cents => {
  const counted = entries.filter(({ entry, at }) => entry.date <= date && isKnownBy(at, date))
  const settledOf = (kind: DueKind): Cents => counted.reduce((sum, entry) => sum + settledBy(entry)[kind], 0)
  const charged = { ...charge.chargedCents, overdueInterest: overdueInterestUpTo(charge, date) }
  return (['interest', 'fee', 'overdueInterest'] as const).reduce(
    (sum, kind) => sum + Math.max(0, charged[kind] - settledOf(kind)),
    0,
  )
}

/** Interest and fees of a drawdown that were earned by a date and not received: charged and unpaid, or accrued. */
const unreceivedOn = (date: BusinessDate, drawdown: Drawdown, history: LoadedHistory): Cents => {
  const { interestCents, feeCents } = accruedOn(drawdown.price, leftOn(date, drawdown, history), date)
  return history.charges
    .filter((charge) => wasOwedOn(date, charge))
    .reduce((sum, charge) => sum + unpaidCostsOn(date, charge), interestCents + feeCents)
}

/** The day from which an impaired loan earns only what is received: the 90th past due, or the end of the month. */
const nonAccrualFrom = (
  { stage }: StageState,
  former: BookedLoan | undefined,
  oldest: BusinessDate,
  date: BusinessDate,
): BusinessDate | undefined => {
  if (stage !== 3) return undefined
  return former?.nonAccrualSince ?? earlierOf(addDays(oldest, impairedDays), date)
}

/** The payment plan of a drawdown that was in force at the end of a date. */
const findPlanOn = async (
  date: BusinessDate,
  table: Table,
  { companyId, planId }: Drawdown,
): Promise<PaymentPlan | undefined> => {
  const plan = planId ? await findPaymentPlan(table, companyId, planId) : undefined
  if (!plan?.inForceOn || plan.inForceOn > date) return undefined
  return plan.endedOn === undefined || plan.endedOn > date ? plan : undefined
}

/** The instalments of a plan that were due by a date, and whether each was paid by then. */
const planDatesBy = (date: BusinessDate, plan: PaymentPlan, { charges }: LoadedHistory) => {
  const received = charges
    .flatMap(({ entries }) => entries)
    .filter(({ entry, at }) => entry.date <= date && isKnownBy(at, date))
    .reduce((sum, entry) => sum + sumOfKinds(settledBy(entry)), 0)
  return progressOf(plan, received - plan.receivedBeforeCents, date)
    .instalments.filter(({ dueDate }) => dueDate <= date)
    .map(({ dueDate, paidCents, amountCents }) => ({ date: dueDate, isPaid: paidCents === amountCents }))
}

/** The inputs of a month's valuation other than a drawdown's own items. */
export interface ValuationContext {
  month: string
  /** Of the facility's product; absent where the lender has set none. */
  parameters?: LossParameters | undefined
  /** Drawdowns of which something was written off in the month. */
  lost: ReadonlySet<string>
  /** The lender's triggers of stage 2 that apply to a loan paid out on a day. */
  triggersFor: (drawdownDate: BusinessDate) => readonly RiskTrigger[]
}

/**
 * The valuation of a paid-out drawdown at the end of a month, from what was booked of it by then, by value date.
 * `former` is its valuation a month before. Undefined for a drawdown that was paid out later, or of which nothing was
 * owed any more.
 */
export const valueDrawdown = async (
  table: Table,
  facility: Facility,
  drawdown: Drawdown,
  former: BookedLoan | undefined,
  { month, parameters, lost, triggersFor }: ValuationContext,
): Promise<BookedLoan | undefined> => {
  const date = lastDayOf(month)
  const { drawdownId, price } = drawdown
  if (price.drawdownDate > date) return undefined
  if (drawdown.repaidAt && isKnownBy(drawdown.repaidAt, date)) return undefined
  const history = await loadDrawdownHistory(table, drawdown, facility)
  const left = leftOn(date, drawdown, history)
  const owed = history.charges.filter((charge) => wasOwedOn(date, charge))
  const outstandingCents =
    principalOf(left.lots) +
    owed.reduce((sum, { charge }) => sum + principalOn(charge.principalSteps, date), 0)
  if (outstandingCents === 0 && owed.length === 0) return undefined
  const [oldest = date] = owed.map(({ charge }) => charge.dueDate).toSorted()
  const state: LoanState = {
    price,
    left,
    forecast: { yearlyNetSalesCents: facility.yearlyNetSalesCents, ...facility.terms },
    // The forecast of a share of sales changes: the factor is the one that the loan began with.
    dailyFactor: former?.dailyFactor === undefined ? undefined : BigInt(former.dailyFactor),
  }
  const { dailyFactor, ...value } = valueLoan(state, date)
  const unpaidCostsCents = owed.reduce((sum, charge) => sum + unpaidCostsOn(date, charge), 0)
  const plan = await findPlanOn(date, table, drawdown)
  const dueDates = plan
    ? planDatesBy(date, plan, history)
    : history.charges
        .filter(({ charge, early }) => !early && charge.dueDate <= date)
        .map((charge) => ({ date: charge.charge.dueDate, isPaid: !owed.includes(charge) }))
  // Under a payment plan, its instalments are what is due.
  const oldestDue = plan ? (dueDates.find(({ isPaid }) => !isPaid)?.date ?? date) : oldest
  const daysPastDue = daysBetween(oldestDue, date)
  const { restructuredOn = former?.restructuredOn } = drawdown
  const isRestructured =
    restructuredOn !== undefined && restructuredOn <= date && restructuredOn !== former?.restructuredOn
  const staged = stageOn(
    date,
    {
      daysPastDue,
      isPartlyWrittenOff: lost.has(drawdownId),
      isRestructured,
      triggers: triggersFor(price.drawdownDate),
      dueDates,
    },
    former,
  )
  const nonAccrualSince = nonAccrualFrom(staged, former, oldest, date)
  const suspendedCents = nonAccrualSince
    ? Math.max(0, unreceivedOn(date, drawdown, history) - unreceivedOn(nonAccrualSince, drawdown, history))
    : 0
  const owedCents = outstandingCents + unpaidCostsCents + value.accruedInterestCents + value.accruedFeeCents
  return {
    drawdownId,
    outstandingCents,
    unpaidCostsCents,
    daysPastDue,
    ...staged,
    ...value,
    suspendedCents,
    ...(nonAccrualSince ? { nonAccrualSince } : {}),
    ...(restructuredOn && restructuredOn <= date ? { restructuredOn } : {}),
    ...(dailyFactor === undefined ? {} : { dailyFactor: String(dailyFactor) }),
    ...(parameters
      ? { allowanceCents: expectedLoss(staged.stage, { owedCents, undrawnCents: 0 }, parameters) }
      : {}),
  }
}
