import * as z from 'zod/mini'
import { randomIdSchema } from '../api/field-schemas.ts'

/** The company's documents, each the id of a completed upload. */
export const kycDocumentsSchema = z.object({
  certificate_of_incorporation: randomIdSchema,
  business_registration: z.optional(randomIdSchema),
  annual_return: z.optional(randomIdSchema),
  articles_of_association: z.optional(randomIdSchema),
  other: z.optional(z.array(randomIdSchema, 'invalid').check(z.maxLength(10, 'tooMany'))),
})

export const kycDocumentsDraftSchema = z.partial(kycDocumentsSchema)
