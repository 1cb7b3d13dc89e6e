import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/project-root.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { readCallUnits } from '../units/units.ts'
import { writeSection } from '../write-page.ts'
import { monthlyCost, totalCost } from './monthly-cost.ts'
import { regionFactor } from './prices.ts'

const sellers = [0, 1000, 100_000]

const dollars = (amount: number): string => amount.toFixed(amount < 100 ? 2 : 0)

/** The table of monthly costs, from each endpoint's request units. */
export const costsText = async (): Promise<string> => {
  const callUnits = await readCallUnits()
  const costs = sellers.map((count) => monthlyCost(count, callUnits))
  const names = Object.keys(costs[0] ?? {})
  const table = markdownTable(
    ['US dollars a month', ...sellers.map((count) => `${count.toLocaleString('en')} active sellers`)],
    [
      ...names.map((name) => [name, ...costs.map((cost) => dollars(cost[name] ?? 0))]),
      ['**total**', ...costs.map((cost) => `**${dollars(totalCost(cost))}**`)],
    ],
  )
  return `${table}

Computed from the request units of each endpoint (\`docs/performance.md\`), for sellers who visit eight times a
month, draw and repay once, and of whom three in a hundred are new (\`scripts/bench/costs/use-profile.ts\`). Prices are
AWS's list prices of US East as of November 2026 (\`scripts/bench/costs/prices.ts\`), times ${regionFactor} for Singapore:
an assumption, as Singapore's price list could not be retrieved here. Check both in AWS's calculator. Without sellers, jobs alone
produce metrics, and CloudWatch bills a metric by the hours in which it has data. Not included: the log of requests that the
firewall blocks or counts, and SMS,
whose price depends on the country and which soon become the largest item (about one a signup and one a new number),
taxes, support, free tiers, and the development environments.`
}

export const costsSection: BenchSection = {
  name: 'costs',
  title: 'What it costs a month',
  async run() {
    const text = await costsText()
    if (existsSync(join(projectRoot, 'docs', 'operations.md'))) writeSection('operations.md', 'costs', text)
    return text
  },
}
