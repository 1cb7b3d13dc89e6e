import type { SortOrder } from '#shared/api/page.schema.ts'
import { compareText } from '#shared/sorting/compare-text.ts'

/** One source's part of a merged list. */
export interface PagePart<T> {
  /** In the order of the list. */
  records: readonly { id: string; record: T }[]
  /** The id up to which the source was read, where there may be more of it. */
  readTo?: string | undefined
}

/**
 * One page of a list merged from several sources by id. Records beyond the point that every source was read to are left
 * for the next page, since another source may have something before them. `next` is the id to continue after; absent at
 * the end.
 */
export const mergePages = <T>(
  parts: readonly PagePart<T>[],
  { limit, order }: { limit: number; order: SortOrder },
): { records: T[]; next?: string } => {
  const compare = (a: string, b: string) => (order === 'asc' ? 1 : -1) * compareText(a, b)
  const readTo = parts.flatMap((part) => part.readTo ?? []).toSorted(compare)[0]
  const known = parts
    .flatMap(({ records }) => records)
    .filter(({ id }) => readTo === undefined || compare(id, readTo) <= 0)
    .toSorted((a, b) => compare(a.id, b.id))
  const page = known.slice(0, limit)
  const next = known.length > limit ? page.at(-1)?.id : readTo
  return { records: page.map(({ record }) => record), ...(next === undefined ? {} : { next }) }
}
