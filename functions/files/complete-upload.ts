import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { findCompleteFile, findFile, removePendingFile, uploadKey } from '../data/files.ts'
import { type Handler, refuse } from '../http/handle.ts'
import { acceptContent } from './accept-content.ts'
import { described } from './described.ts'
import { readUpload } from './read-upload.ts'

export const completeUpload: Handler<typeof filesEndpoints.completeUpload> = async (
  { input, session },
  deps,
) => {
  const { table, files } = deps
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
  const completed = await acceptContent(file, upload.content, deps)
  await files.remove(sentTo)
  return completed ? described(completed) : refuse('fileMissing')
}
