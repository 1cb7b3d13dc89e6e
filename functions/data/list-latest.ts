import { addDays, type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { encodeCursor, sortKeyOf } from './cursors.ts'
import { mergePages } from './merge-pages.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { groupIndex, type Item, type ItemPage, type Table } from './table.ts'

/** A group of the index whose sort keys begin with an instant or a day. */
interface LatestGroup<Entity> {
  pk: string
  accepts?: ((item: Entity) => boolean) | undefined
}

/** The sort keys of what was created on some days in Hong Kong, both included. */
export const createdOn = ({
  from,
  to,
}: {
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
}) => ({
  ...(from ? { from: startOfDay(from).toISOString() } : {}),
  ...(to ? { to: startOfDay(addDays(to, 1)).toISOString() } : {}),
})

/**
 * A page of several groups of the index as one list, the latest first, within a range of sort keys. Where a filter
 * accepts few, the page is short and its cursor continues. An invalid cursor ends the list.
 */
export const listLatest = async <Entity>(
  table: Table,
  groups: readonly LatestGroup<Entity>[],
  {
    limit,
    cursor,
    from = '0',
    to = '~',
  }: { limit: number; cursor?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<ItemPage<Item<Entity>>> => {
  const after = cursor === undefined ? undefined : sortKeyOf(cursor)
  const end = after === undefined || after > to ? to : after
  if ((cursor !== undefined && after === undefined) || from > end) return { items: [] }
  const parts = await Promise.all(
    groups.map(async ({ pk, accepts }) => {
      const page = await queryFilteredPage<Entity>(
        table,
        { pk, index: groupIndex, between: { from, to: end }, newestFirst: true },
        // The last item of the previous page is among them.
        { limit: limit + 1, accepts },
      )
      return {
        records: page.items.flatMap((record) =>
          record.gsi1sk === undefined || record.gsi1sk === after ? [] : [{ id: record.gsi1sk, record }],
        ),
        ...(page.cursor ? { readTo: sortKeyOf(page.cursor) } : {}),
      }
    }),
  )
  const { records, next } = mergePages(parts, { limit, order: 'desc' })
  return { items: records, ...(next === undefined ? {} : { cursor: encodeCursor([next]) }) }
}
