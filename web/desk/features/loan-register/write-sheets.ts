import { decimalFromCents } from '#shared/money/cents.ts'
import { type CsvValue, csvLines, csvOfTable } from '#shared/portfolio/csv.ts'
import type { RegisterCell, Sheet } from './register-sheets.ts'

const csvCell = (cell: RegisterCell): CsvValue => {
  if (cell === null || typeof cell === 'string') return cell
  if ('day' in cell) return cell.day
  if ('percent' in cell) return cell.percent
  return 'count' in cell ? cell.count : decimalFromCents(cell.cents)
}

/** One sheet as CSV. */
export const sheetAsCsv = ({ header, rows }: Sheet): string =>
  csvOfTable(
    header,
    rows.map((row) => row.map(csvCell)),
  )

/** Writes a sheet that arrives in parts as CSV. Only the text of each part is kept in memory. */
export const sheetPartsAsCsv = async (parts: AsyncIterable<Sheet>): Promise<string> => {
  const texts: string[] = []
  for await (const { header, rows } of parts) {
    if (texts.length === 0) texts.push(csvLines([header]))
    texts.push(csvLines(rows.map((row) => row.map(csvCell))))
  }
  return texts.join('')
}

const excelCell = (cell: RegisterCell) => {
  if (cell === null) return null
  if (typeof cell === 'string') return { type: String, value: cell }
  if ('day' in cell) return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'yyyy-mm-dd' }
  if ('percent' in cell) return { type: Number, value: Number(cell.percent), format: '0.00' }
  return 'count' in cell
    ? { type: Number, value: cell.count, format: '0' }
    : { type: Number, value: Number(decimalFromCents(cell.cents)), format: '#,##0.00' }
}

/** Sheets as an Excel workbook. */
export const sheetsAsExcel = async (sheets: readonly Sheet[]): Promise<Blob> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  return writeExcelFile(
    sheets.map(({ name, header, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: header.map(() => ({ width: 18 })),
      data: [
        header.map((title) => ({ value: title, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(excelCell)),
      ],
    })),
  ).toBlob()
}

/** Writes a sheet that arrives in parts as an Excel workbook. */
export const sheetPartsAsExcel = async (parts: AsyncIterable<Sheet>): Promise<Blob> => {
  const sheets: Sheet[] = []
  for await (const part of parts) sheets.push(part)
  return sheetsAsExcel(
    sheets.slice(0, 1).map((first) => ({ ...first, rows: sheets.flatMap(({ rows }) => rows) })),
  )
}
