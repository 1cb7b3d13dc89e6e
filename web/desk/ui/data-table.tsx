import type { ReactNode } from 'react'
import { RowsInSight } from './rows-in-sight.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from './table.tsx'

export interface DataColumn<Row> {
  key: string
  title: string
  isNumber?: boolean
  /** Emphasises the row's main figure. */
  isStrong?: boolean
  /** Contains more than a figure, so it needs more width on narrow screens. */
  isWide?: boolean
  cell: (row: Row) => ReactNode
}

/** A read-only table; the first column identifies the row. */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  isMeant = () => false,
}: {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Rows that the link to this page refers to: highlighted, and the first is scrolled into view. */
  isMeant?: (row: Row) => boolean
}) => (
  <TableFrame label={label}>
    <thead>
      <tr>
        {columns.map(({ key, title, isNumber = false }, index) => (
          <HeadCell key={key} isFirst={index === 0} isNumber={isNumber}>
            {title}
          </HeadCell>
        ))}
      </tr>
    </thead>
    <RowsInSight rows={rows} kept={rows.findIndex(isMeant)}>
      {(row) => (
        <TableRow key={keyOf(row)} isMeant={isMeant(row)}>
          {columns.map(({ key, isNumber = false, isStrong = false, isWide = false, cell }, index) => (
            <Cell key={key} isFirst={index === 0} isNumber={isNumber} isWide={isWide}>
              {isStrong ? <strong>{cell(row)}</strong> : cell(row)}
            </Cell>
          ))}
        </TableRow>
      )}
    </RowsInSight>
  </TableFrame>
)
