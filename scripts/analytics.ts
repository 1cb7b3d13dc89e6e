import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { analyticsEntities } from '#shared/analytics/entities.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { openDatabase, type QueryResult } from './analytics/open-database.ts'
import { readLocalItems } from './analytics/read-local-items.ts'

const { values } = parseArgs({ options: { sql: { type: 'string' }, help: { type: 'boolean' } } })
const { DATA_DIR = '.local' } = process.env
const file = join(DATA_DIR, 'table.db')
if (values.help || !existsSync(file)) {
  console.log(`Opens the local stack's data as analysts see it, in DuckDB; questions with their SQL are in docs/analytics.md.
  npm run analytics                          reads SQL, each statement on a line of its own
  npm run analytics -- --sql "<statement>"   runs one statement
  DATA_DIR=<folder>                          another folder than .local`)
  if (!values.help) console.error(`\nThere is no ${file}: start the stack once, with "npm start".`)
  process.exit(values.help ? 0 : 2)
}

const show = ({ columns, rows }: QueryResult): void =>
  console.table(
    rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null]))),
  )

const database = await openDatabase(readLocalItems(file), businessDate(new Date()))
const run = async (sql: string): Promise<boolean> => {
  try {
    show(await database.query(sql))
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

if (values.sql) process.exitCode = (await run(values.sql)) ? 0 : 1
else {
  console.log(`Tables: ${analyticsEntities.map(({ name }) => name).join(', ')}. End with Ctrl-D.`)
  for await (const line of createInterface({ input: process.stdin, prompt: 'sql> ' }))
    if (line.trim()) await run(line)
}
database.close()
