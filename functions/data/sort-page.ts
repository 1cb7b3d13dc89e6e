import type { SortOrder } from '#shared/api/page.schema.ts'
import type { ItemPage } from './table.ts'

/** An item's sort value, and its id, which settles ties. */
type Place = readonly [value: string, id: string]

const compare = (a: Place, b: Place): number => {
  const at = a[0] === b[0] ? 1 : 0
  const [left, right] = [a[at] ?? '', b[at] ?? '']
  return left < right ? -1 : Number(left > right)
}

const encode = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

const decode = (cursor: string): Place | undefined => {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown
    return Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'string'
      ? [place[0], place[1]]
      : undefined
  } catch {
    return undefined
  }
}

/**
 * One page of items that are all in memory, sorted by a text. The cursor is the last item's sort value rather than its
 * number, so that insertions and deletions neither repeat nor hide another item. An invalid cursor ends the list.
 */
export const sortPage = <T>(
  items: readonly T[],
  placeOf: (item: T) => Place,
  { limit, cursor, order }: { limit: number; cursor?: string | undefined; order: SortOrder },
): ItemPage<T> => {
  const after = cursor === undefined ? undefined : decode(cursor)
  if (cursor !== undefined && !after) return { items: [] }
  const direction = order === 'asc' ? 1 : -1
  const sorted = items
    .map((item) => ({ item, place: placeOf(item) }))
    .filter(({ place }) => !after || direction * compare(place, after) > 0)
    .toSorted((a, b) => direction * compare(a.place, b.place))
  const page = sorted.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ item }) => item),
    ...(last && sorted.length > limit ? { cursor: encode(last.place) } : {}),
  }
}
