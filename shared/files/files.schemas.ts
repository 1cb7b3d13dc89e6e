import * as z from 'zod/mini'
import { randomIdSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf } from '../api/page.schema.ts'
import { fileGroupNames, fileKinds } from './file-kinds.ts'
import { fileStates } from './file-scan.ts'
import { maximumFileSize, maximumPostedSize } from './file-types.ts'
import { fileExtensions } from './table-types.ts'

/** Marks that change the writing direction could show another extension than a file has. */
const fileName = z
  .string('required')
  .check(
    z.trim(),
    z.normalize(),
    z.minLength(1, 'required'),
    z.maxLength(200, 'tooLong'),
    z.regex(/^[^/\\\p{Cc}\p{Bidi_Control}\u2028\u2029]+$/u, 'fileNameInvalid'),
  )

const fileExtension = z.pipe(
  z.string('required').check(z.trim(), z.toLowerCase()),
  z.enum(fileExtensions, 'fileTypeInvalid'),
)

/** CRC-32 (as in zip and PNG) of the whole file: eight hexadecimal digits in lower case. */
const checksum = z.string('required').check(z.regex(/^[0-9a-f]{8}$/, 'checksumInvalid'))

/** A whole number in a form, whose fields are texts. */
const wholeNumber = z.pipe(
  z.string('required').check(z.regex(/^[1-9]\d{0,8}$/, 'invalid')),
  z.transform(Number),
)

const uploadedFile = z.object({
  file_id: z.string(),
  file_name: z.string(),
  size: z.int(),
  content_type: z.string(),
})

export const filesSchemas = {
  askUpload: {
    body: z.object({
      file_name: fileName,
      file_extension: fileExtension,
      /** In bytes. */
      size: z.int('required').check(z.minimum(1, 'fileEmpty'), z.maximum(maximumFileSize, 'fileTooLarge')),
      crc32: checksum,
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
    params: z.object({ id: randomIdSchema }),
    response: uploadedFile,
  },
  uploadFile: {
    body: z.object({
      fileName,
      fileExtensions: fileExtension,
      fileCRC: checksum,
      /** Of a file in parts: the size of the whole, in bytes. Each part but the last has 4 MB. */
      fileSize: z.optional(z.pipe(wholeNumber, z.int().check(z.maximum(maximumFileSize, 'fileTooLarge')))),
      /** Of a file in parts: the number of this part, from 1 on. The last part completes the file. */
      part: z.optional(wholeNumber),
      /** For all parts but the first: the `file_id` of the first part's response. */
      file_id: z.optional(randomIdSchema),
      /** The file itself, or its part. A browser sends a Blob; the server gets its bytes. */
      content: z
        .custom<Uint8Array, Blob>((value) => value instanceof Uint8Array, 'required')
        .check(
          z.refine(({ length }) => length > 0, 'fileEmpty'),
          z.refine(({ length }) => length <= maximumPostedSize, 'fileTooLargeToPost'),
        ),
    }),
    response: z.extend(uploadedFile, {
      /** The part that is still to be sent; absent once the file is complete. */
      next_part: z.optional(z.int()),
    }),
  },
  searchFiles: {
    body: z.object({
      group: z.optional(z.enum(fileGroupNames, 'unknownOption')),
      ...pageFields,
    }),
    response: pageOf(
      z.object({
        file_id: z.string(),
        file_name: z.string(),
        kind: z.enum(fileKinds),
        /** Whom a photo of an identity document shows. */
        person: z.optional(z.string()),
        size: z.int(),
        created_at: z.string(),
        /** Whether it can be opened. */
        standing: z.enum(fileStates),
      }),
    ),
  },
  getFileOnlineUrl: {
    body: z.object({ file_id: randomIdSchema }),
    response: z.object({ url: z.string() }),
  },
}
