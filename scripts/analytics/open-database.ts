import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance, type Json } from '@duckdb/node-api'
import { analyticsEntities } from '#shared/analytics/entities.ts'
import type { Cell } from '#shared/analytics/rows.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { analyticsRowsOf } from '../../functions/data/analytics-rows.ts'
import { parquetFile } from '../../functions/jobs/parquet-file.ts'
import type { TypedItem } from './read-local-items.ts'

/** A result of a query: the names of its columns, and its rows. */
export interface QueryResult {
  columns: readonly string[]
  rows: readonly (readonly Json[])[]
}

export interface AnalyticsDatabase {
  query(sql: string): Promise<QueryResult>
  close(): void
}

/** DuckDB over the Parquet files that the nightly export would write of these items on a day, with a table for each entity. */
export const openDatabase = async (
  items: Iterable<TypedItem>,
  today: BusinessDate,
): Promise<AnalyticsDatabase> => {
  const rows = new Map<string, Cell[][]>(analyticsEntities.map(({ name }) => [name, []]))
  for (const item of items)
    for (const { entity, row } of analyticsRowsOf(item, today)) rows.get(entity.name)?.push(row)
  const folder = mkdtempSync(join(tmpdir(), 'portal-analytics-'))
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  // As in the files: without the zone of the machine.
  await connection.run("SET TimeZone = 'UTC'")
  for (const entity of analyticsEntities) {
    const file = join(folder, `${entity.name}.parquet`)
    writeFileSync(file, parquetFile(entity, rows.get(entity.name) ?? []))
    await connection.run(`CREATE TABLE ${entity.name} AS SELECT * FROM read_parquet('${file}')`)
  }
  rmSync(folder, { recursive: true, force: true })
  return {
    async query(sql) {
      const reader = await connection.runAndReadAll(sql)
      return { columns: reader.columnNames(), rows: reader.getRowsJson() }
    },
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
