import { areas } from '../../../infra/lambdas.ts'
import { prices, regionFactor } from './prices.ts'
import {
  fixedResources,
  idleMetrics,
  monthlyCalls,
  onboardingCalls,
  outcomesOfArea,
  profile,
  scanUnitsOfGigabyte,
  tableBackups,
} from './use-profile.ts'

interface Units {
  reads: number
  writes: number
}

/** US dollars a month, by cost item. */
export type MonthlyCost = Readonly<Record<string, number>>

const million = 1_000_000

/** Each day's backup of the table is copied in full. */
const daysOfMonth = 30

const callsOf = (calls: Readonly<Record<string, number>>): number =>
  Object.values(calls).reduce((sum, count) => sum + count, 0)

const unitsOf = (
  calls: Readonly<Record<string, number>>,
  units: Readonly<Record<string, Units>>,
  kind: keyof Units,
): number =>
  Object.entries(calls).reduce((sum, [name, count]) => {
    const each = units[name]
    if (!each) throw new RangeError(`nobody measured ${name}`)
    return sum + count * each[kind]
  }, 0)

/** The monthly cost of `sellers` active sellers, from each endpoint's consumption of table units. */
export const monthlyCost = (sellers: number, units: Readonly<Record<string, Units>>): MonthlyCost => {
  const fresh = sellers * profile.newShare
  const calls = sellers * callsOf(monthlyCalls) + fresh * callsOf(onboardingCalls)
  const invocations = calls + sellers * profile.background.invocations
  const spent = (kind: keyof Units): number =>
    sellers * (unitsOf(monthlyCalls, units, kind) + profile.background[kind]) +
    fresh * unitsOf(onboardingCalls, units, kind)
  const metrics = sellers > 0 ? fixedResources.metrics + areas.length * outcomesOfArea : idleMetrics
  const requests = calls + sellers * profile.siteRequests
  const regional = {
    'table, requests':
      (spent('reads') / million) * prices.readUnits +
      ((spent('writes') + fresh * profile.importWrites) / million) * prices.writeUnits,
    "analysts' export":
      ((sellers * profile.table * daysOfMonth * scanUnitsOfGigabyte) / million) * prices.readUnits,
    'table, storage and backup': sellers * profile.table * prices.tableStorage,
    functions:
      (invocations / million) * prices.invocations +
      invocations * profile.call.seconds * profile.call.gigabytes * prices.gigabyteSeconds,
    API: (calls / million) * prices.apiCalls,
    files: sellers * profile.files * prices.files,
    'backups and replica':
      sellers *
      (profile.table * (tableBackups.here + tableBackups.copies) * prices.tableBackup +
        profile.files * 2 * prices.fileBackup +
        profile.documents * prices.files),
    'keys and secrets':
      fixedResources.keys * prices.key +
      fixedResources.secrets * prices.secret +
      (invocations / million) * prices.keyCalls,
    logs: invocations * profile.logLine * prices.logs,
    alarms: fixedResources.alarmMetrics * prices.alarm,
    dashboard: fixedResources.dashboards * prices.dashboard,
    metrics: metrics * prices.metric,
    mail: (sellers * profile.mails * prices.mails) / 1000,
  }
  // The price of these depends on the path of the data, and not on the environment's region.
  const global = {
    'copies to the second region':
      sellers *
      (profile.table * daysOfMonth + profile.monthlyFiles + profile.documents / 12) *
      prices.regionTransfer,
    'distribution, transfer':
      sellers * profile.transfer * prices.transfer + (requests / million) * prices.siteRequests,
    firewall:
      prices.firewall +
      fixedResources.firewallRules * prices.firewallRule +
      (requests / million) * prices.firewallRequests,
  }
  return {
    ...Object.fromEntries(Object.entries(regional).map(([name, dollars]) => [name, dollars * regionFactor])),
    ...global,
  }
}

export const totalCost = (cost: MonthlyCost): number =>
  Object.values(cost).reduce((sum, dollars) => sum + dollars, 0)
