import type { SortOrder } from '#shared/api/page.schema.ts'
import { type BusinessDate, startOfDay, startOfNextDay } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { cursorAfter, sortKeyOf } from './cursors.ts'
import { idTime } from './ordered-id.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import type { Item, Table } from './table.ts'

/** Filter for a company's items: a range of creation days, both included, and a predicate. */
export interface CreationListing<Entity> {
  limit: number
  /** Only items after this id in the requested order, whether or not there is such an item. */
  after?: string | undefined
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
  order?: SortOrder | undefined
  accepts?: ((item: Entity) => boolean) | undefined
}

export interface CreationPage<Entity> {
  items: Item<Entity>[]
  /** The id up to which was read, if there may be more; absent at the end. */
  readTo?: string
}

/** The range of ids created on days from `from` to `to`: an id begins with its instant. */
export const createdBetween = ({
  from,
  to,
}: {
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
}) => ({
  from: from === undefined ? '' : idTime(startOfDay(from)),
  // An id continues after its instant, so none of the next day's ids is in the range.
  to: to === undefined ? '~' : idTime(startOfNextDay(startOfDay(to))),
})

/**
 * A company's items under a prefix whose ids begin with the instant of their creation, newest first unless `order` says
 * otherwise. A range of days is a range of keys; other conditions are for `accepts`.
 */
export const listByCreation = async <Entity>(
  table: Table,
  companyId: string,
  prefix: string,
  { limit, after, from, to, order, accepts }: CreationListing<Entity>,
): Promise<CreationPage<Entity>> => {
  const ids = createdBetween({ from, to })
  if (ids.from > ids.to) return { items: [] }
  const { items, cursor } = await queryFilteredPage<Entity>(
    table,
    {
      pk: companyPartition(companyId),
      between: { from: `${prefix}${ids.from}`, to: `${prefix}${ids.to}` },
      newestFirst: order !== 'asc',
      consistent: true,
    },
    { limit, accepts, cursor: after === undefined ? undefined : cursorAfter({ sk: `${prefix}${after}` }) },
  )
  const readTo = cursor && sortKeyOf(cursor)?.slice(prefix.length)
  return { items, ...(readTo ? { readTo } : {}) }
}
