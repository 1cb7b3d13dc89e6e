import { randomIdSchema } from '../api/field-schemas.ts'

/** The id of an uploaded document. */
export const kycFileSchema = randomIdSchema.check()
