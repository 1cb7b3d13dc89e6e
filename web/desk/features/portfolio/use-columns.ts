import { decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { ChartDataColumn } from '../../ui/chart-panel.tsx'
import { useCents, usePart } from '../../ui/use-cents.ts'

/** Column definitions of portfolio tables, for the screen and for the exported file. */
export const useColumns = <Row>(currencyOf: (row: Row) => string) => {
  const format = useFormat()
  const cents = useCents()
  const part = usePart()
  return {
    text: (
      key: string,
      title: string,
      cell: (row: Row) => string,
      exact: (row: Row) => string = cell,
    ): ChartDataColumn<Row> => ({ key, title, cell, exact }),
    /** An unknown amount is a dash on the screen and empty in the file. */
    amount: (key: string, title: string, centsOf: (row: Row) => number | null): ChartDataColumn<Row> => ({
      key,
      title,
      isNumber: true,
      cell: (row) => {
        const value = centsOf(row)
        return value === null ? '–' : cents(value, currencyOf(row))
      },
      exact: (row) => {
        const value = centsOf(row)
        return value === null ? null : decimalFromCents(value)
      },
    }),
    /** In percent. */
    part: (key: string, title: string, percentOf: (row: Row) => string | null): ChartDataColumn<Row> => ({
      key,
      title,
      isNumber: true,
      cell: (row) => part(percentOf(row)),
      exact: percentOf,
      unit: '%',
    }),
    count: (key: string, title: string, countOf: (row: Row) => number): ChartDataColumn<Row> => ({
      key,
      title,
      isNumber: true,
      cell: (row) => format.count(countOf(row)),
      exact: countOf,
    }),
  }
}
