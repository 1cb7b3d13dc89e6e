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
  /** A seller's monthly downloads of the site, in GB, and their number of requests. */
  transfer: 0.003,
  siteRequests: 150,
  /** A line of the log, in GB. */
  logLine: 0.000001,
} as const

/** The fixed resources, before the first seller. A test compares it with production's templates. */
export const fixedResources = {
  keys: 6,
  secrets: 0,
  /** Alarms, by the number of metrics that they evaluate, which determines the price. */
  alarmMetrics: 50,
  dashboards: 1,
  /**
   * One metric for each job; one each for stuck events, late scans, detected malware, changed audit entries, reset
   * second factors, passkeys whose counter stalled, and calls that bypass the distribution; and one for each of the
   * three abuse signals.
   */
  metrics: 32,
  firewallRules: 5,
} as const

/** A metric an endpoint and outcome, from the first seller on: answered, and refused. */
export const outcomesOfEndpoint = 2
