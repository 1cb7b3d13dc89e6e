import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { rightsTable, withRightsTable } from './security/rights-table.ts'

// Run it when an act is declared or changes its roles; tests/docs/rights-table.test.ts reports a difference.
const guide = join(projectRoot, 'docs', 'desk.md')
writeFileSync(guide, withRightsTable(readFileSync(guide, 'utf8'), rightsTable))
