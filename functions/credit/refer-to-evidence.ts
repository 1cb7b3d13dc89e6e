import type { FieldError } from '#shared/api/envelope.ts'
import { findCompleteFile, keepFile, verdictOn } from '../data/files.ts'
import type { NamedFile } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'

/** The files that speak for a request. */
export type Evidence =
  | {
      ok: true
      documents: NamedFile[]
      /** Belongs in the transaction of the request, which then refers only to what stays. */
      keeping: Record<string, Write | undefined>
      /** The fields whose files went before that transaction, by the writes that it failed at. */
      lost(failed: readonly string[]): FieldError[]
    }
  | { ok: false; errors: FieldError[] }

const nameOf = (fileId: string): string => `document ${fileId}`

/** Looks up the company's files that speak for a request, each once; or says which of them are none, or not clean. */
export const referToEvidence = async (
  table: Table,
  companyId: string,
  fileIds: readonly string[],
  now: Date,
): Promise<Evidence> => {
  const ids = [...new Set(fileIds)]
  const fieldOf = (fileId: string) => `body.documents.${fileIds.indexOf(fileId)}`
  const files = await Promise.all(ids.map((fileId) => findCompleteFile(table, companyId, fileId)))
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
      found.map((file) => [nameOf(file.fileId), keepFile(table, file, 'limit_evidence', now)]),
    ),
    lost: (failed) =>
      ids
        .filter((fileId) => failed.includes(nameOf(fileId)))
        .map((fileId) => ({ field: fieldOf(fileId), rule: 'invalid' })),
  }
}
