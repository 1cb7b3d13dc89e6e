import type { CsvMapping, CsvPreview } from '#shared/desk/csv-mapping.ts'
import { findHeader, headingsOfRow, likelyHeader, readCsvRows } from '#shared/input-parsing/csv-table.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { fittingMappings } from './choose-csv-mapping.ts'
import { loadCsvMappings } from './csv-mappings.ts'
import { type CsvLine, type CsvReading, datesInCsv, readCsvLines } from './statements/parse-csv.ts'
import { textOf } from './statements/parse-statements.ts'

const rowsShown = 5
const linesShown = 10
const problemsShown = 20
/** A bank's cells are short. In characters. */
const cellShown = 200
const rowsLooked = 150

const describeLine = (line: CsvLine): CsvPreview['lines'][number] => ({
  row: line.at,
  valueDate: line.valueDate,
  bookingDate: line.bookingDate,
  amount: decimalFromCents(line.amountCents),
  balance: line.balanceCents === undefined ? null : decimalFromCents(line.balanceCents),
  currency: line.currency || null,
  account: line.account || null,
  text: line.text,
  bankReference: line.bankReference ?? null,
  payerName: line.payerName ?? null,
  payerAccount: line.payerAccount ?? null,
})

const tableOf = (source: string, mapping: CsvMapping | undefined): Pick<CsvPreview, 'headings' | 'rows'> => {
  const rows = readCsvRows(source, rowsLooked)
  const header = mapping ? findHeader(rows, mapping.headings) : likelyHeader(rows)
  const headings = headingsOfRow(rows[header]?.cells ?? [])
  return {
    headings,
    rows: rows
      .slice(header + 1, header + 1 + rowsShown)
      .map(({ cells }) => headings.map((_heading, index) => (cells[index] ?? '').slice(0, cellShown))),
  }
}

const linesOf = (
  source: string,
  reading: CsvReading,
): Pick<CsvPreview, 'dateOrders' | 'lines' | 'problems'> => {
  const dateOrders = datesInCsv(source, reading.columns)
  // The first lines are shown in an order all the same, while the person chooses.
  const order = reading.dateOrder ?? dateOrders[0]
  const { lines, problems } = readCsvLines(source, { ...reading, dateOrder: order })
  return {
    dateOrders,
    lines: lines.slice(0, linesShown).map(describeLine),
    problems: problems.slice(0, problemsShown),
  }
}

export const previewCsvAct: RunAct<'csv-preview'> = async (
  { file, encoding, mapping: name, columns, dateOrder },
  _act,
  { table },
) => {
  try {
    const source = await textOf(file, encoding)
    const mappings = await loadCsvMappings(table)
    const named = mappings.find((each) => each.name === name)
    if (name !== undefined && !named) return refuseAct('notFound', `there is no mapping ${name}`)
    const fitting = columns || named ? [] : fittingMappings(source, mappings)
    const mapping = named ?? (fitting.length === 1 ? fitting[0] : undefined)
    const reading = columns
      ? { columns, dateOrder }
      : mapping && {
          columns: mapping.columns,
          dateOrder: dateOrder ?? mapping.dateOrder,
          account: mapping.account ?? undefined,
          currency: mapping.currency ?? undefined,
        }
    return {
      ok: true,
      mapping: columns ? null : (mapping?.name ?? null),
      fitting: fitting.length > 1 ? fitting.map((each) => each.name) : [],
      ...tableOf(source, columns ? undefined : mapping),
      ...(reading ? linesOf(source, reading) : { dateOrders: [], lines: [], problems: [] }),
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return refuseAct('invalidInput', error.message)
    throw error
  }
}
