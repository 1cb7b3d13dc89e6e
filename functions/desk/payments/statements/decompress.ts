import { gunzipSync } from 'node:zlib'
import { maxBankFile } from '#shared/desk/bank-file-size.ts'
import { UnreadableStatement } from './bank-statement.ts'

const megabytes = maxBankFile / 1024 / 1024

/** The content of a file, which may be compressed by gzip. Throws UnreadableStatement if it is damaged or too large. */
export const decompress = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBankFile })
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableStatement(
      isTooLarge ? `the file has more than ${megabytes} MB` : 'the compressed file is damaged',
    )
  }
}
