import type { filesEndpoints } from '../../shared/files/files.endpoints.ts'
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
  if (!document) return refuse(20018)
  if (document.status === 'complete') return described(document)

  const sentTo = uploadKey(companyId, document.fileId)
  const upload = await readUpload(files, sentTo, document)
  if (!upload.found) {
    // A second call at the same time may have completed it, and moved the file, meanwhile.
    const completed = await findCompleteDocument(table, companyId, document.fileId)
    return completed ? described(completed) : refuse(50003)
  }
  if (!upload.content) {
    await files.remove(sentTo)
    await table.transact({ document: removePendingDocument(table, document) })
    return refuse(50002)
  }
  await files.write(document.objectKey, upload.content, document.contentType)
  const outcome = await table.transact({ document: completeDocument(table, document, clock()) })
  await files.remove(sentTo)
  if (outcome.ok || (await findCompleteDocument(table, companyId, document.fileId)))
    return described(document)
  await files.remove(document.objectKey)
  return refuse(50003)
}
