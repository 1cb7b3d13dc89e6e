import { awaitScan } from '../data/awaited-scans.ts'
import { completeFile, findCompleteFile, type StoredFile } from '../data/files.ts'
import { sha256Of } from '../data/sha256.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Stores the checked content of a pending file, and completes it. Of concurrent calls one does, and all return its file;
 * undefined if the file is gone.
 */
export const acceptContent = async (
  file: StoredFile,
  content: Uint8Array,
  { table, files, clock }: Pick<Deps, 'table' | 'files' | 'clock'>,
): Promise<StoredFile | undefined> => {
  const { companyId, fileId } = file
  // The key contains the content's hash: of two concurrent calls, the later cannot replace a completed file.
  const objectKey = `${file.objectKey}/${sha256Of(content)}`
  const now = clock()
  await Promise.all([
    files.write(objectKey, content, file.contentType),
    table.write(awaitScan(table, { companyId, fileId, since: now.toISOString() })),
  ])
  const outcome = await table.transact({ file: completeFile(table, file, objectKey, now) })
  if (outcome.ok) return file
  const completed = await findCompleteFile(table, companyId, fileId)
  if (completed?.objectKey !== objectKey) await files.remove(objectKey)
  return completed
}
