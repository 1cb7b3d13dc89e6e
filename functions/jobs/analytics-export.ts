import { analyticsEntities, type Entity, entityOfType } from '#shared/analytics/entities.ts'
import { type Cell, rowOf } from '#shared/analytics/rows.ts'
import { analyticsFileKey } from '../data/analytics-files.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { Key } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { parquetFile } from './parquet-file.ts'

const name = 'analytics-export'

/** Pages in a part, parts in a run, and items in a page: a run ends long before its Lambda's timeout. */
const usualPace = { pages: 50, parts: 8, items: 1_000 }

/** Each entity has one of these. */
const having = ['companyId', 'shopId']

/** Where the export of a day stands. `after` is absent at the beginning. */
interface Progress {
  day: string
  part: number
  after?: Key
  isThrough?: true
}

const progressOf = (cursor: string | undefined, day: string): Progress => {
  const progress = cursor ? (JSON.parse(cursor) as Progress) : undefined
  return progress?.day === day ? progress : { day, part: 1 }
}

/**
 * Exports the rows that analysts see, of all entities, as of this day (UTC): a scan in parts, each with a file for each
 * entity. Progress is stored after each part, so that the next run continues, and a repeated part replaces its own
 * files. Once a day is through, further runs do nothing.
 */
export const exportAnalytics = async (
  { table, files, clock, log }: Pick<Deps, 'table' | 'files' | 'clock' | 'log'>,
  pace = usualPace,
): Promise<{ rows: number; isThrough: boolean }> => {
  const now = clock()
  const progress = progressOf(await findJobCursor(table, name), now.toISOString().slice(0, 10))
  const { day } = progress
  let { after } = progress
  let exported = 0
  for (let part = progress.part; !progress.isThrough && part < progress.part + pace.parts; part++) {
    const rows = new Map<Entity, Cell[][]>(analyticsEntities.map((entity) => [entity, []]))
    for (let page = 0; page < pace.pages; page++) {
      const { items, next } = await table.scan({ having, after, limit: pace.items })
      for (const item of items) {
        const entity = entityOfType.get(item.type)
        if (entity) rows.get(entity)?.push(rowOf(entity, item))
      }
      after = next
      if (!after) break
    }
    // The first part has a file of every entity: a table without a file could not be queried.
    for (const entity of analyticsEntities) {
      const ofEntity = rows.get(entity) ?? []
      exported += ofEntity.length
      if (ofEntity.length > 0 || part === 1)
        await files.write(
          analyticsFileKey(entity.name, day, part),
          parquetFile(entity, ofEntity),
          'application/vnd.apache.parquet',
        )
    }
    const reached: Progress = after ? { day, part: part + 1, after } : { day, part, isThrough: true }
    await table.write(
      putJobCursor(table, { job: name, upTo: JSON.stringify(reached), updatedAt: clock().toISOString() }),
    )
    if (!after) {
      log('info', 'the analysts’ export is through', { day, parts: part })
      return { rows: exported, isThrough: true }
    }
  }
  return { rows: exported, isThrough: progress.isThrough ?? false }
}
