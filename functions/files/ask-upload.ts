import { contentTypes } from '#shared/files/file-types.ts'
import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { fileKey, uploadKey } from '../data/files.ts'
import { answer, type Handler } from '../http/handle.ts'
import { beginUpload } from './begin-upload.ts'
import { withExtension } from './with-extension.ts'

const ticketSeconds = 15 * 60

export const askUpload: Handler<typeof filesEndpoints.askUpload> = async ({ input, session }, deps) => {
  const { file_name: fileName, file_extension: extension, size, crc32 } = input.body
  const { companyId } = session
  const fileId = deps.random.id()
  const now = deps.clock()
  const contentType = contentTypes[extension]
  const ticket = await deps.files.presignUpload({
    key: uploadKey(companyId, fileId),
    contentType,
    size,
    seconds: ticketSeconds,
  })
  const refused = await beginUpload(
    {
      companyId,
      fileId,
      fileName: withExtension(fileName, extension),
      extension,
      contentType,
      size,
      crc32,
      status: 'pending',
      origin: 'seller',
      objectKey: fileKey(companyId, fileId),
      createdAt: now.toISOString(),
      version: 1,
    },
    deps,
  )
  if (refused) return refused
  return answer({
    file_id: fileId,
    url: ticket.url,
    fields: ticket.fields,
    expires_at: new Date(now.getTime() + ticketSeconds * 1000).toISOString(),
  })
}
