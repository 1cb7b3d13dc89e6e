import { changeSchedule, type ScheduleChange } from '#shared/drawdown/schedule-change.ts'
import { weekBeginning, weekEndingAfter } from '#shared/lending/sales-weeks.ts'
import { addDays, type BusinessDate, laterOf } from '#shared/time/business-date.ts'
import { type Drawdown, nextDueDateOfDrawdown, openChargesOf, unbilledOf } from './drawdowns.ts'
import type { Facility } from './facilities.ts'

type Change = Pick<ScheduleChange, 'on' | 'dueDates' | 'weekEnding'>

const withChange = (drawdown: Drawdown, { terms }: Pick<Facility, 'terms'>, change: Change): Drawdown => {
  const { price, passThroughFees, scheduleChanges = [] } = drawdown
  const uncharged = unbilledOf(drawdown)
  const insteadOf = nextDueDateOfDrawdown(drawdown)
  if (!insteadOf) return drawdown
  const { minimumInterestDays } = terms
  return {
    ...drawdown,
    uncharged: changeSchedule({ price, minimumInterestDays, passThroughFees }, uncharged, change),
    openCharges: openChargesOf(drawdown),
    scheduleChanges: [...scheduleChanges, { ...change, insteadOf, timesCharged: uncharged.timesCharged }],
  }
}

/** Whether weeks of sales are still to be charged. */
export const hasUnbilledSalesWeeks = (drawdown: Drawdown): boolean => {
  const { weekEnding, lots } = unbilledOf(drawdown)
  return weekEnding !== undefined && lots.length > 0
}

/** A drawdown whose weeks of sales, if any are still to come, are replaced by dates from a day on. */
export const replaceWeeks = (
  drawdown: Drawdown,
  facility: Pick<Facility, 'terms'>,
  on: BusinessDate,
  dueDates: readonly BusinessDate[],
): Drawdown => (hasUnbilledSalesWeeks(drawdown) ? withChange(drawdown, facility, { on, dueDates }) : drawdown)

/** The Sunday of the first week that begins after a date. */
const nextWholeWeek = (date: BusinessDate): BusinessDate => {
  const sunday = weekEndingAfter(date)
  return weekBeginning(sunday) > date ? sunday : addDays(sunday, 7)
}

/**
 * A drawdown whose weeks of sales begin again from a day on, where dates had replaced them: with the first whole week
 * after it, and the rest at the end of the tenor, or on that day if it is later.
 */
export const resumeWeeks = (
  drawdown: Drawdown,
  facility: Pick<Facility, 'terms'>,
  on: BusinessDate,
): Drawdown => {
  const { scheduleChanges = [], price } = drawdown
  const latest = scheduleChanges.at(-1)
  return latest && !latest.weekEnding
    ? withChange(drawdown, facility, {
        on,
        dueDates: [laterOf(price.dueDate, on)],
        weekEnding: nextWholeWeek(on),
      })
    : drawdown
}
