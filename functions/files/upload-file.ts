import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { type Handler, refuse } from '../http/handle.ts'
import { acceptContent } from './accept-content.ts'
import { beginUpload } from './begin-upload.ts'
import { described } from './described.ts'
import { matchesDeclaration } from './matches-declaration.ts'
import { pendingFile } from './pending-file.ts'
import { uploadPart } from './upload-part.ts'

export const uploadFile: Handler<typeof filesEndpoints.uploadFile> = async ({ input, session }, deps) => {
  const { fileName, fileExtensions, fileCRC, fileSize, part = 1, file_id: fileId, content } = input.body
  const { companyId } = session
  const size = fileSize ?? content.length
  const declared = { companyId, fileName, extension: fileExtensions, size, crc32: fileCRC }
  if (fileSize !== undefined) return uploadPart({ ...declared, fileId, part, content }, deps)
  const file = pendingFile(declared, deps)
  if (!matchesDeclaration(content, file)) return refuse('checksumMismatch')
  // The limits are checked before the bytes are stored.
  const refused = await beginUpload(file, deps)
  if (refused) return refused
  const completed = await acceptContent(file, content, deps)
  return completed ? described(completed) : refuse('fileMissing')
}
