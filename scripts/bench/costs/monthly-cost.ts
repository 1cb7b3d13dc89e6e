import { areas, memoryOf } from '../../../infra/lambdas.ts'
import { areaOfCall, callSeconds } from './call-times.ts'
import { prices, regionalPrice } from './prices.ts'
import type { Units } from './read-units.ts'
import { lambdaSecondsOfReading } from './shared-lambdas.ts'
import {
  fixedResources,
  hoursWithData,
  idleMetrics,
  indexOfSeller,
  monthlyCalls,
  monthlyWork,
  onboardingCalls,
  onboardingWork,
  platformWork,
  profile,
  runsOf,
  scanUnitsOfGigabyte,
  tableBackups,
  tableOfSeller,
} from './use-profile.ts'

/** US dollars a month, by cost item. */
export type MonthlyCost = Readonly<Record<string, number>>

type Counts = Readonly<Record<string, number>>

const million = 1_000_000

/** Each day's backup of the table is copied in full. */
const daysOfMonth = 30

/** A seller's calls in a month, with the onboarding of the share that is new. */
export const callsOfSeller: Counts = Object.fromEntries(
  [...new Set([...Object.keys(monthlyCalls), ...Object.keys(onboardingCalls)])].map((name) => [
    name,
    (monthlyCalls[name] ?? 0) + profile.newShare * (onboardingCalls[name] ?? 0),
  ]),
)

/** The same of work without a caller. */
export const workOfSeller: Counts = {
  ...monthlyWork,
  ...Object.fromEntries(
    Object.entries(onboardingWork).map(([name, count]) => [name, count * profile.newShare]),
  ),
}

const sumOver = (counts: Counts, each: (name: string) => number): number =>
  Object.entries(counts).reduce((sum, [name, count]) => sum + count * each(name), 0)

/** The duration of an event's Lambda that waits for no platform. */
const eventSeconds = 0.15

/** The metrics with data: those of jobs all day, and those of each area's outcomes in the hours with such calls. */
const metricsWithData = (sellers: number): number =>
  areas.reduce((sum, area) => {
    const calls = sellers * sumOver(callsOfSeller, (name) => (areaOfCall(name) === area ? 1 : 0))
    const outcomes = [1, profile.refused, profile.failed]
    return sum + outcomes.reduce((hours, share) => hours + hoursWithData(calls * share), 0)
  }, idleMetrics)

const secondsOfMonth = daysOfMonth * 24 * 3600

/** The number of recorded traces, with the invocations spread over the month. */
const tracedOf = (invocations: number): number => {
  const firstOfSecond = Math.min(invocations, secondsOfMonth)
  return firstOfSecond + profile.tracedShare * (invocations - firstOfSecond)
}

/** The Lambda seconds of work that waits for a platform. Work that a job starts at the same time shares Lambdas. */
const secondsOfPlatformWork = (name: string, sellers: number): number => {
  const { seconds, job } = platformWork[name] ?? { seconds: 0 }
  if (!job || sellers < 1) return seconds
  const readings = (sellers * (monthlyWork[name] ?? 0)) / daysOfMonth / runsOf(job).aDay
  return lambdaSecondsOfReading(readings, { seconds, tableGigabytes: sellers * tableOfSeller })
}

/** The monthly cost of `sellers` active sellers, from the measured units of their calls and of the work for them. */
export const monthlyCost = (sellers: number, units: Readonly<Record<string, Units>>): MonthlyCost => {
  const unitsOf = (name: string): Units => {
    const each = units[name]
    if (!each) throw new RangeError(`nobody measured ${name}`)
    return each
  }
  /** In dollars. */
  const tableRequests = (counts: Counts): number =>
    (sellers *
      sumOver(
        counts,
        (name) =>
          unitsOf(name).reads * regionalPrice('readUnits') +
          unitsOf(name).writes * regionalPrice('writeUnits'),
      )) /
    million
  const calls = sellers * sumOver(callsOfSeller, () => 1)
  const events = sellers * sumOver(workOfSeller, (name) => unitsOf(name).events ?? 0)
  const invocations = calls + events
  const callMemorySeconds =
    sellers *
    sumOver(callsOfSeller, (name) => (callSeconds(name, unitsOf(name)) * memoryOf(areaOfCall(name))) / 1024)
  const platformSeconds = sellers * sumOver(workOfSeller, (name) => secondsOfPlatformWork(name, sellers))
  // What the portal itself writes is not scanned.
  const uploads = sellers * (callsOfSeller['complete-upload'] ?? 0)
  const requests = calls + sellers * profile.siteRequests
  const regional = {
    'table, calls': tableRequests(callsOfSeller),
    'table, work without a caller': tableRequests(workOfSeller),
    "analysts' export":
      ((sellers * tableOfSeller * daysOfMonth * scanUnitsOfGigabyte) / million) * regionalPrice('readUnits'),
    'table, storage and backup':
      sellers *
      (tableOfSeller * regionalPrice('tableStorage') + indexOfSeller * regionalPrice('indexStorage')),
    'functions, calls and events':
      (invocations / million) * regionalPrice('invocations') +
      (callMemorySeconds + events * eventSeconds * (memoryOf('events') / 1024)) *
        regionalPrice('gigabyteSeconds'),
    'functions, waiting for platforms':
      platformSeconds * (memoryOf('bulk-events') / 1024) * regionalPrice('gigabyteSeconds'),
    API: (calls / million) * regionalPrice('apiCalls'),
    files:
      sellers *
      (profile.files * regionalPrice('files') +
        ((2 * (callsOfSeller['complete-upload'] ?? 0) + profile.monthlyDocuments) / 1000) *
          regionalPrice('fileWrites')),
    'malware scans':
      (uploads / 1000) * regionalPrice('scanObjects') +
      sellers * profile.monthlyFiles * regionalPrice('scanGigabyte'),
    'backups and replica':
      sellers *
      (tableOfSeller * (tableBackups.here + tableBackups.copies) * regionalPrice('tableBackup') +
        (profile.files - profile.documents) *
          (regionalPrice('filesHardlyRead') + regionalPrice('fileBackup')) +
        profile.documents * regionalPrice('files') +
        ((callsOfSeller['complete-upload'] ?? 0) / 1000) * regionalPrice('fileWritesHardlyRead') +
        (profile.monthlyDocuments / 1000) * regionalPrice('fileWrites')),
    'keys and secrets':
      fixedResources.keys * regionalPrice('key') +
      fixedResources.secrets * regionalPrice('secret') +
      ((sellers * sumOver(workOfSeller, (name) => platformWork[name]?.keyCalls ?? 0)) / million) *
        regionalPrice('keyCalls'),
    logs: invocations * profile.logLine * regionalPrice('logs'),
    traces: (tracedOf(invocations) / million) * regionalPrice('traces'),
    alarms: fixedResources.alarmMetrics * regionalPrice('alarm'),
    dashboard: fixedResources.dashboards * regionalPrice('dashboard'),
    metrics: metricsWithData(sellers) * regionalPrice('metric'),
    mail: (sellers * profile.mails * regionalPrice('mails')) / 1000,
  }
  // The price of these depends on the path of the data, and not on the environment's region.
  const global = {
    'copies to the second region':
      sellers * (tableOfSeller * daysOfMonth + profile.monthlyFiles) * prices.regionTransfer,
    'distribution, transfer':
      sellers * profile.transfer * prices.transfer + (requests / million) * prices.siteRequests,
    firewall:
      prices.firewall +
      fixedResources.firewallRules * prices.firewallRule +
      (requests / million) * prices.firewallRequests,
    SMS: sellers * profile.newShare * profile.onboardingSms * prices.sms,
  }
  return {
    ...regional,
    ...global,
  }
}

const hoursOfMonth = 730

/** What `outgoingAddresses` of an environment adds, in US dollars a month. */
export const outgoingAddressesCost = (gateways: 1 | 2, sellers: number): number =>
  gateways * hoursOfMonth * (regionalPrice('gatewayHour') + regionalPrice('addressHour')) +
  sellers * profile.platformTransfer * regionalPrice('gatewayGigabyte')

export const totalCost = (cost: MonthlyCost): number =>
  Object.values(cost).reduce((sum, dollars) => sum + dollars, 0)

/** SMS cost what their countries' operators charge. */
export const costWithoutSms = (cost: MonthlyCost): number => totalCost(cost) - (cost['SMS'] ?? 0)
