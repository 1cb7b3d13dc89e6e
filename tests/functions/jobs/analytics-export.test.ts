import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, expect, test } from 'vitest'
import { analyticsEntities } from '#shared/analytics/entities.ts'
import { put } from '../../../functions/data/table.ts'
import { exportAnalytics } from '../../../functions/jobs/analytics-export.ts'
import { jobShards } from '../../../functions/jobs/job-shards.ts'
import { runMs } from '../../../functions/jobs/run-time.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
app.clock.set('2027-02-02T17:50:00Z')
const folder = await mkdtemp(join(tmpdir(), 'analytics-export-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

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

const throughs = () => app.log.filter(({ message }) => message === 'the analysts’ export is through')

/** The number of rows and the sum of sales in all parts of a day's export. */
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

/** Dependencies with a clock that ends a run's time after `looks` readings. */
const depsFor = (looks: number) => {
  let left = looks
  const clock = () => new Date(app.clock.now().getTime() + (left-- > 0 ? 0 : runMs))
  return { ...app.deps, clock }
}

test('exports every entity in parts, goes on after an interruption, and does nothing once it is through', async () => {
  await storeDays(7)
  const small = { pages: 1, items: 2 }
  const runs: boolean[] = []
  for (let run = 0; run < 6; run++) runs.push((await exportAnalytics(depsFor(5), small)).continues)
  expect(runs[0]).toBe(true)
  expect(runs.at(-1)).toBe(false)
  expect(await salesOn('2027-02-02')).toEqual(['7', '21'])
  // A table without rows has a file as well, or it could not be queried.
  for (const { name } of analyticsEntities)
    expect(await keysOf(`analytics/${name}/day=2027-02-02/`)).toContain(
      `analytics/${name}/day=2027-02-02/1.parquet`,
    )
  expect(await exportAnalytics(app.deps, small)).toEqual({ rows: 0, continues: false })
  expect(throughs()).toHaveLength(1)
})

test('exports the next day again, with its changes', async () => {
  await storeDays(9)
  app.clock.advance('P1D')
  expect(await exportAnalytics(app.deps)).toEqual({ rows: 9, continues: false })
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
  expect((await exportAnalytics(app.deps)).continues).toBe(false)
  expect(await salesOn('2027-02-04')).toEqual(['9', '36'])
})

const shards = Array.from({ length: jobShards['analytics-export'] }, (_, shard) => shard)

test('its shards together export every row once, and the last one ends the day', async () => {
  app.clock.advance('P1D')
  const { table } = app.deps
  for (const shop of shards)
    await table.write(
      put(table, {
        pk: `COMPANY#shard-${shop}`,
        sk: 'SHOPDAY#t#1',
        type: 'shop-day',
        shopId: 't',
        date: '2027-01-01',
        currency: 'GBP',
        sales: 100,
        refunds: 0,
        orders: 1,
      }),
    )
  const before = throughs().length
  const [first, ...others] = shards
  const outcomes = await Promise.all(others.map((shard) => exportAnalytics(app.deps, { shard })))
  expect(outcomes.every(({ continues }) => continues)).toBe(true)
  expect(throughs()).toHaveLength(before)
  expect((await exportAnalytics(app.deps, { shard: first })).continues).toBe(false)
  expect(throughs()).toHaveLength(before + 1)
  expect(await salesOn('2027-02-05')).toEqual([String(9 + shards.length), String(36 + 100 * shards.length)])
  for (const { name } of analyticsEntities)
    expect(await keysOf(`analytics/${name}/day=2027-02-05/`)).not.toEqual([])
})

test('a day that is exported in shards is not exported whole as well, nor the reverse', async () => {
  expect(await exportAnalytics(app.deps)).toEqual({ rows: 0, continues: true })
  app.clock.advance('P1D')
  await exportAnalytics(app.deps)
  expect(await exportAnalytics(app.deps, { shard: 3 })).toEqual({ rows: 0, continues: true })
  expect(await salesOn('2027-02-06')).toEqual([String(9 + shards.length), String(36 + 100 * shards.length)])
})
