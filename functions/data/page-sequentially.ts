import type { ItemPage } from './table.ts'

type Lister<T> = (page: { limit: number; cursor: string | undefined }) => Promise<ItemPage<T>>

/** One page of several lists in sequence; its cursor contains the list and the position in it. */
export const pageSequentially = async <T>(
  lists: readonly Lister<T>[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<T>> => {
  const [, start = '0', rest] = /^(\d+)~(.*)$/.exec(cursor ?? '') ?? []
  const items: T[] = []
  let within = rest || undefined
  for (let at = Number(start); at < lists.length; at++) {
    if (items.length >= limit) return { items, cursor: `${at}~` }
    const page = await lists[at]?.({ limit: limit - items.length, cursor: within })
    items.push(...(page?.items ?? []))
    if (page?.cursor) return { items, cursor: `${at}~${page.cursor}` }
    within = undefined
  }
  return { items }
}
