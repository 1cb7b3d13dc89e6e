/** Compares by code units, whatever the language: for ids, ISO dates and codes, not for names that people read. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The entries of a stored map by name: DynamoDB returns names in any order. */
export const sortedEntries = <Value>(map: Readonly<Record<string, Value>>): [name: string, Value][] =>
  Object.entries(map).toSorted(([a], [b]) => compareText(a, b))
