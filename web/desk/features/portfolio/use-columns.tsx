import { useFormat } from '../../../i18n/use-format.ts'
import type { FigureColumn, TextColumn } from '../../ui/data-table.tsx'
import { FigureLink } from '../../ui/figure-link.tsx'
import { useCents, usePercent } from '../../ui/use-cents.ts'
import type { ColumnOfFile } from './portfolio-section.tsx'

type Text<Row> = TextColumn<Row> & ColumnOfFile<Row>
type Figure<Row> = FigureColumn<Row> & ColumnOfFile<Row>

/** Column definitions of portfolio tables, for the screen and for the exported file. */
export const useColumns = <Row,>(currencyOf: (row: Row) => string) => {
  const format = useFormat()
  const cents = useCents()
  const part = usePercent()
  return {
    text: (title: string, cell: (row: Row) => string, exact: (row: Row) => string = cell): Text<Row> => ({
      title,
      cell,
      exact,
    }),
    /** In words on the screen, and as `2027-01` in the file. */
    month: (title: string, monthOf: (row: Row) => string): Text<Row> => ({
      title,
      cell: (row) => format.monthAndYear(monthOf(row)),
      exact: monthOf,
    }),
    /**
     * An unknown amount is a dash on the screen and empty in the file. `to` leads to the facilities behind it.
     */
    amount: (
      title: string,
      centsOf: (row: Row) => number | null,
      to: (row: Row) => string | undefined = () => undefined,
    ): Figure<Row> => ({
      title,
      figure: (row) => {
        const value = centsOf(row)
        return value === null ? (
          '–'
        ) : (
          <FigureLink to={value === 0 ? undefined : to(row)}>{cents(value, currencyOf(row))}</FigureLink>
        )
      },
      exact: (row) => {
        const value = centsOf(row)
        return value === null ? null : { cents: value }
      },
    }),
    /** In percent. */
    part: (title: string, percentOf: (row: Row) => string | null): Figure<Row> => ({
      title,
      figure: (row) => part(percentOf(row)),
      exact: (row) => {
        const percent = percentOf(row)
        return percent === null ? null : { percent }
      },
      unit: '%',
    }),
    count: (title: string, countOf: (row: Row) => number): Figure<Row> => ({
      title,
      figure: (row) => format.count(countOf(row)),
      exact: (row) => ({ count: countOf(row) }),
    }),
  }
}
