import { sortedEntries } from '#shared/sorting/compare-text.ts'

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    sortedEntries(value as Record<string, unknown>).map(([name, each]) => [name, ordered(each)]),
  )
}

/** An item as text. The engine returns attributes in any order: equal items have equal images. */
export const imageOf = (item: unknown): string => JSON.stringify(ordered(item))
