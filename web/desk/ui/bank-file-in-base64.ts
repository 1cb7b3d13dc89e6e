import { maxBankFile, maxCallFile } from '#shared/desk/bank-file-size.ts'
import { inBase64 } from './in-base64.ts'

/** A bank's file that fits into a call, compressed if necessary. Undefined if it is too large. */
export const compressToFit = async (file: Blob): Promise<Blob | undefined> => {
  if (file.size > maxBankFile) return undefined
  if (file.size <= maxCallFile) return file
  const compressed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  return compressed.size > maxCallFile ? undefined : compressed
}

/** A bank's file in base64. Undefined if it is too large. */
export const bankFileInBase64 = async (file: Blob): Promise<string | undefined> => {
  const fitting = await compressToFit(file)
  return fitting && inBase64(fitting)
}
