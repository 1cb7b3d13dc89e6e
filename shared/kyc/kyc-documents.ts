import * as z from 'zod/mini'
import { fileIdSchema } from '../files/files.endpoints.ts'

/** The company's papers, each the id of a completed upload. */
export const kycDocumentsSchema = z.object({
  certificate_of_incorporation: fileIdSchema,
  business_registration: z.optional(fileIdSchema),
  annual_return: z.optional(fileIdSchema),
  articles_of_association: z.optional(fileIdSchema),
  other: z.optional(z.array(fileIdSchema, 'invalid').check(z.maxLength(10, 'tooMany'))),
})

export const kycDocumentsDraftSchema = z.partial(kycDocumentsSchema)
