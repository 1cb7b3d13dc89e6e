import { analyticsEntities, type Entity } from '#shared/analytics/entities.ts'
import type { Cell } from '#shared/analytics/rows.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { analyticsFileKey } from '../data/analytics-files.ts'
import { analyticsRowsOf } from '../data/analytics-rows.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { Key, Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { cursorOf, jobShards } from './job-shards.ts'
import { parquetFile } from './parquet-file.ts'
import { startRunTime } from './run-time.ts'

const job = 'analytics-export'

/** Pages in a part, and items in a page: the rows of a part are in memory at once. */
const usualPace = { pages: 50, items: 1_000 }

/** The scan returns items with one of these attributes: every exported entity has one. */
const having = ['companyId', 'shopId']

/** Where the export of a day stands. `after` is absent at the beginning. */
interface Progress {
  day: string
  part: number
  after?: Key
  isThrough?: true
}

const findProgress = async (table: Table, day: string, shard: number | undefined): Promise<Progress> => {
  const cursor = await findJobCursor(table, cursorOf(job, shard))
  const progress = cursor ? (JSON.parse(cursor) as Progress) : undefined
  return progress?.day === day ? progress : { day, part: 1 }
}

const hasBegun = ({ part, isThrough }: Progress): boolean => part > 1 || isThrough === true

const allShards = Array.from({ length: jobShards[job] }, (_, shard) => shard)

/** Whether an export of the other kind, whole or in shards, has begun the day: its rows would be exported twice. */
const isDoneOtherwise = async (table: Table, day: string, shard: number | undefined): Promise<boolean> => {
  const others = shard === undefined ? allShards : [undefined]
  return (await Promise.all(others.map((each) => findProgress(table, day, each)))).some(hasBegun)
}

/** The rows of the next part of the table by entity, and the key after which the part after it begins. */
const readPart = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  after: Key | undefined,
  { shard, pages, items: limit }: typeof usualPace & { shard: number | undefined },
) => {
  const rows = new Map<Entity, Cell[][]>(analyticsEntities.map((entity) => [entity, []]))
  const segment = shard === undefined ? {} : { part: { index: shard, of: jobShards[job] } }
  const today = businessDate(clock())
  let next = after
  for (let page = 0; page < pages; page++) {
    const read = await table.scan({ having, after: next, limit, ...segment })
    for (const item of read.items)
      for (const { entity, row } of analyticsRowsOf(item, today)) rows.get(entity)?.push(row)
    next = read.next
    if (!next) break
  }
  return { rows, next }
}

/**
 * Exports the rows that analysts see, of all entities, as of this day (UTC): a scan in parts, each with a file for each
 * entity. Progress is stored after each part, so that the next run continues, and a repeated part replaces its own
 * files. A run ends in time. Once a day is through, further runs do nothing.
 *
 * With a `shard` it exports that part of the table. The last shard ends the day.
 */
export const exportAnalytics = async (
  deps: Pick<Deps, 'table' | 'files' | 'clock' | 'log'>,
  { shard, ...pace }: Partial<typeof usualPace> & { shard?: number | undefined } = {},
): Promise<{ rows: number; continues: boolean }> => {
  const { table, files, clock, log } = deps
  const hasTime = startRunTime(clock)
  const day = clock().toISOString().slice(0, 10)
  let progress = await findProgress(table, day, shard)
  if (!hasBegun(progress) && (await isDoneOtherwise(table, day, shard))) return { rows: 0, continues: true }
  const wasThrough = progress.isThrough
  const isFirst = shard === undefined || shard === 0
  const prefix = shard === undefined ? '' : `${shard}-`
  let exported = 0
  while (!progress.isThrough && hasTime()) {
    const { part } = progress
    const { rows, next } = await readPart(deps, progress.after, { ...usualPace, ...pace, shard })
    for (const [entity, ofEntity] of rows) {
      exported += ofEntity.length
      // The first part has a file of every entity: a table without a file could not be queried.
      if (ofEntity.length > 0 || (isFirst && part === 1))
        await files.write(
          analyticsFileKey(entity.name, day, `${prefix}${part}`),
          parquetFile(entity, ofEntity),
          'application/vnd.apache.parquet',
        )
    }
    progress = next ? { day, part: part + 1, after: next } : { day, part, isThrough: true }
    const upTo = JSON.stringify(progress)
    await table.write(
      putJobCursor(table, { job: cursorOf(job, shard), upTo, updatedAt: clock().toISOString() }),
    )
  }
  if (!progress.isThrough) return { rows: exported, continues: true }
  // Read after this shard's end was stored: of shards that end at the same moment, the last one sees the end of all.
  const ends =
    shard === undefined ? [] : await Promise.all(allShards.map((each) => findProgress(table, day, each)))
  const continues = ends.some(({ isThrough }) => !isThrough)
  if (!continues && !wasThrough) log('info', 'the analysts’ export is through', { day })
  return { rows: exported, continues }
}
