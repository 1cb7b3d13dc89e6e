import type { FieldError } from '#shared/api/envelope.ts'
import { findCompleteDocument, retainFile, verdictOn } from '../data/files.ts'
import type { NamedFile } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'

/** The evidence files of a request. */
export type Evidence =
  | {
      ok: true
      documents: NamedFile[]
      /** Belongs in the transaction of the request, so that it references only retained files. */
      keeping: Record<string, Write | undefined>
      /** The fields whose files were removed before that transaction, by its failed writes. */
      lost(failed: readonly string[]): FieldError[]
    }
  | { ok: false; errors: FieldError[] }

const nameOf = (fileId: string): string => `document ${fileId}`

/** Finds the company's evidence files of a request, each once; or the errors of missing and rejected ones. */
export const resolveEvidenceFiles = async (
  table: Table,
  companyId: string,
  fileIds: readonly string[],
  now: Date,
): Promise<Evidence> => {
  const ids = [...new Set(fileIds)]
  const fieldOf = (fileId: string) => `body.documents.${fileIds.indexOf(fileId)}`
  const files = await Promise.all(ids.map((fileId) => findCompleteDocument(table, companyId, fileId)))
  const errors = ids.flatMap((fileId, index): FieldError[] => {
    const file = files[index]
    if (!file) return [{ field: fieldOf(fileId), rule: 'invalid' }]
    return (verdictOn(file) ?? 'clean') === 'clean' ? [] : [{ field: fieldOf(fileId), rule: 'fileNotClean' }]
  })
  if (errors.length > 0) return { ok: false, errors }
  const found = files.filter((file) => file !== undefined)
  return {
    ok: true,
    documents: found.map(({ fileId, fileName, size }) => ({ fileId, fileName, size })),
    keeping: Object.fromEntries(
      found.map((file) => [nameOf(file.fileId), retainFile(table, file, 'limit_evidence', now)]),
    ),
    lost: (failed) =>
      ids
        .filter((fileId) => failed.includes(nameOf(fileId)))
        .map((fileId) => ({ field: fieldOf(fileId), rule: 'invalid' })),
  }
}
