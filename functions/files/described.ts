import type { StoredFile } from '../data/files.ts'
import { answer } from '../http/handle.ts'

/** The response of a completed upload. */
export const described = ({ fileId, fileName, size, contentType }: StoredFile) =>
  answer({ file_id: fileId, file_name: fileName, size, content_type: contentType })
