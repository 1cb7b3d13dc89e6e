import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { measureUnits } from './measure-units.ts'

export const unitsSection: BenchSection = {
  name: 'units',
  title: 'What a call costs at the table',
  async run() {
    const units = await measureUnits()
    const rows = Object.values(allEndpoints)
      .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
      .map(({ name, method, path }) => {
        const { reads, writes, roundTrips } = units[name] ?? { reads: '–', writes: '–', roundTrips: '–' }
        return [`${name} (\`${method} ${path}\`)`, reads, writes, roundTrips]
      })
    return `Units of a successful call as reported by the engine, including authentication (one read). A round trip begins when the
previous one has ended. \`tests/functions/budgets/request-budgets.ts\` has the budget of each call, and a test fails if a
call exceeds it.

${markdownTable(['', 'read units', 'write units', 'round trips'], rows)}`
  },
}
