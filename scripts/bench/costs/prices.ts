/**
 * List prices in US dollars of US East (N. Virginia), the region of AWS's own examples, as known in November 2026. Free
 * tiers are ignored.
 */
export const prices = {
  /** A million units, on demand. */
  readUnits: 0.125,
  writeUnits: 0.625,
  /** A GB and month: the table, and its continuous backup. */
  tableStorage: 0.25 + 0.2,
  /** A GB and month of an index. */
  indexStorage: 0.25,
  /** A GB and month in a vault: of the table, each backup in full; of files, what changed. */
  tableBackup: 0.1,
  fileBackup: 0.05,
  /** A GB that leaves Singapore for another region. */
  regionTransfer: 0.09,
  /** A million calls of an HTTP API. */
  apiCalls: 1,
  /** A million invocations; a GB-second on ARM. */
  invocations: 0.2,
  gigabyteSeconds: 0.0000133334,
  /** A GB and month of files, and of those that are hardly read. */
  files: 0.023,
  filesHardlyRead: 0.0125,
  /** A thousand files that are written, and written as hardly read. */
  fileWrites: 0.005,
  fileWritesHardlyRead: 0.01,
  /** A GB that leaves the distribution towards Hong Kong, and a million of its requests. */
  transfer: 0.12,
  siteRequests: 1.2,
  /** A key and month; a million calls. */
  key: 1,
  keyCalls: 3,
  /** An SMS: Hong Kong's and mainland China's prices are near it, and change. */
  sms: 0.05,
  /** GuardDuty's scan of a GB, and of a thousand objects. */
  scanGigabyte: 0.09,
  scanObjects: 0.215,
  /** A gateway with a fixed address and hour, each, and a GB that passes it. */
  gatewayHour: 0.045,
  addressHour: 0.005,
  gatewayGigabyte: 0.045,
  /** A thousand mails. */
  mails: 0.1,
  /** A GB of logs taken in. */
  logs: 0.5,
  /** A million recorded traces. */
  traces: 5,
  /** An alarm, a dashboard, a secret, a custom metric; each a month, a metric by the hours with data. */
  alarm: 0.1,
  dashboard: 3,
  secret: 0.4,
  metric: 0.3,
  /** A web ACL, a rule in it, and a million inspected requests. */
  firewall: 5,
  firewallRule: 1,
  firewallRequests: 0.6,
} as const

/**
 * The assumed surcharge of Singapore (ap-southeast-1) on US East, where its price is not known. AWS's calculator has it.
 */
export const regionFactor = 1.25

/**
 * Singapore's prices as multiples of US East's, where AWS's price list of the region was at hand: as published copies
 * and reports of July to September 2026 quote it (usage types `APS1-Lambda-GB-Second-ARM`, `APS1-Request-ARM`,
 * `APS1-Recipients`, `APS1-CW:AlarmMonitorUsage`, `APS1-CW:MetricMonitorUsage`, `APS1-DataProcessing-Bytes`,
 * `APS1-TimedStorage-ByteHrs`, `APS1-AWSSecretsManager-Secret`, `APS1-NatGateway-Hours` and `-Bytes`,
 * `APS1-PublicIPv4:InUseAddress`). Keys of KMS have one price everywhere. The table's units and storage were 1.4269,
 * 0.2854 and 0.285 dollars in Singapore when they were 1.25, 0.25 and 0.25 in US East; AWS has halved its units in
 * every region since. Its point-in-time recovery is 0.228 where its storage is 0.285.
 */
const knownFactors: Partial<Record<keyof typeof prices, number>> = {
  readUnits: 0.2854 / 0.25,
  writeUnits: 1.4269 / 1.25,
  tableStorage: (0.285 + 0.228) / (0.25 + 0.2),
  indexStorage: 0.285 / 0.25,
  invocations: 1,
  gigabyteSeconds: 1,
  alarm: 1,
  dashboard: 1,
  key: 1,
  keyCalls: 1,
  files: 0.025 / 0.023,
  logs: 0.7 / 0.5,
  mails: 1,
  metric: 1,
  secret: 1,
  addressHour: 1,
  gatewayHour: 0.059 / 0.045,
  gatewayGigabyte: 0.059 / 0.045,
}

/** A price in Singapore. */
export const regionalPrice = (name: keyof typeof prices): number =>
  prices[name] * (knownFactors[name] ?? regionFactor)
