import { useFormat } from '../../../i18n/use-format.ts'
import { FigureLink } from '../../ui/figure-link.tsx'
import { useCents, usePart } from '../../ui/use-cents.ts'
import type { SectionColumn } from './portfolio-section.tsx'

/** Column definitions of portfolio tables, for the screen and for the exported file. */
export const useColumns = <Row,>(currencyOf: (row: Row) => string) => {
  const format = useFormat()
  const cents = useCents()
  const part = usePart()
  return {
    text: (
      key: string,
      title: string,
      cell: (row: Row) => string,
      exact: (row: Row) => string = cell,
    ): SectionColumn<Row> => ({ key, title, cell, exact }),
    /**
     * An unknown amount is a dash on the screen and empty in the file. `to` leads to the facilities behind it.
     */
    amount: (
      key: string,
      title: string,
      centsOf: (row: Row) => number | null,
      to: (row: Row) => string | undefined = () => undefined,
    ): SectionColumn<Row> => ({
      key,
      title,
      isNumber: true,
      cell: (row) => {
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
    part: (key: string, title: string, percentOf: (row: Row) => string | null): SectionColumn<Row> => ({
      key,
      title,
      isNumber: true,
      cell: (row) => part(percentOf(row)),
      exact: (row) => {
        const percent = percentOf(row)
        return percent === null ? null : { percent }
      },
      unit: '%',
    }),
    count: (key: string, title: string, countOf: (row: Row) => number): SectionColumn<Row> => ({
      key,
      title,
      isNumber: true,
      cell: (row) => format.count(countOf(row)),
      exact: (row) => ({ count: countOf(row) }),
    }),
  }
}
