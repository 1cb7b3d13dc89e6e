import { tableExtensions } from '#shared/files/table-types.ts'
import type { UploadedFile } from '../ui/file-field.tsx'
import { InvalidFile } from './invalid-file.ts'
import { completePendingUpload, sendFile } from './upload-file.ts'

/** Uploads a table as it is: text with columns, or an Excel workbook. Fails as `uploadFile` does. */
export const uploadTable = async (
  chosen: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedFile> => {
  const completed = await completePendingUpload(chosen)
  if (completed) return completed
  const written = /\.([^.]+)$/.exec(chosen.name)?.[1]?.toLowerCase() ?? ''
  // Some platforms name their CSV exports `.txt`.
  const extension = tableExtensions.find((each) => each === (written === 'txt' ? 'csv' : written))
  if (!extension) throw new InvalidFile('fileTypeInvalid')
  if (chosen.size === 0) throw new InvalidFile('fileEmpty')
  return sendFile(chosen, chosen, extension, onProgress, signal)
}
