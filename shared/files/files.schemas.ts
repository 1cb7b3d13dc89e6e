import * as z from 'zod/mini'
import { drawnIdSchema } from '../api/field-schemas.ts'
import { fileExtensions, maximumFileSize } from './file-types.ts'

export const filesSchemas = {
  askUpload: {
    body: z.object({
      file_name: z
        .string('required')
        .check(
          z.trim(),
          z.minLength(1, 'required'),
          z.maxLength(200, 'tooLong'),
          z.regex(/^[^/\\\p{Cc}]+$/u, 'invalid'),
        ),
      file_extension: z.pipe(
        z.string('required').check(z.trim(), z.toLowerCase()),
        z.enum(fileExtensions, 'fileTypeInvalid'),
      ),
      /** In bytes. */
      size: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(maximumFileSize, 'fileTooLarge')),
      /** CRC-32 (as in zip and PNG) of the whole file: eight hexadecimal digits in lower case. */
      crc32: z.string('required').check(z.regex(/^[0-9a-f]{8}$/, 'checksumInvalid')),
    }),
    response: z.object({
      file_id: z.string(),
      url: z.string(),
      /** Form fields to send before the file itself, which comes last and is named `file`. */
      fields: z.record(z.string(), z.string()),
      expires_at: z.string(),
    }),
  },
  completeUpload: {
    params: z.object({ id: drawnIdSchema }),
    response: z.object({
      file_id: z.string(),
      file_name: z.string(),
      size: z.int(),
      content_type: z.string(),
    }),
  },
  getFileOnlineUrl: {
    body: z.object({ file_id: drawnIdSchema }),
    response: z.object({ url: z.string() }),
  },
}
