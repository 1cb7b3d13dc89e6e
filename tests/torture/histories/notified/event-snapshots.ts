import type { Item, Table } from '../../../../functions/data/table.ts'
import { createMemoryTable, type ItemChange } from '../../../support/memory-table.ts'

type Items = readonly object[]

interface Moment {
  after: Items
  changes: readonly ItemChange[]
}

const keyOf = ({ pk, sk }: Item<object>): string => JSON.stringify([pk, sk])

const tableOf = (items: Items): Table =>
  createMemoryTable('moment', { items: items as Record<string, unknown>[] })

/** The items as they were before the changes. */
const without = ({ after, changes }: Moment): Items => {
  const changed = new Set(
    changes.flatMap(({ before, after: made }) =>
      (before ?? made) ? [keyOf((before ?? made) as Item<object>)] : [],
    ),
  )
  return [
    ...after.filter((item) => !changed.has(keyOf(item as Item<object>))),
    ...changes.flatMap(({ before }) => before ?? []),
  ]
}

/** The table just before and just after the transactions that recorded events. */
export interface EventSnapshots {
  /** Receives the changes of each transaction of the table with these items. */
  onCommit(changes: readonly ItemChange[], items: () => Items): void
  of(eventId: string): { before: () => Table; after: () => Table } | undefined
}

export const createEventSnapshots = (): EventSnapshots => {
  const moments = new Map<string, Moment>()
  return {
    onCommit(changes, items) {
      for (const { before, after } of changes)
        if (!before && after?.['type'] === 'event')
          moments.set(String(after['eventId']), { after: items(), changes })
    },
    of(eventId) {
      const moment = moments.get(eventId)
      return moment && { before: () => tableOf(without(moment)), after: () => tableOf(moment.after) }
    },
  }
}
