import * as z from 'zod'
import { fileIdSchema } from '../files/files.endpoints.ts'

/** The company's papers, each the id of a completed upload. */
export const kycDocumentsSchema = z.object({
  certificate_of_incorporation: fileIdSchema,
  business_registration: fileIdSchema.optional(),
  annual_return: fileIdSchema.optional(),
  articles_of_association: fileIdSchema.optional(),
  other: z.array(fileIdSchema, 'invalid').max(10, 'tooMany').optional(),
})

export const kycDocumentsDraftSchema = kycDocumentsSchema.partial()
