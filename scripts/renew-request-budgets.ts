import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { measureUnits } from './bench/units/measure-units.ts'
import { renewBudgets } from './budgets/renew-budgets.ts'
import { projectRoot } from './local/project-root.ts'

// Run it when a call costs more or less at the table; a review sees the difference, and asks for the reason.
const budgets = join(projectRoot, 'tests', 'functions', 'budgets', 'request-budgets.ts')
const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))
const measured = await measureUnits()
writeFileSync(budgets, renewBudgets(readFileSync(budgets, 'utf8'), endpoints, measured))
