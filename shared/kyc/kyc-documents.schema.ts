import * as z from 'zod/mini'
import { drawnIdSchema } from '../api/field-schemas.ts'

/** The company's documents, each the id of a completed upload. */
export const kycDocumentsSchema = z.object({
  certificate_of_incorporation: drawnIdSchema,
  business_registration: z.optional(drawnIdSchema),
  annual_return: z.optional(drawnIdSchema),
  articles_of_association: z.optional(drawnIdSchema),
  other: z.optional(z.array(drawnIdSchema, 'invalid').check(z.maxLength(10, 'tooMany'))),
})

export const kycDocumentsDraftSchema = z.partial(kycDocumentsSchema)
