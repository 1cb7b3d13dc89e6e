import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { segregationTables, withTables } from './security/segregation-of-duties-tables.ts'

// To be run when an act or a call is declared otherwise; tests/docs/segregation-of-duties.test.ts says so.
const guide = join(projectRoot, 'docs', 'security.md')
writeFileSync(guide, withTables(readFileSync(guide, 'utf8'), await segregationTables()))
