import type { SortOrder } from '#shared/api/page.schema.ts'
import { type BusinessDate, startOfDay, startOfNextDay } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { cursorAfter, sortKeyOf } from './cursors.ts'
import { idTime } from './ordered-id.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import type { Item, Table } from './table.ts'

/** Which of a company's items: created on which business days, both included, and what else of them. */
export interface CreationListing<Entity> {
  limit: number
  /** Only what comes after the item of this id in the order asked for, whether or not there is such an item. */
  after?: string | undefined
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
  order?: SortOrder | undefined
  accepts?: ((item: Entity) => boolean) | undefined
}

export interface CreationPage<Entity> {
  items: Item<Entity>[]
  /** The id up to which was read, where there may be more; absent at the end. */
  readTo?: string
}

/** The ids of what was created on days from `from` to `to`: an id begins with its instant. */
export const createdBetween = ({
  from,
  to,
}: {
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
}) => ({
  from: from === undefined ? '' : idTime(startOfDay(from)),
  // An id goes on after its instant, and so none of the next day's is within.
  to: to === undefined ? '~' : idTime(startOfNextDay(startOfDay(to))),
})

/**
 * A company's items under a prefix whose ids begin with the instant of their creation, newest first unless `order` says
 * otherwise; those of certain days are a range of keys, any other condition is for `accepts`.
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
