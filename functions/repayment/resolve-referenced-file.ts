import type { FieldError } from '#shared/api/envelope.ts'
import type { FileKind } from '#shared/files/file-kinds.ts'
import { findCompleteDocument, retainFile, verdictOn } from '../data/files.ts'
import type { Table, Write } from '../data/table.ts'

/**
 * The write that retains a referenced file of the company under its kind; none without a file. Otherwise the error at
 * the field `file_id`: there is no such file, or it did not pass the scan.
 */
export const resolveReferencedFile = async (
  table: Table,
  { companyId, fileId }: { companyId: string; fileId: string | undefined },
  kind: FileKind,
  now: Date,
): Promise<{ ok: true; keeping: Write | undefined } | { ok: false; errors: FieldError[] }> => {
  if (fileId === undefined) return { ok: true, keeping: undefined }
  const file = await findCompleteDocument(table, companyId, fileId)
  if (!file) return { ok: false, errors: [{ field: 'body.file_id', rule: 'invalid' }] }
  if ((verdictOn(file) ?? 'clean') !== 'clean')
    return { ok: false, errors: [{ field: 'body.file_id', rule: 'fileNotClean' }] }
  return { ok: true, keeping: retainFile(table, file, kind, now) }
}
