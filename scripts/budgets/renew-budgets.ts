import type { CallUnits } from '../bench/units/measure-units.ts'

/** An endpoint with a budget. */
interface Budgeted {
  name: string
  audited?: string | undefined
}

const unitsIn = (source: string, name: string): CallUnits => {
  const [reads = 0, writes = 0, roundTrips = 0] =
    new RegExp(`${name} = units\\(([^)]+)\\)`).exec(source)?.[1]?.split(',').map(Number) ?? []
  return { reads, writes, roundTrips }
}

const lineOf = /^ {2}'?([\w-]+)'?: units\(([\d.]+), ([\d.]+), (\d+)\),$/

const written = (name: string, { reads, writes, roundTrips }: CallUnits): string =>
  `  ${/^\w+$/.test(name) ? name : `'${name}'`}: units(${reads}, ${writes}, ${roundTrips}),`

/**
 * The source of the budgets with the measured values: units as measured, but round trips only if there are more,
 * because a busy machine makes them vary. Reasons stay, lines of removed endpoints are deleted, and new ones are added
 * at the end.
 */
export const renewBudgets = (
  source: string,
  endpoints: readonly Budgeted[],
  measured: Readonly<Record<string, CallUnits>>,
): string => {
  const audit = unitsIn(source, 'auditBudget')
  const spentBy = ({ name, audited }: Budgeted): CallUnits | undefined => {
    const units = measured[name]
    return units && audited
      ? {
          reads: Math.max(0, units.reads - audit.reads),
          writes: Math.max(0, units.writes - audit.writes),
          roundTrips: Math.max(0, units.roundTrips - audit.roundTrips),
        }
      : units
  }
  const spent = new Map(endpoints.map((endpoint) => [endpoint.name, spentBy(endpoint)]))
  const seen = new Set<string>()
  const lines = source.split('\n').flatMap((line) => {
    const [, name = '', , , trips = '0'] = lineOf.exec(line) ?? []
    if (!name) return line
    seen.add(name)
    if (!spent.has(name)) return []
    const units = spent.get(name)
    return units ? written(name, { ...units, roundTrips: Math.max(units.roundTrips, Number(trips)) }) : line
  })
  const added = [...spent].flatMap(([name, units]) => (units && !seen.has(name) ? written(name, units) : []))
  return lines.flatMap((line) => (line === '}' ? [...added, line] : line)).join('\n')
}
