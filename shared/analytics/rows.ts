import type { Column, Entity } from './entities.ts'

/** The value of a column as the Parquet file stores it; null if the item has none. */
export type Cell = string | bigint | Date | null

const at = (item: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      item,
    )

/** A value of another type than declared is an error: a file with it would mislead silently. */
const cellOf = (item: unknown, { name, from, type }: Column): Cell => {
  const value = at(item, from)
  if (value === undefined || value === null) return null
  if (type === 'number' && Number.isSafeInteger(value)) return BigInt(value as number)
  if (type === 'instant' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value)
  if ((type === 'text' || type === 'date') && typeof value === 'string') return value
  throw new TypeError(`${name} is no ${type}`)
}

/** The values of an item that analysts see, by column. */
export const rowOf = (entity: Entity, item: object): Cell[] =>
  entity.columns.map((column) => cellOf(item, column))
