import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyticsEntities } from '#shared/analytics/entities.ts'
import { put } from '../../../functions/data/table.ts'
import { exportAnalytics } from '../../../functions/jobs/analytics-export.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  app.clock.set('2027-02-02T17:50:00Z')
  folder = await mkdtemp(join(tmpdir(), 'analytics-export-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await app.close()
})

const storeDays = async (count: number) => {
  const { table } = app.deps
  for (let each = 0; each < count; each++) {
    const day = {
      pk: 'COMPANY#a',
      sk: `SHOPDAY#s#${each}`,
      type: 'shop-day',
      shopId: 's',
      date: `2027-01-${String(each + 1).padStart(2, '0')}`,
      currency: 'GBP',
      sales: each,
      refunds: 0,
      orders: 1,
    }
    await table.write(put(table, day))
  }
}

const keysOf = async (prefix: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const key of app.deps.files.list(prefix)) keys.push(key)
  return keys.toSorted()
}

/** The sales of all parts of a day's export. */
const salesOn = async (day: string): Promise<unknown> => {
  const keys = await keysOf(`analytics/shop_days/day=${day}/`)
  for (const [index, key] of keys.entries())
    writeFileSync(join(folder, `${day}-${index}.parquet`), await buffer(await app.deps.files.read(key)))
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const reader = await connection.runAndReadAll(
    `select count(*), sum(sales_cents) from read_parquet('${join(folder, `${day}-*.parquet`)}')`,
  )
  return reader.getRowsJson()[0]
}

test('exports every entity in parts, goes on after an interruption, and does nothing once it is through', async () => {
  await storeDays(7)
  const small = { pages: 1, parts: 2, items: 2 }
  const runs: boolean[] = []
  for (let run = 0; run < 6; run++) runs.push((await exportAnalytics(app.deps, small)).isThrough)
  expect(runs[0]).toBe(false)
  expect(runs.at(-1)).toBe(true)
  expect(await salesOn('2027-02-02')).toEqual(['7', '21'])
  // A table without rows has a file as well, or it could not be queried.
  for (const { name } of analyticsEntities)
    expect(await keysOf(`analytics/${name}/day=2027-02-02/`)).toContain(
      `analytics/${name}/day=2027-02-02/1.parquet`,
    )
  expect(await exportAnalytics(app.deps, small)).toEqual({ rows: 0, isThrough: true })
  expect(app.log.filter(({ message }) => message === 'the analysts’ export is through')).toHaveLength(1)
})

test('exports the next day again, with its changes', async () => {
  await storeDays(9)
  app.clock.advance('P1D')
  expect(await exportAnalytics(app.deps)).toEqual({ rows: 9, isThrough: true })
  expect(await salesOn('2027-02-03')).toEqual(['9', '36'])
  expect(await salesOn('2027-02-02')).toEqual(['7', '21'])
})

test('a part that is repeated after a crash replaces its own file', async () => {
  app.clock.advance('P1D')
  const { table } = app.deps
  const crashing = {
    ...app.deps,
    table: {
      ...table,
      write: async () => {
        throw new Error('the Lambda ended')
      },
    },
  }
  await expect(exportAnalytics(crashing)).rejects.toThrow('ended')
  expect((await exportAnalytics(app.deps)).isThrough).toBe(true)
  expect(await salesOn('2027-02-04')).toEqual(['9', '36'])
})
