import { type DeskView, type HeldBy, heldBy } from '#shared/desk/work.ts'
import type { Row } from './rows.ts'

/** What an inbox is narrowed down by and how it is sorted, as its address says. */
export interface ListParams {
  filter: string
  /** A field, with a minus before it for the other way round; none for the longest waiting first. */
  sort: string
  held: HeldBy
}

const isHeldBy = (value: string | null): value is HeldBy => heldBy.some((each) => each === value)

export const listParamsOf = (address: URLSearchParams): ListParams => {
  const held = address.get('held')
  return {
    filter: address.get('filter') ?? '',
    sort: address.get('sort') ?? '',
    held: isHeldBy(held) ? held : 'all',
  }
}

/** How a view is looked at, as the inbox's address says it. */
export const searchOf = ({ filter, sort, held }: Pick<DeskView, 'filter' | 'sort' | 'held'>): string =>
  new URLSearchParams({
    ...(held === 'all' ? {} : { held }),
    ...(sort ? { sort } : {}),
    ...(filter ? { filter } : {}),
  }).toString()

export const isLookedAt = (view: DeskView, asked: ListParams): boolean => searchOf(view) === searchOf(asked)

/** The way a column is sorted after it is pressed: up, down, and as it came. */
export const nextSort = (sort: string, field: string): string =>
  sort === field ? `-${field}` : sort === `-${field}` ? '' : field

const amount = /^-?\d+(\.\d+)?$/

const compare = (a: unknown, b: unknown): number => {
  const [left, right] = [String(a ?? ''), String(b ?? '')]
  return amount.test(left) && amount.test(right) ? Number(left) - Number(right) : left.localeCompare(right)
}

/** Rows by a field; what does not have it comes last either way. */
export const sortRows = (rows: readonly Row[], sort: string): readonly Row[] => {
  if (!sort) return rows
  const isDown = sort.startsWith('-')
  const field = isDown ? sort.slice(1) : sort
  const [known, unknown] = [
    rows.filter((row) => (row[field] ?? '') !== ''),
    rows.filter((row) => (row[field] ?? '') === ''),
  ]
  const sorted = known.toSorted((a, b) => compare(a[field], b[field]))
  return [...(isDown ? sorted.toReversed() : sorted), ...unknown]
}
