import type { ScheduledJob } from './handler.ts'

/** A job's schedule and purpose. */
export interface JobSchedule {
  job: ScheduledJob
  purpose: string
  /** The minute and the hour of a cron expression, UTC: every hour where none is named. */
  cron: { minute: string; hour?: string }
  /** The same without cron: after midnight in Hong Kong, or this many minutes after its last run. */
  due: 'new-business-date' | { afterMinutes: number }
}

/** Every scheduled job. */
export const schedules: readonly JobSchedule[] = [
  {
    job: 'daily-close',
    purpose:
      'Closes the business day of Hong Kong shortly after its midnight, run after run until it is closed',
    cron: { minute: '10/10', hour: '16-19' },
    due: 'new-business-date',
  },
  {
    job: 'repayment-deductions',
    purpose:
      'Has the payment platform deduct what is due, by day in Hong Kong, before anybody is reminded of it',
    cron: { minute: '15', hour: '1-11' },
    due: { afterMinutes: 60 },
  },
  {
    job: 'repayment-reminders',
    purpose:
      'Reminds sellers of what is due or waits for them, in the morning of Hong Kong, and of the rest in its afternoon',
    cron: { minute: '30', hour: '2,6' },
    due: { afterMinutes: 60 },
  },
  {
    job: 'token-expiry',
    purpose:
      'Deletes sessions, links, codes, captchas and counts that have expired, and accounts never activated',
    cron: { minute: '0/15' },
    due: { afterMinutes: 15 },
  },
  {
    job: 'key-rotation',
    purpose: 'Renews the keys that access tokens are signed with',
    cron: { minute: '40', hour: '16' },
    due: { afterMinutes: 24 * 60 },
  },
  {
    job: 'origin-key',
    purpose: 'Gives the distribution the key of the day, by which it proves that a call came through it',
    cron: { minute: '5', hour: '0' },
    due: { afterMinutes: 24 * 60 },
  },
  {
    job: 'red-packet-expiry',
    purpose: 'Expires the red packets whose last day is over',
    cron: { minute: '20', hour: '16' },
    due: 'new-business-date',
  },
  {
    job: 'peer-figures',
    purpose: 'Renews what sellers of a category have in common, from those that agree to be counted',
    cron: { minute: '25', hour: '16' },
    due: 'new-business-date',
  },
  {
    job: 'review-reminders',
    purpose:
      'Tells sellers of facilities whose review is near, in the morning of Hong Kong, and of the rest in its afternoon',
    cron: { minute: '40', hour: '2,6' },
    due: { afterMinutes: 60 },
  },
  {
    job: 'portfolio-day',
    purpose: 'Keeps the lender’s portfolio as it stands after the close of the business day',
    cron: { minute: '45', hour: '16-23' },
    due: { afterMinutes: 60 },
  },
  {
    job: 'month-end',
    purpose: 'Books every facility as it was at the end of the months that are over',
    cron: { minute: '5/10', hour: '16-20' },
    due: 'new-business-date',
  },
  {
    job: 'portfolio-rebuild',
    purpose: 'Counts every facility of the portfolio anew by its ledger, and says what differed',
    cron: { minute: '15', hour: '18-23' },
    due: { afterMinutes: 24 * 60 },
  },
  {
    job: 'shop-reading',
    purpose: 'Has the sales of shops read on that are due',
    cron: { minute: '3/5' },
    due: { afterMinutes: 5 },
  },
  {
    job: 'payment-balance-refresh',
    purpose: 'Has the balances of payment accounts read that are due',
    cron: { minute: '8/15' },
    due: { afterMinutes: 15 },
  },
  {
    job: 'audit-export',
    purpose: 'Writes what the lender’s side did in the days that are over to where nobody can change it',
    cron: { minute: '35', hour: '1' },
    due: { afterMinutes: 24 * 60 },
  },
  {
    job: 'analytics-export',
    purpose: 'Exports the rows that the lender’s analysts see, after the close of the business day',
    cron: { minute: '4/5', hour: '18-23' },
    due: { afterMinutes: 60 },
  },
  {
    job: 'benchmark-refresh',
    purpose: 'Fetches SOFR after it was published in New York in the morning, and revised in the afternoon',
    cron: { minute: '30', hour: '13,20' },
    due: { afterMinutes: 12 * 60 },
  },
  {
    job: 'exchange-rate-refresh',
    purpose: 'Fetches the euro’s reference rates after they were published in Frankfurt in the afternoon',
    cron: { minute: '25', hour: '15,19' },
    due: { afterMinutes: 12 * 60 },
  },
  {
    job: 'nightly-screening',
    purpose: 'Has every company, its people and its accounts searched in the sanctions lists again',
    cron: { minute: '25/10', hour: '17-20' },
    due: 'new-business-date',
  },
  {
    job: 'nightly-risk-rating',
    purpose: 'Has the customer risk of every company rated again, and reviews of its KYC fall due',
    cron: { minute: '15/10', hour: '17-20' },
    due: 'new-business-date',
  },
  {
    job: 'event-sweep',
    purpose: 'Hands events to their subscribers again that were not dealt with',
    cron: { minute: '5/15' },
    due: { afterMinutes: 15 },
  },
  {
    job: 'file-sweep',
    purpose: 'Removes uploaded files that nothing has referred to within 30 days',
    cron: { minute: '50', hour: '16' },
    due: { afterMinutes: 24 * 60 },
  },
  {
    job: 'erasure',
    purpose: 'Erases the accounts that were closed, once nothing of them has to be kept any longer',
    cron: { minute: '55', hour: '16' },
    due: { afterMinutes: 24 * 60 },
  },
  {
    job: 'reseal',
    purpose: 'Seals anew what was sealed in a former way or more than a year ago',
    cron: { minute: '5', hour: '17' },
    due: { afterMinutes: 24 * 60 },
  },
  {
    job: 'scan-watch',
    purpose: 'Counts the files whose malware scan is late',
    cron: { minute: '10/15' },
    due: { afterMinutes: 15 },
  },
  {
    job: 'site-watch',
    purpose:
      'Requests the site and the API as a visitor does, so that a failure is known before a seller calls',
    cron: { minute: '2/15' },
    due: { afterMinutes: 15 },
  },
  {
    job: 'signing-follow-up',
    purpose: 'Reminds signers once a day, in the morning of Hong Kong, and ends signings whose time is over',
    cron: { minute: '20', hour: '1,5' },
    due: { afterMinutes: 60 },
  },
]
