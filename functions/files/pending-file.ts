import { contentTypeOf, type FileExtension } from '#shared/files/table-types.ts'
import { fileKey, type StoredFile } from '../data/files.ts'
import type { Deps } from '../runtime/deps.ts'
import { withExtension } from './with-extension.ts'

/** The new file of an upload, as declared by the caller. */
export const pendingFile = (
  declared: { companyId: string; fileName: string; extension: FileExtension; size: number; crc32: string },
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
): StoredFile => {
  const { companyId, fileName, extension, size, crc32 } = declared
  const fileId = random.id()
  return {
    companyId,
    fileId,
    fileName: withExtension(fileName, extension),
    extension,
    contentType: contentTypeOf(extension),
    size,
    crc32,
    status: 'pending',
    origin: 'seller',
    objectKey: fileKey(companyId, fileId),
    createdAt: clock().toISOString(),
    version: 1,
  }
}
