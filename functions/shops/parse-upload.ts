import type { FieldError } from '#shared/api/envelope.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { type LeftOutRow, readOrders, type UploadedOrder } from '#shared/shops/read-orders.ts'
import type { TableProblem, UploadReading } from '#shared/shops/upload-columns.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompleteFile, type StoredFile } from '../data/files.ts'
import { findUploadedSource, type UploadedSource } from '../data/uploaded-sources.ts'
import type { Deps } from '../runtime/deps.ts'
import { problemOf, readUploadedTable, type UploadedTable } from './read-uploaded-table.ts'

/** A company's uploaded shop, and a file with a table; undefined unless both are there. */
export const findUpload = async (
  { table }: Pick<Deps, 'table'>,
  companyId: string,
  { source_id: sourceId, file_id: fileId }: { source_id: string; file_id: string },
): Promise<{ source: UploadedSource; file: StoredFile } | undefined> => {
  const [source, file] = await Promise.all([
    findUploadedSource(table, companyId, sourceId),
    findCompleteFile(table, companyId, fileId),
  ])
  return source && file && (file.extension === 'csv' || file.extension === 'xlsx')
    ? { source, file }
    : undefined
}

/** The table of a file, or why it cannot be read. */
export const openUpload = async (
  deps: Pick<Deps, 'files'>,
  file: StoredFile,
): Promise<UploadedTable | { problem: TableProblem }> => {
  try {
    return await readUploadedTable(deps, file)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { problem: problemOf(error) }
  }
}

/** The columns of a reading that the file does not have. */
export const unknownColumns = (
  { headings }: Pick<UploadedTable, 'headings'>,
  { columns }: UploadReading,
): FieldError[] =>
  Object.entries(columns).flatMap(([role, column]) =>
    column === undefined || headings.includes(column)
      ? []
      : [{ field: `body.reading.columns.${role}`, rule: 'unknownOption' as const }],
  )

/** The orders of a table, read as the seller specified. */
export const parseUpload = (
  { rows, headings }: UploadedTable,
  reading: UploadReading,
  { currency, timeZone }: Pick<UploadedSource, 'currency' | 'timeZone'>,
  now: Date,
): { orders: UploadedOrder[]; leftOut: LeftOutRow[] } =>
  readOrders(rows, headings, reading, { currency, timeZone, today: businessDate(now) })
