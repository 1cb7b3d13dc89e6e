import { type AssigneeChoice, assigneeChoices } from '#shared/desk/work.ts'
import type { DeskView } from '#shared/desk/work-responses.ts'
import type { Row } from './rows.ts'

/** Opens whichever item is the first of the list; after a decision, that is the next one. */
export const firstItem = 'first'

/** The filters and the sort order of an inbox, from its address. */
export interface ListParams {
  filter: string
  /** A field, with a leading minus for descending; empty for longest waiting first. */
  sort: string
  held: AssigneeChoice
}

const isAssigneeChoice = (value: string | null): value is AssigneeChoice =>
  assigneeChoices.some((each) => each === value)

export const listParamsOf = (address: URLSearchParams): ListParams => {
  const held = address.get('held')
  return {
    filter: address.get('filter') ?? '',
    sort: address.get('sort') ?? '',
    held: isAssigneeChoice(held) ? held : 'all',
  }
}

/** A view's filters and sort order as a query string. */
export const searchOf = ({ filter, sort, held }: Pick<DeskView, 'filter' | 'sort' | 'held'>): string =>
  new URLSearchParams({
    ...(held === 'all' ? {} : { held }),
    ...(sort ? { sort } : {}),
    ...(filter ? { filter } : {}),
  }).toString()

export const isCurrentView = (view: DeskView, asked: ListParams): boolean =>
  searchOf(view) === searchOf(asked)

/** The sort order after a click on a column: ascending, descending, default. */
export const nextSort = (sort: string, field: string): string =>
  sort === field ? `-${field}` : sort === `-${field}` ? '' : field

const amount = /^-?\d+(\.\d+)?$/

const compare = (a: unknown, b: unknown): number => {
  const [left, right] = [String(a ?? ''), String(b ?? '')]
  return amount.test(left) && amount.test(right) ? Number(left) - Number(right) : left.localeCompare(right)
}

/** Sorts rows by a field. Rows without a value come last in either direction. */
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
