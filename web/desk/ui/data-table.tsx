import type { ReactNode } from 'react'
import { Cell, HeadCell, TableFrame, TableRow } from './table.tsx'

export interface DataColumn<Row> {
  key: string
  title: string
  isNumber?: boolean
  /** The figure of a row that is looked for first. */
  isStrong?: boolean
  /** Has more in it than a figure, which needs room where the screen has little. */
  isWide?: boolean
  cell: (row: Row) => ReactNode
}

/** Rows that are looked at and not opened; the first column names each. */
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
  /** The rows that somebody was led to: they are marked, and the first is in sight. */
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
    <tbody>
      {rows.map((row) => (
        <TableRow key={keyOf(row)} isMeant={isMeant(row)}>
          {columns.map(({ key, isNumber = false, isStrong = false, isWide = false, cell }, index) => (
            <Cell key={key} isFirst={index === 0} isNumber={isNumber} isWide={isWide}>
              {isStrong ? <strong>{cell(row)}</strong> : cell(row)}
            </Cell>
          ))}
        </TableRow>
      ))}
    </tbody>
  </TableFrame>
)
