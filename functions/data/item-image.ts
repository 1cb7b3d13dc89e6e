const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, ordered(each)]))
}

/** An item as text. The engine returns attributes in any order: equal items have equal images. */
export const imageOf = (item: unknown): string => JSON.stringify(ordered(item))
