import * as z from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { fileExtensions, maximumFileSize } from './file-types.ts'

/** The id of a document, as `ask-upload` gave it. */
export const fileIdSchema = z.string('required').regex(/^[\w-]{1,64}$/, 'invalid')

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
        .trim()
        .min(1, 'required')
        .max(200, 'tooLong')
        .regex(/^[^/\\\p{Cc}]+$/u, 'invalid'),
      file_extension: z
        .string('required')
        .trim()
        .toLowerCase()
        .pipe(z.enum(fileExtensions, 'fileTypeInvalid')),
      /** In bytes. */
      size: z.int('required').min(1, 'invalid').max(maximumFileSize, 'fileTooLarge'),
      /** CRC-32 (as in zip and PNG) of the whole file: eight hexadecimal digits in lower case. */
      crc32: z.string('required').regex(/^[0-9a-f]{8}$/, 'checksumInvalid'),
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
    errors: [20018, 50002, 50003],
  }),
  getFileOnlineUrl: endpoint({
    name: 'get-file-online-url',
    method: 'POST',
    path: '/thirdparty/file/storage/getFileOnlineURL',
    audience: 'session',
    envelope: 'company',
    summary: 'A link, good for minutes, that shows a document of the company in the browser.',
    body: z.object({ file_id: fileIdSchema }),
    response: z.object({ url: z.string() }),
    errors: [20018],
  }),
} as const
