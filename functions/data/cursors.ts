import type { Key } from './table.ts'

/** Where a page ended: the last item's sort key and, in the index, its index sort key as well. */
type PageEnd = [sk: string, indexed?: Key]

/** DynamoDB rejects a longer key with an error that would count as ours rather than the caller's. */
const longestSortKey = 1024

const isSortKey = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.isWellFormed() &&
  Buffer.byteLength(value) <= longestSortKey

const keyOf = (value: unknown): Key | undefined => {
  const { pk, sk } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Key>
  return isSortKey(pk) && isSortKey(sk) ? { pk, sk } : undefined
}

export const encodeCursor = (end: PageEnd): string => Buffer.from(JSON.stringify(end)).toString('base64url')

/** The cursor after any item of a partition, for pages that do not end where DynamoDB's page did. */
export const cursorAfter = ({ sk }: Pick<Key, 'sk'>): string => encodeCursor([sk])

/** The same for an item in the index. */
export const cursorAfterIndexed = ({ gsi1sk = '', pk, sk }: Key & { gsi1sk?: string }): string =>
  encodeCursor([gsi1sk, { pk, sk }])

export const decodeCursor = (cursor: string): PageEnd | undefined => {
  try {
    const end = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown
    if (!Array.isArray(end) || !isSortKey(end[0])) return undefined
    const indexed = keyOf(end[1])
    return indexed ? [end[0], indexed] : [end[0]]
  } catch {
    return undefined
  }
}

/** The sort key after which a partition's page continues; undefined for an invalid cursor. */
export const sortKeyOf = (cursor: string): string | undefined => decodeCursor(cursor)?.[0]
