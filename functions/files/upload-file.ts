import { contentTypes } from '#shared/files/file-types.ts'
import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { awaitScan } from '../data/awaited-scans.ts'
import { completeFile, fileKey } from '../data/files.ts'
import { sha256Of } from '../data/sha256.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { beginUpload } from './begin-upload.ts'
import { isGenuine } from './is-genuine.ts'
import { withExtension } from './with-extension.ts'

export const uploadFile: Handler<typeof filesEndpoints.uploadFile> = async ({ input, session }, deps) => {
  const { table, files, clock, random } = deps
  const { fileName, fileExtensions: extension, fileCRC: crc32, content } = input.body
  const { companyId } = session
  const now = clock()
  const fileId = random.id()
  const file = {
    companyId,
    fileId,
    fileName: withExtension(fileName, extension),
    extension,
    contentType: contentTypes[extension],
    size: content.length,
    crc32,
    status: 'pending',
    origin: 'seller',
    objectKey: fileKey(companyId, fileId),
    createdAt: now.toISOString(),
    version: 1,
  } as const
  if (!isGenuine(content, file)) return refuse('checksumMismatch')
  // Before the bytes are stored, which the limits are about.
  const refused = await beginUpload(file, deps)
  if (refused) return refused
  const digest = sha256Of(content)
  const objectKey = `${file.objectKey}/${digest}`
  await Promise.all([
    files.write(objectKey, content, file.contentType),
    table.write(awaitScan(table, { companyId, fileId, since: now.toISOString() })),
  ])
  await table.transact({ file: completeFile(table, file, objectKey, now) })
  return answer({
    file_id: file.fileId,
    file_name: file.fileName,
    size: file.size,
    content_type: file.contentType,
  })
}
