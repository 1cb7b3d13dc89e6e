import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { costWithoutSms, monthlyCost, outgoingAddressesCost, totalCost } from './monthly-cost.ts'
import { regionFactor } from './prices.ts'
import { readUnits } from './read-units.ts'
import { salesOfSeller, tableOfSeller } from './use-profile.ts'

const sellers = [0, 1000, 100_000, 1_000_000]

const dollars = (amount: number): string => amount.toFixed(amount < 100 ? 2 : 0)

const megabytes = (gigabytes: number): string => (gigabytes * 1000).toFixed(2)

/** The table of monthly costs, from each endpoint's request units. */
export const costsText = async (): Promise<string> => {
  const units = await readUnits()
  const costs = sellers.map((count) => monthlyCost(count, units))
  const names = Object.keys(costs[0] ?? {})
  const table = markdownTable(
    ['US dollars a month', ...sellers.map((count) => `${count.toLocaleString('en')} active sellers`)],
    [
      ...names.map((name) => [name, ...costs.map((cost) => dollars(cost[name] ?? 0))]),
      ['**total**', ...costs.map((cost) => `**${dollars(totalCost(cost))}**`)],
      ['without SMS', ...costs.map((cost) => dollars(costWithoutSms(cost)))],
      [
        'a seller, without SMS',
        ...costs.map((cost, index) => {
          const count = sellers[index] ?? 0
          return count > 0 ? (costWithoutSms(cost) / count).toFixed(4) : '–'
        }),
      ],
    ],
  )
  return `${table}

Computed from the measured units of each endpoint and of the work without a caller (\`docs/performance.md\`,
\`tests/functions/budgets/background-budgets.ts\`), for sellers who visit eight times a month, draw and repay once, and of whom
three in a hundred are new; each has a shop that is read daily (\`scripts/bench/costs/use-profile.ts\`). Prices are AWS's list
prices of US East as of November 2026 (\`scripts/bench/costs/prices.ts\`), times ${regionFactor} for Singapore where its own
price is not known: an assumption. Check both in AWS's calculator, and the price of an SMS in each country.
CloudWatch bills a metric by the hours in which it has data. Not included: the log of requests that the firewall blocks or
counts, taxes, support, free tiers, and the development environments.

Copies are the largest part of a seller's cost: a backup of DynamoDB is a full one each day, and is stored and transferred
in full ([decision 109](decisions/0109-locked-backups-in-a-second-region.md)). Of the ${megabytes(tableOfSeller)} MB of a seller in the table, ${megabytes(salesOfSeller / 1_000_000_000)} are two
years of daily sales and the orders behind those that are shown ([decision 156](decisions/0156-months-of-a-shops-days-in-one-item.md)).

Fixed outgoing addresses (\`outgoingAddresses\`) are not included: one gateway adds ${dollars(outgoingAddressesCost(1, 0))} US dollars a month and two
add ${dollars(outgoingAddressesCost(2, 0))}, before the first call. What platforms send adds ${dollars(outgoingAddressesCost(1, 1_000_000) - outgoingAddressesCost(1, 0))} for a million active sellers.
`
}

export const costsSection: BenchSection = {
  name: 'costs',
  title: 'What it costs a month',
  alsoIn: 'operations.md',
  run: costsText,
}
