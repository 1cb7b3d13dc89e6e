import { dataKeyDays } from '../../../functions/data/field-encryption.ts'
import { schedules } from '../../../functions/jobs/schedules.ts'
import { bytesOfMonth, monthsWithLines } from './stored-sales.ts'

/** Calls that an active seller makes in a month: eight visits, a drawdown, a repayment. By the endpoint's name. */
export const monthlyCalls: Readonly<Record<string, number>> = {
  login: 8,
  'get-user': 16,
  'get-position': 16,
  'get-facility-summary': 16,
  'list-notifications': 16,
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

/**
 * Work without a caller for an active seller in a month, by the name of its budget
 * (`tests/functions/budgets/background-budgets.ts`). Each has a shop, every second a payment account. One charge order
 * in twenty is overdue for ten days, and a facility is recounted every third day.
 */
export const monthlyWork: Readonly<Record<string, number>> = {
  'shop-reading': 30,
  'payment-balance-refresh': 15,
  'drawdown-requested': 1,
  'drawdown-approve': 1,
  'drawdown-pay-out': 1,
  'close-of-a-charge': 1,
  'close-of-arrears': 0.5,
  'recount-of-a-facility': 10,
  'payment-reported': 1,
  'repayment-post': 1,
}

/** The same at a seller's signup and onboarding, once. */
export const onboardingWork: Readonly<Record<string, number>> = {
  'code-sent': 3,
  'shop-import': 1,
}

/** Calls of KMS: tokens are decrypted, and new ones are encrypted with one data key until it is replaced. */
const keyCallsOfExchange = 1 + 1 / dataKeyDays

interface PlatformWork {
  seconds: number
  keyCalls: number
  /** The job that starts it for all that are due. */
  job?: string
}

/** Work that waits for platforms: the Lambda's duration in seconds, and its calls of KMS for tokens. */
export const platformWork: Readonly<Record<string, PlatformWork>> = {
  'shop-import': { seconds: 20, keyCalls: 4 },
  // The latest orders are examined once a week, for which the tokens are opened again.
  'shop-reading': { seconds: 1, keyCalls: keyCallsOfExchange + 1 / 7, job: 'shop-reading' },
  'payment-balance-refresh': { seconds: 1, keyCalls: keyCallsOfExchange, job: 'payment-balance-refresh' },
}

export const profile = {
  /** The share of active sellers who joined in the month. */
  newShare: 0.03,
  /** SMS of a signup: the code of the mobile number, and one for each of two signers. */
  onboardingSms: 3,
  /** The shares of calls that are refused, and that fail. */
  refused: 0.03,
  failed: 0.0001,
  mails: 8,
  /** Months of a shop's sales in the table, and its orders a day. */
  monthsOfSales: 24,
  ordersADay: 20,
  /**
   * What else a seller has in the table, in bytes: what each month of lending leaves, what the onboarding left, and events
   * and sessions that expire.
   */
  monthsOfLending: 24,
  monthlyItems: 14_500,
  /** Of these, what the index has again. */
  monthlyIndexed: 6_200,
  /** Numbers of items: of a month, of these in the analysts' export, and of onboarding and expiry together. */
  itemsOfMonth: 22,
  exportedOfMonth: 3,
  itemsBeside: 200,
  onboardingItems: 47_500,
  onboardingIndexed: 5_900,
  expiringItems: 30_000,
  /** Events are in the index until they are handled. */
  expiringIndexed: 22_000,
  files: 0.01,
  /** Of the files, the executed documents; the files of a month, and the number of documents among these. */
  documents: 0.004,
  monthlyFiles: 0.001,
  monthlyDocuments: 2,
  /** A seller's monthly downloads of the site, in GB, and their number of requests. */
  transfer: 0.003,
  siteRequests: 150,
  /** What platforms send for a seller in a month, in GB: a reading of the shop each day. */
  platformTransfer: 0.003,
  /** X-Ray's default sampling: the first invocation of a second, and a share of the others. */
  tracedShare: 0.05,
  /** A line of the log, in GB. */
  logLine: 0.000001,
} as const

const { sales, lines } = bytesOfMonth(profile.ordersADay)

/** The bytes of a shop's sales, and of the orders behind those that are displayed. */
export const salesOfSeller = profile.monthsOfSales * sales + monthsWithLines() * lines

/** What the table has of a seller, in GB. */
export const tableOfSeller =
  (salesOfSeller +
    profile.monthsOfLending * profile.monthlyItems +
    profile.onboardingItems +
    profile.expiringItems) /
  1_000_000_000

/** What the index has of a seller, in GB: its items once more. Backups and exports do not contain it. */
export const indexOfSeller =
  (profile.monthsOfLending * profile.monthlyIndexed + profile.onboardingIndexed + profile.expiringIndexed) /
  1_000_000_000

/** How many full backups of the table exist at a time: in the region's vault, and in the one of the second region. */
export const tableBackups = { here: 2, copies: 11 } as const

/** The hours of a day in which a job runs, by the hour field of its cron expression. */
export const hoursOfDay = (hour: string | undefined): number =>
  hour === undefined
    ? 24
    : hour
        .split(',')
        .map((part) => part.split('-').map(Number))
        .reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0)

/** The minutes between two runs, and their number in a day. */
export const runsOf = (job: string): { everyMinutes: number; aDay: number } => {
  const schedule = schedules.find((each) => each.job === job)
  if (!schedule) throw new RangeError(`there is no job ${job}`)
  const [, step] = schedule.cron.minute.split('/')
  const everyMinutes = step ? Number(step) : 60
  return { everyMinutes, aDay: (hoursOfDay(schedule.cron.hour) * 60) / everyMinutes }
}

/**
 * Metrics that have data without any seller, in metrics with data all day, since a metric is billed for the hours in
 * which it has data: one for each job; those of stuck events and late scans have data whenever their jobs run.
 */
export const idleMetrics = schedules.reduce((sum, { cron }) => sum + hoursOfDay(cron.hour) / 24, 2)

/** The share of hours in which a metric has data, given the number of its data points in a month. */
export const hoursWithData = (points: number): number => 1 - Math.exp(-points / (30 * 24))

/** The fixed resources, before the first seller. A test compares it with production's templates. */
export const fixedResources = {
  /** Keys and replicas of keys. */
  keys: 8,
  secrets: 0,
  /** Alarms, by the number of metrics that they evaluate, which determines the price. */
  alarmMetrics: 57,
  dashboards: 1,
  firewallRules: 5,
} as const

/** Units with which the nightly export scans a GB: half a unit for 4 KB. */
export const scanUnitsOfGigabyte = 1_000_000_000 / 4096 / 2
