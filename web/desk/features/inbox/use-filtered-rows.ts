import { useDebouncedValue } from '../../../ui/use-delayed.ts'
import type { ActResponse } from '../../api/call-act.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { matches } from './rows.ts'

/** Milliseconds without a key after which the server searches. */
const typingPause = 400

/**
 * The rows of a list that match its filter: the loaded ones by any of their values and, while not all are loaded, those
 * that the server finds by its search indexes. `all` are all loaded rows, and those found.
 */
export const useFilteredRows = <Name extends string, Row extends object>(
  list: Name,
  {
    filter,
    params,
    loaded,
    isWhole,
    rowsIn,
    keyOf,
  }: {
    filter: string
    /** The other parameters of the list. */
    params: Readonly<Record<string, unknown>>
    loaded: readonly Row[]
    isWhole: boolean
    rowsIn: (page: ActResponse<Name>) => readonly Row[]
    keyOf: (row: Row) => string
  },
): { rows: Row[]; all: Row[]; isSearched: boolean } => {
  const search = useDebouncedValue(filter.trim(), typingPause)
  const isAsked = !isWhole && search !== ''
  const { data } = useAuditedAct(list, { ...params, search }, isAsked)
  const known = new Set(loaded.map(keyOf))
  // The result of a search for the previous text does not apply to this one.
  const isSearched = isAsked && search === filter.trim() && data !== undefined
  const found = isSearched ? rowsIn(data).filter((row) => !known.has(keyOf(row))) : []
  return {
    rows: [...loaded.filter((row) => matches(row, filter)), ...found],
    all: [...loaded, ...found],
    isSearched,
  }
}
