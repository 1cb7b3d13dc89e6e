import { buffer } from 'node:stream/consumers'
import {
  type CsvRow,
  headingsOfRow,
  likelyHeader,
  maxRowsAboveHeader,
  readCsvRows,
} from '#shared/input-parsing/csv-table.ts'
import { encodingsOf } from '#shared/input-parsing/text-encoding.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { guessUploadColumns } from '#shared/shops/guess-upload-columns.ts'
import { requiredRoles, type TableProblem } from '#shared/shops/upload-columns.ts'
import { maxUploadedRows, maxUploadedTable } from '#shared/shops/upload-limits.ts'
import { type StoredFile, verdictOn } from '../data/files.ts'
import { decodeFile } from '../runtime/decode-file.ts'
import type { Deps } from '../runtime/deps.ts'
import { readXlsx } from './read-xlsx.ts'

export interface UploadedTable {
  headings: string[]
  /** The rows below the headings. */
  rows: CsvRow[]
}

const readRows = async (bytes: Uint8Array, extension: StoredFile['extension']): Promise<CsvRow[]> => {
  const limit = maxUploadedRows + maxRowsAboveHeader
  if (extension === 'xlsx') return readXlsx(bytes, limit)
  // Any possible encoding will do: numbers, dates and amounts are the same in all of them.
  const [encoding = 'utf-8'] = encodingsOf(bytes)
  const source = await decodeFile(bytes, encoding)
  if (source === undefined) throw new UnreadableFile('damaged')
  return readCsvRows(source, limit + 1)
}

/** The row whose cells are best recognised as headings; there may be titles and merged headings above it. */
const headerOf = (rows: readonly CsvRow[]): number => {
  const guesses = rows
    .slice(0, maxRowsAboveHeader)
    .map(({ cells }) => guessUploadColumns(headingsOfRow(cells)))
  const counts = guesses.map((guess) =>
    requiredRoles.every((role) => guess[role] !== undefined) ? Object.keys(guess).length : 0,
  )
  const most = Math.max(0, ...counts)
  return most > 0 ? counts.indexOf(most) : likelyHeader(rows)
}

/** The table in an uploaded file. Throws UnreadableFile. */
export const readUploadedTable = async (
  { files }: Pick<Deps, 'files'>,
  file: StoredFile,
): Promise<UploadedTable> => {
  if (file.size > maxUploadedTable) throw new UnreadableFile('tooLarge')
  if ((verdictOn(file) ?? 'clean') !== 'clean') throw new UnreadableFile('unsafe')
  const rows = await readRows(await buffer(await files.read(file.objectKey)), file.extension)
  const header = headerOf(rows)
  const head = rows[header]
  if (!head) throw new UnreadableFile('noHeadings')
  const below = rows.slice(header + 1)
  if (below.length === 0) throw new UnreadableFile('noRows')
  if (below.length > maxUploadedRows) throw new UnreadableFile('tooManyRows')
  const headings = headingsOfRow(head.cells)
  // In a workbook, cells to the right of the table do not shift those of the table, and are cut off.
  return {
    headings,
    rows:
      file.extension === 'xlsx'
        ? below.map(({ at, cells }) => ({ at, cells: cells.slice(0, headings.length) }))
        : below,
  }
}

/** Why a file cannot be read, by the message of its error. */
export const problemOf = ({ message }: UnreadableFile): TableProblem => {
  switch (message) {
    case 'tooLarge':
      return 'tooLarge'
    case 'tooManyRows':
      return 'tooLong'
    case 'unsafe':
      return 'unsafe'
    case 'noHeadings':
    case 'noRows':
      return 'noRows'
    default:
      return 'unreadable'
  }
}
