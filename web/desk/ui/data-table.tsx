import type { ReactNode } from 'react'
import { Cell, HeadCell, TableFrame, TableRow } from './table.tsx'
import { VirtualRows } from './virtual-rows.tsx'

interface ColumnFrame {
  title: string
  /** Emphasises the row's main figure. */
  isStrong?: boolean
  /** Contains more than a figure, so it needs more width on narrow screens. */
  isWide?: boolean
}

export interface TextColumn<Row> extends ColumnFrame {
  cell: (row: Row) => ReactNode
  figure?: never
}

/** A column of amounts or counts, which are aligned to the right. */
export interface FigureColumn<Row> extends ColumnFrame {
  figure: (row: Row) => ReactNode
  cell?: never
}

export type DataColumn<Row> = TextColumn<Row> | FigureColumn<Row>

const contentOf = <Row,>(column: DataColumn<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : column.figure(row)

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
        {columns.map(({ title, figure }, index) => (
          <HeadCell key={title} isFirst={index === 0} isNumber={figure !== undefined}>
            {title}
          </HeadCell>
        ))}
      </tr>
    </thead>
    <VirtualRows rows={rows} kept={rows.findIndex(isMeant)}>
      {(row) => (
        <TableRow key={keyOf(row)} isMeant={isMeant(row)}>
          {columns.map((column, index) => (
            <Cell
              key={column.title}
              isFirst={index === 0}
              isNumber={column.figure !== undefined}
              isWide={column.isWide ?? false}
            >
              {column.isStrong ? <strong>{contentOf(column, row)}</strong> : contentOf(column, row)}
            </Cell>
          ))}
        </TableRow>
      )}
    </VirtualRows>
  </TableFrame>
)
