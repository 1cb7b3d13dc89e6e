import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { uploadKey } from '../data/files.ts'
import { answer, type Handler } from '../http/handle.ts'
import { beginUpload } from './begin-upload.ts'
import { pendingFile } from './pending-file.ts'

const ticketSeconds = 15 * 60

export const askUpload: Handler<typeof filesEndpoints.askUpload> = async ({ input, session }, deps) => {
  const { file_name: fileName, file_extension: extension, size, crc32 } = input.body
  const { companyId } = session
  const now = deps.clock()
  const file = pendingFile({ companyId, fileName, extension, size, crc32 }, deps)
  const ticket = await deps.files.presignUpload({
    key: uploadKey(companyId, file.fileId),
    contentType: file.contentType,
    size,
    seconds: ticketSeconds,
  })
  const refused = await beginUpload(file, deps)
  if (refused) return refused
  return answer({
    file_id: file.fileId,
    url: ticket.url,
    fields: ticket.fields,
    expires_at: new Date(now.getTime() + ticketSeconds * 1000).toISOString(),
  })
}
