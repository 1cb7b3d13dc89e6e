import { prices, regionFactor } from './prices.ts'
import { fixedResources, monthlyCalls, onboardingCalls, outcomesOfEndpoint, profile } from './use-profile.ts'

interface Units {
  reads: number
  writes: number
}

/** US dollars a month, by cost item. */
export type MonthlyCost = Readonly<Record<string, number>>

const million = 1_000_000

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
  const metrics = fixedResources.metrics + (sellers > 0 ? Object.keys(units).length * outcomesOfEndpoint : 0)
  const requests = calls + sellers * profile.siteRequests
  const regional = {
    'table, requests':
      (spent('reads') / million) * prices.readUnits +
      ((spent('writes') + fresh * profile.importWrites) / million) * prices.writeUnits,
    'table, storage and backup': sellers * profile.table * prices.tableStorage,
    functions:
      (invocations / million) * prices.invocations +
      invocations * profile.call.seconds * profile.call.gigabytes * prices.gigabyteSeconds,
    API: (calls / million) * prices.apiCalls,
    files: sellers * profile.files * prices.files,
    'keys and secrets':
      fixedResources.keys * prices.key +
      fixedResources.secrets * prices.secret +
      (invocations / million) * prices.keyCalls,
    'logs, metrics, alarms':
      invocations * profile.logLine * prices.logs +
      fixedResources.alarmMetrics * prices.alarm +
      fixedResources.dashboards * prices.dashboard +
      metrics * prices.metric,
    mail: (sellers * profile.mails * prices.mails) / 1000,
  }
  // These two have one price, or one by where the reader is, whatever the region.
  const global = {
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
