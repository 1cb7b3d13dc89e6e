import { join } from 'node:path'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { projectRoot } from '../../local/project-root.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import type { CallUnits } from './measure-units.ts'

const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))

const sum = (one: CallUnits, other: CallUnits): CallUnits => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  roundTrips: one.roundTrips + other.roundTrips,
})

interface Budgets {
  requestBudgets: Readonly<Record<string, CallUnits>>
  auditBudget: CallUnits
}

/** By its path, since the budgets belong to the tests. */
const budgetsFile = join(projectRoot, 'tests', 'functions', 'budgets', 'request-budgets.ts')

/** What a call of each endpoint may cost, with its audit entry, by the endpoint's name. */
export const readCallUnits = async (): Promise<Readonly<Record<string, CallUnits>>> => {
  const { requestBudgets, auditBudget } = (await import(budgetsFile)) as Budgets
  return Object.fromEntries(
    endpoints.flatMap(({ name, audited }) => {
      const budget = requestBudgets[name]
      return budget ? [[name, audited ? sum(budget, auditBudget) : budget]] : []
    }),
  )
}

/** The table of each endpoint's request units. */
export const unitsText = async (): Promise<string> => {
  const callUnits = await readCallUnits()
  const rows = endpoints.map(({ name, method, path }) => {
    const { reads, writes, roundTrips } = callUnits[name] ?? { reads: '–', writes: '–', roundTrips: '–' }
    return [`${name} (\`${method} ${path}\`)`, reads, writes, roundTrips]
  })
  return `The budget of a successful call of each of the ${endpoints.length} endpoints, with authentication and the entry of an audited call. A
test measures each call by what the engine reports, and fails if it exceeds its budget
(\`tests/functions/budgets/request-budgets.ts\`). A round trip begins when the previous one has ended.

${markdownTable(['', 'read units', 'write units', 'round trips'], rows)}`
}

export const unitsSection: BenchSection = {
  name: 'units',
  title: 'What a call costs at the table',
  run: unitsText,
}
