import { schedules } from '../../../functions/jobs/schedules.ts'

/** Calls that an active seller makes in a month: eight visits, a drawdown, a repayment. By the endpoint's name. */
export const monthlyCalls: Readonly<Record<string, number>> = {
  login: 8,
  'get-user': 16,
  'get-position': 16,
  'get-facility-summary': 16,
  'list-applications': 8,
  'list-charges': 12,
  'get-credit-limit': 8,
  'list-linked-shops': 4,
  'quote-drawdown': 3,
  'submit-drawdown': 1,
  'report-payment': 1,
  logout: 4,
}

/** Calls of a seller's signup and onboarding, each made once. */
export const onboardingCalls: Readonly<Record<string, number>> = {
  'send-phone-code': 1,
  register: 1,
  activate: 1,
  'create-oauth-url': 1,
  'oauth-callback': 1,
  'list-linked-shops': 20,
  'create-kyc': 1,
  'save-kyc-section': 8,
  'ask-upload': 6,
  'complete-upload': 6,
  'submit-kyc': 1,
  'save-debit-account': 1,
  'save-business-information': 1,
  'initiate-sign': 1,
  'get-signers': 10,
  'open-signing': 4,
  'send-signing-code': 2,
  'identify-signer': 2,
  'record-reading': 10,
  'sign-agreement': 2,
}

export const profile = {
  /** The share of active sellers who joined in the month. */
  newShare: 0.03,
  /** Events, and the daily close, of a seller in a month, in units. */
  background: { invocations: 40, reads: 120, writes: 90 },
  /** A day of sales is one item: write units for two years of them at the first import. */
  importWrites: 1500,
  /** Lambda's duration in seconds and GB: warm calls, with an occasional cold start. */
  call: { seconds: 0.06, gigabytes: 0.5 },
  mails: 8,
  /** Stored data of a seller, in GB. */
  table: 0.0015,
  files: 0.01,
  /** Of the files: executed documents, and those that are new in a month. */
  documents: 0.004,
  monthlyFiles: 0.001,
  /** A seller's monthly downloads of the site, in GB, and their number of requests. */
  transfer: 0.003,
  siteRequests: 150,
  /** A line of the log, in GB. */
  logLine: 0.000001,
} as const

/** How many full backups of the table exist at a time: in the region's vault, and in the one of the second region. */
export const tableBackups = { here: 7, copies: 11 } as const

/** The hours of a day in which a job runs, by the hour field of its cron expression. */
export const hoursOfDay = (hour: string | undefined): number =>
  hour === undefined
    ? 24
    : hour
        .split(',')
        .map((part) => part.split('-').map(Number))
        .reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0)

/**
 * Metrics that have data without any seller, in metrics with data all day, since a metric is billed for the hours in
 * which it has data: one for each job; those of stuck events and late scans have data whenever their jobs run.
 */
export const idleMetrics = schedules.reduce((sum, { cron }) => sum + hoursOfDay(cron.hour) / 24, 2)

/** The fixed resources, before the first seller. A test compares it with production's templates. */
export const fixedResources = {
  /** Keys and replicas of keys. */
  keys: 8,
  secrets: 0,
  /** Alarms, by the number of metrics that they evaluate, which determines the price. */
  alarmMetrics: 53,
  dashboards: 1,
  /**
   * One metric for each job; one each for stuck events, late scans, detected malware, changed audit entries, reset
   * second factors, passkeys whose counter stalled, and calls that bypass the distribution; and one for each of the
   * three abuse signals.
   */
  metrics: 34,
  firewallRules: 5,
} as const

/** Units with which the nightly export scans a GB: half a unit for 4 KB. */
export const scanUnitsOfGigabyte = 1_000_000_000 / 4096 / 2

/** A metric an area and outcome, from the first seller on: answered, refused, and failed. */
export const outcomesOfArea = 3
