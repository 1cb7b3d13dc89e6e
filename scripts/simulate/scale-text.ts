import { costWithoutSms, monthlyCost, totalCost } from '../bench/costs/monthly-cost.ts'
import { readUnits } from '../bench/costs/read-units.ts'
import { markdownTable } from '../bench/markdown-table.ts'
import { closeHours, jobUses } from './jobs.ts'
import { type MeasuredUnits, shareOf, type Use } from './load.ts'
import { partitionUses } from './partitions.ts'
import { quotaUses } from './quotas.ts'
import { assumedGrowth } from './simulated-sellers.ts'

const number = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en')
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}

const percent = (use: Use): string => {
  const share = 100 * shareOf(use)
  return share < 1 ? '< 1 %' : `${Math.round(share)} %`
}

/** At how many sellers a limit is reached, all uses growing with them. */
export const sellersAtLimit = (use: Use, sellers: number): number => sellers / shareOf(use)

const roundedSellers = (count: number): string => {
  if (count > 100_000_000) return '> 100,000,000'
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return (Math.round(count / unit) * unit).toLocaleString('en')
}

/** The month in which so many sellers are active, at the assumed growth. */
const monthOf = (sellers: number): string => {
  const { from, eachMonth } = assumedGrowth
  const month = Math.ceil(Math.log(sellers / from) / Math.log(eachMonth))
  return month > 240 ? '–' : String(Math.max(1, month))
}

const usesTable = (head: string, uses: readonly Use[], sellers: number): string =>
  markdownTable(
    [head, 'used', 'of', 'in', 'part', 'reached at, sellers', 'in month'],
    uses.map((use) => [
      use.name,
      number(use.used),
      number(use.limit),
      use.unit,
      shareOf(use) > 0.5 ? `**${percent(use)}**` : percent(use),
      ...(use.isFixed
        ? ['–', '–']
        : [roundedSellers(sellersAtLimit(use, sellers)), monthOf(sellersAtLimit(use, sellers))]),
    ]),
  )

const notesOf = (uses: readonly Use[]): string =>
  uses
    .filter((use) => shareOf(use) > 0.5)
    .map(({ name, note = '' }) => `- ${name}. ${note}`)
    .join('\n')

export interface Simulation {
  partitions: readonly Use[]
  jobs: readonly Use[]
  quotas: readonly Use[]
  /** US dollars a month, in all and without SMS. */
  cost: { total: number; withoutSms: number; items: Readonly<Record<string, number>> }
  /** Hours of a close in which a drawdown of every seller falls due. */
  worstCloseHours: number
}

/** The uses and costs of a number of active sellers, from the measured units of their calls and work. */
export const simulate = (sellers: number, units: MeasuredUnits): Simulation => {
  const items = monthlyCost(sellers, units)
  return {
    partitions: partitionUses(sellers, units),
    jobs: jobUses(sellers),
    quotas: quotaUses(sellers, units),
    cost: { total: totalCost(items), withoutSms: costWithoutSms(items), items },
    worstCloseHours: closeHours(sellers, sellers),
  }
}

/** Every use of a simulation. */
export const allUses = ({ partitions, jobs, quotas }: Simulation): Use[] => [
  ...partitions,
  ...jobs,
  ...quotas,
]

/** The tables of a simulation. */
export const scaleText = async (sellers: number): Promise<string> => {
  const simulation = simulate(sellers, await readUnits())
  const { partitions, jobs, quotas, cost, worstCloseHours } = simulation
  const dearest = Object.entries(cost.items).toSorted(([, a], [, b]) => b - a)
  return `With ${sellers.toLocaleString('en')} active sellers, a month costs **${number(cost.total)} USD**, ${number(cost.withoutSms)} without SMS
(${(cost.withoutSms / sellers).toFixed(4)} a seller), and a night in which every seller has a drawdown due is closed in
**${worstCloseHours.toFixed(1)} hours**. A limit that is used by more than half is bold; the last columns are the number of sellers that
reaches it, and in which month that is, from ${number(assumedGrowth.from)} sellers and with a tenth more each month.

### Partition keys

Keys that sellers share, in the busiest minute. Everything else is in the partition of one company, user or facility.

${usesTable('key', partitions, sellers)}

### Jobs

${usesTable('job', jobs, sellers)}

### Quotas

${usesTable('quota', quotas, sellers)}

### Above half of a limit

${notesOf(allUses(simulation))}

### Cost

${markdownTable(
  ['US dollars a month', 'all', 'a seller'],
  dearest
    .filter(([, dollars]) => dollars >= cost.total / 1000)
    .map(([name, dollars]) => [name, number(dollars), (dollars / sellers).toFixed(5)]),
)}`
}
