import type { Deps } from '../runtime/deps.ts'
import { closeDay } from './daily-close.ts'
import { sweepEvents } from './event-sweep.ts'
import { sweepFiles } from './file-sweep.ts'
import { isShardedJob, jobShards } from './job-shards.ts'
import { rotateKeys } from './key-rotation.ts'
import { refreshPaymentBalances } from './payment-balance-refresh.ts'
import { expireRedPackets } from './red-packet-expiry.ts'
import { remindOfRepayments } from './repayment-reminders.ts'
import { remindOfReviews } from './review-reminders.ts'
import { watchScans } from './scan-watch.ts'
import { readShops } from './shop-sync.ts'
import { followUpSignings } from './signing-follow-up.ts'
import { sweepExpired } from './token-expiry.ts'

const jobs = {
  'daily-close': closeDay,
  // Loaded when they run, a few times a day: only these parse published rates.
  'benchmark-refresh': async (deps: Deps) => (await import('./benchmark-refresh.ts')).refreshBenchmark(deps),
  'exchange-rate-refresh': async (deps: Deps) =>
    (await import('./exchange-rate-refresh.ts')).refreshExchangeRates(deps),
  'token-expiry': sweepExpired,
  'key-rotation': rotateKeys,
  'shop-reading': readShops,
  'payment-balance-refresh': refreshPaymentBalances,
  // Loaded when it runs: only this job settles repayments.
  'repayment-deductions': async (deps: Deps) =>
    (await import('./repayment-deductions.ts')).deductRepayments(deps),
  'repayment-reminders': remindOfRepayments,
  'review-reminders': remindOfReviews,
  'red-packet-expiry': expireRedPackets,
  // Loaded when it runs: only this job needs the reports.
  'peer-figures': async (deps: Deps) => (await import('./peer-figures.ts')).renewPeerFigures(deps),
  // Loaded when they run: only these need the portfolio, the books and the audit.
  'portfolio-day': async (deps: Deps) => (await import('./portfolio-day.ts')).storePortfolioDay(deps),
  'month-end': async (deps: Deps) => (await import('./month-end.ts')).bookMonths(deps),
  'portfolio-rebuild': async (deps: Deps, shard?: number) =>
    (await import('./portfolio-rebuild.ts')).rebuildPortfolio(deps, { shard }),
  // Loaded when it runs: only this job calls the edge.
  'origin-key': async (deps: Deps) => (await import('./origin-key-rotation.ts')).rotateOriginKey(deps),
  'audit-export': async (deps: Deps) => (await import('./audit-export.ts')).exportAudit(deps),
  // Loaded when it runs: only this job writes Parquet.
  'analytics-export': async (deps: Deps, shard?: number) =>
    (await import('./analytics-export.ts')).exportAnalytics(deps, { shard }),
  // Started manually, once: it indexes the items that were written before the search index existed.
  'find-rebuild': async (deps: Deps) => (await import('./rebuild-search-index.ts')).rebuildSearchIndex(deps),
  // Loaded when it runs, once a day.
  'nightly-screening': async (deps: Deps) =>
    (await import('./nightly-screening.ts')).requestNightlyScreenings(deps),
  // Loaded when it runs, once a day.
  'nightly-risk-rating': async (deps: Deps) =>
    (await import('./nightly-risk-rating.ts')).requestNightlyRatings(deps),
  'event-sweep': sweepEvents,
  'file-sweep': sweepFiles,
  // Loaded when it runs, once a day: it knows every item of a company.
  erasure: async (deps: Deps) => (await import('./erasure.ts')).eraseClosedAccounts(deps),
  'scan-watch': watchScans,
  // Loaded when it runs: only this job decrypts the areas' secrets.
  reseal: async (deps: Deps, shard?: number) =>
    (await import('./reencrypt.ts')).reencryptSecrets(deps, { shard }),
  'signing-follow-up': followUpSignings,
  // Loaded when it runs: only this job calls the site.
  'site-watch': async (deps: Deps) => (await import('./site-watch.ts')).watchSite(deps),
} as const

export type JobName = keyof typeof jobs

/** Jobs with a schedule; the others are started manually. */
export type ScheduledJob = Exclude<JobName, 'find-rebuild'>

const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

/** Whether the next run has to continue the job. */
export const isUnfinished = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'continues' in outcome && outcome.continues === true

const isShardOf = (job: JobName, shard: number): boolean =>
  isShardedJob(job) && Number.isInteger(shard) && shard >= 0 && shard < jobShards[job]

/** A job, or the shard of it that this invocation runs. */
export interface JobEvent {
  job: string
  shard?: number
}

/** The Lambda that schedules invoke. Throws on an unknown job, so that the schedule's alarm is raised. */
export const createJobsHandler =
  (deps: Deps) =>
  async ({ job, shard }: JobEvent) => {
    if (!isJobName(job)) throw new Error(`there is no job ${job}`)
    if (shard !== undefined && !isShardOf(job, shard)) throw new Error(`${job} has no shard ${shard}`)
    const outcome = await jobs[job](deps, shard)
    // Counted by the job's alarm: if it is missing for too long, the job did not run, or did not come to its end.
    if (!isUnfinished(outcome)) deps.log('info', 'a job is done', { job })
    return outcome
  }
