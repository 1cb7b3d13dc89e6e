import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local/project-root.ts'
import { whoAloneTables, withTables } from './security/who-alone-tables.ts'

// To be run when an act or a call is declared otherwise; tests/docs/who-alone.test.ts says so.
const guide = join(projectRoot, 'docs', 'security.md')
writeFileSync(guide, withTables(readFileSync(guide, 'utf8'), await whoAloneTables()))
