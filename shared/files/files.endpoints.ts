import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { fileExtensions, maximumFileSize } from './file-types.ts'

/** The id of a document, as `ask-upload` gave it. */
export const fileIdSchema = z.string('required').check(z.regex(/^[\w-]{1,64}$/, 'invalid'))

export const filesEndpoints = {
  askUpload: endpoint({
    name: 'ask-upload',
    method: 'POST',
    path: '/api/uploadFiles',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Asks where to send a file. The answer is a form POST, bound to this one file, that goes to the store.',
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
    errors: [],
  }),
  completeUpload: endpoint({
    name: 'complete-upload',
    method: 'POST',
    path: '/api/uploadFiles/{id}/complete',
    audience: 'session',
    envelope: 'landing',
    summary:
      'Checks the file that was sent and makes it a document. A file that is not what was said is removed.',
    params: z.object({ id: fileIdSchema }),
    response: z.object({
      file_id: z.string(),
      file_name: z.string(),
      size: z.int(),
      content_type: z.string(),
    }),
    errors: ['notFound', 'checksumMismatch', 'fileMissing'],
  }),
  getFileOnlineUrl: endpoint({
    name: 'get-file-online-url',
    method: 'POST',
    path: '/thirdparty/file/storage/getFileOnlineURL',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'A link, good for minutes, that shows a document of the company in the browser.',
    body: z.object({ file_id: fileIdSchema }),
    response: z.object({ url: z.string() }),
    errors: ['notFound'],
  }),
} as const
