import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The column's `aria-sort`; undefined if the list is not sorted by it. */
export const sortedBy = (sort: string, field: string): 'ascending' | 'descending' | undefined =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined

const arrows = { ascending: '↑', descending: '↓' } as const

/** A column heading that sorts by its column. */
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
