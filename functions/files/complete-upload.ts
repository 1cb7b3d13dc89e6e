import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { awaitScan } from '../data/awaited-scans.ts'
import {
  completeFile,
  findCompleteFile,
  findFile,
  removePendingFile,
  type StoredFile,
  uploadKey,
} from '../data/files.ts'
import { sha256Of } from '../data/sha256.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { readUpload } from './read-upload.ts'

const described = ({ fileId, fileName, size, contentType }: StoredFile) =>
  answer({ file_id: fileId, file_name: fileName, size, content_type: contentType })

export const completeUpload: Handler<typeof filesEndpoints.completeUpload> = async (
  { input, session },
  { table, files, clock },
) => {
  const { companyId } = session
  const file = await findFile(table, companyId, input.params.id)
  if (!file || file.status === 'withdrawn') return refuse('notFound')
  if (file.status === 'complete') return described(file)

  const sentTo = uploadKey(companyId, file.fileId)
  const upload = await readUpload(files, sentTo, file)
  if (!upload.found) {
    // A concurrent call may have completed it, and moved the file, meanwhile.
    const completed = await findCompleteFile(table, companyId, file.fileId)
    return completed ? described(completed) : refuse('fileMissing')
  }
  if (!upload.content) {
    await files.remove(sentTo)
    await table.transact({ file: removePendingFile(table, file) })
    return refuse('checksumMismatch')
  }
  // The key contains the content's hash: of two concurrent calls, the later cannot replace a completed file.
  const digest = sha256Of(upload.content)
  const objectKey = `${file.objectKey}/${digest}`
  const now = clock()
  await Promise.all([
    files.write(objectKey, upload.content, file.contentType),
    table.write(awaitScan(table, { companyId, fileId: file.fileId, since: now.toISOString() })),
  ])
  const outcome = await table.transact({ file: completeFile(table, file, objectKey, now) })
  await files.remove(sentTo)
  if (outcome.ok) return described(file)
  const completed = await findCompleteFile(table, companyId, file.fileId)
  if (completed?.objectKey !== objectKey) await files.remove(objectKey)
  return completed ? described(completed) : refuse('fileMissing')
}
