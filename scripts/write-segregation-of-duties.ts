import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { segregationTables, withTables } from './security/segregation-of-duties-tables.ts'

// Run it when a declaration of an act or a call changes; tests/docs/segregation-of-duties.test.ts reports a difference.
const guide = join(projectRoot, 'docs', 'security.md')
writeFileSync(guide, withTables(readFileSync(guide, 'utf8'), await segregationTables()))
