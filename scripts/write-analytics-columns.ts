import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { columnsTable, withColumnsTable } from './analytics/columns-table.ts'
import { projectRoot } from './local/project-root.ts'

// Run it when a column is added; tests/docs/analytics.test.ts reports a difference.
const guide = join(projectRoot, 'docs', 'analytics.md')
writeFileSync(guide, withColumnsTable(readFileSync(guide, 'utf8'), columnsTable))
