import { isShardedJob, jobShards } from '../../functions/jobs/job-shards.ts'
import { runMs } from '../../functions/jobs/run-time.ts'
import { monthsWithLines } from '../bench/costs/stored-sales.ts'
import { profile, runsOf } from '../bench/costs/use-profile.ts'
import { type Use, workOfDay } from './load.ts'
import { measuredMs } from './measured-times.ts'

/** Items of the table for a seller: months of sales and of the orders behind them, and what lending and onboarding left. */
const itemsOfSeller =
  profile.monthsOfSales +
  monthsWithLines() +
  profile.monthsOfLending * profile.itemsOfMonth +
  profile.itemsBeside

/** Items that the analysts' export writes as they are: company, facility and shop, and those of each month of lending. */
const exportedOfSeller = 3 + profile.monthsOfLending * profile.exportedOfMonth

/** Days of a shop in the export, and a row for each of its months. */
const exportedDaysOfSeller = 4 * 30.4 + profile.monthsOfSales

/** Expired sessions, codes, links and stored responses of a seller in a month. */
const expiringOfSeller = 25

const shardsOf = (job: string): number => (isShardedJob(job) ? jobShards[job] : 1)

/**
 * The hours from the first run to the end of so much work: a run lasts 200 seconds and begins on schedule, and the work
 * is spread over the shards.
 */
export const hoursOfRuns = (job: string, milliseconds: number): number => {
  const runs = milliseconds / shardsOf(job) / runMs
  const { everyMinutes } = runsOf(job)
  const whole = Math.ceil(runs) - 1
  return whole > 0
    ? (whole * everyMinutes) / 60 + ((runs - whole) * runMs) / 3_600_000
    : (runs * runMs) / 3_600_000
}

const daysOfRounds = (job: string, milliseconds: number): number =>
  milliseconds / shardsOf(job) / runMs / runsOf(job).aDay

/** The duration of a close with `charges` charges and the arrears of a usual day. */
const closeMs = (sellers: number, charges: number): number =>
  charges * measuredMs.charge +
  workOfDay(sellers, 'close-of-arrears') * measuredMs.arrears +
  // Each shard lists the whole date.
  charges * measuredMs.listed * jobShards['daily-close']

export const closeHours = (sellers: number, charges: number): number =>
  hoursOfRuns('daily-close', closeMs(sellers, charges))

/** Jobs whose work grows with the sellers. */
export const jobUses = (sellers: number): Use[] => {
  const tableItems = sellers * itemsOfSeller
  return [
    {
      name: '`daily-close`, a usual day',
      used: closeHours(sellers, workOfDay(sellers, 'close-of-a-charge')),
      limit: 4,
      unit: 'hours after midnight',
    },
    {
      name: '`daily-close`, everything due on one day',
      used: closeHours(sellers, sellers),
      limit: 4,
      unit: 'hours after midnight',
      note: 'Every seller owes on one day, and it still ends within the night. Usually a thirtieth does.',
    },
    {
      name: '`shop-reading`, in a run',
      used: (workOfDay(sellers, 'shop-reading') / runsOf('shop-reading').aDay) * measuredMs.dispatch,
      limit: runMs,
      unit: 'ms',
    },
    {
      name: '`payment-balance-refresh`, in a run',
      used:
        (workOfDay(sellers, 'payment-balance-refresh') / runsOf('payment-balance-refresh').aDay) *
        measuredMs.dispatch,
      limit: runMs,
      unit: 'ms',
    },
    {
      name: '`portfolio-rebuild`, all facilities once',
      used: daysOfRounds('portfolio-rebuild', sellers * measuredMs.recount),
      limit: 7,
      unit: 'days',
    },
    {
      name: '`month-end`, all facilities once',
      used: daysOfRounds('month-end', sellers * measuredMs.recount),
      limit: 10,
      unit: 'days',
    },
    {
      name: '`reseal`, the whole table once',
      used: daysOfRounds('reseal', (tableItems / 1000) * measuredMs.scannedPage * 2),
      limit: 365,
      unit: 'days',
    },
    {
      name: '`token-expiry`, in a run',
      used: ((sellers * expiringOfSeller) / 30 / runsOf('token-expiry').aDay) * measuredMs.deleted,
      limit: 300_000,
      unit: 'ms',
    },
    {
      // Three for each charge, all in the morning's run.
      name: '`repayment-reminders`, in a run',
      used:
        (workOfDay(sellers, 'close-of-a-charge') * 3 * measuredMs.reminder) / shardsOf('repayment-reminders'),
      limit: 300_000,
      unit: 'ms',
    },
    {
      name: '`analytics-export`, all rows once',
      used: daysOfRounds(
        'analytics-export',
        (tableItems / 1000) * measuredMs.scannedPage +
          sellers *
            ((exportedOfSeller + profile.monthsOfSales) * measuredMs.exported +
              exportedDaysOfSeller * measuredMs.exportedDay),
      ),
      limit: 1,
      unit: 'nights',
    },
  ]
}
