import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Which way round a column is sorted; undefined of one that is not. */
export const sortedBy = (sort: string, field: string): 'ascending' | 'descending' | undefined =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined

const arrows = { ascending: '↑', descending: '↓' } as const

/** The heading of a column, which sorts by it. */
export const SortButton = ({
  field,
  sort,
  onSort,
  children,
}: {
  field: string
  sort: string
  onSort: (field: string) => void
  children: ReactNode
}) => {
  const sorted = sortedBy(sort, field)
  return (
    <chakra.button
      type="button"
      cursor="pointer"
      color={sorted ? 'action.text' : 'inherit'}
      onClick={() => onSort(field)}
    >
      {children}
      {sorted ? <span aria-hidden> {arrows[sorted]}</span> : null}
    </chakra.button>
  )
}
