import { createHash } from 'node:crypto'
import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import {
  completeDocument,
  findCompleteDocument,
  findDocument,
  removePendingDocument,
  type StoredDocument,
  uploadKey,
} from '../data/documents.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { readUpload } from './read-upload.ts'

const described = ({ fileId, fileName, size, contentType }: StoredDocument) =>
  answer({ file_id: fileId, file_name: fileName, size, content_type: contentType })

export const completeUpload: Handler<typeof filesEndpoints.completeUpload> = async (
  { input, session },
  { table, files, clock },
) => {
  const { companyId } = session
  const document = await findDocument(table, companyId, input.params.id)
  if (!document || document.status === 'withdrawn') return refuse('notFound')
  if (document.status === 'complete') return described(document)

  const sentTo = uploadKey(companyId, document.fileId)
  const upload = await readUpload(files, sentTo, document)
  if (!upload.found) {
    // A second call at the same time may have completed it, and moved the file, meanwhile.
    const completed = await findCompleteDocument(table, companyId, document.fileId)
    return completed ? described(completed) : refuse('fileMissing')
  }
  if (!upload.content) {
    await files.remove(sentTo)
    await table.transact({ document: removePendingDocument(table, document) })
    return refuse('checksumMismatch')
  }
  // Named by its content: of two calls at once, the later cannot put another file in the place of a completed one.
  const digest = createHash('sha256').update(upload.content).digest('hex')
  const objectKey = `${document.objectKey}/${digest}`
  await files.write(objectKey, upload.content, document.contentType)
  const outcome = await table.transact({ document: completeDocument(table, document, objectKey, clock()) })
  await files.remove(sentTo)
  if (outcome.ok) return described(document)
  const completed = await findCompleteDocument(table, companyId, document.fileId)
  if (completed?.objectKey !== objectKey) await files.remove(objectKey)
  return completed ? described(completed) : refuse('fileMissing')
}
