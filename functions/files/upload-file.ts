import { contentTypes } from '#shared/files/file-types.ts'
import type { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { countCall } from '../account/limits/count-call.ts'
import { awaitScan } from '../data/awaited-scans.ts'
import { createCompleteFile, fileKey } from '../data/files.ts'
import { sha256Of } from '../data/sha256.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { isGenuine } from './is-genuine.ts'
import { mostUploadsADay } from './most-uploads.ts'
import { withExtension } from './with-extension.ts'

export const uploadFile: Handler<typeof filesEndpoints.uploadFile> = async (
  { input, session },
  { table, files, clock, random },
) => {
  const { fileName, fileExtensions: extension, fileCRC: crc32, content } = input.body
  const { companyId } = session
  const now = clock()
  const file = {
    companyId,
    fileId: random.id(),
    fileName: withExtension(fileName, extension),
    extension,
    contentType: contentTypes[extension],
    size: content.length,
    crc32,
    origin: 'seller',
    createdAt: now.toISOString(),
    version: 1,
  } as const
  if (!isGenuine(content, file)) return refuse('checksumMismatch')
  // Before the bytes are kept, which is what is bounded.
  const ofDay = countCall({ table, clock }, 'upload', companyId, mostUploadsADay)
  if (!(await table.write(ofDay.write))) return ofDay.refusal()
  const digest = sha256Of(content)
  const objectKey = `${fileKey(companyId, file.fileId)}/${digest}`
  await Promise.all([
    files.write(objectKey, content, file.contentType),
    table.write(awaitScan(table, { companyId, fileId: file.fileId, since: now.toISOString() })),
  ])
  await table.transact({ file: createCompleteFile(table, file, objectKey, now) })
  return answer({
    file_id: file.fileId,
    file_name: file.fileName,
    size: file.size,
    content_type: file.contentType,
  })
}
