import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stepsTable, withStepsTable } from './environment/steps-table.ts'
import { projectRoot } from './local/project-root.ts'

// Run it when a step is added; tests/docs/environment-steps.test.ts reports a difference.
const guide = join(projectRoot, 'docs', 'operations.md')
writeFileSync(guide, withStepsTable(readFileSync(guide, 'utf8'), stepsTable))
