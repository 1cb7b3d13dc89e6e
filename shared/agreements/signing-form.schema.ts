import * as z from 'zod/mini'
import { exactTextSchema, textSchema } from '../api/field-schemas.ts'

/** The secret of the link that was mailed to a signer. */
export const signerToken = exactTextSchema(100)

export const signAgreementBody = z.object({
  token: signerToken,
  full_name: textSchema(200),
  accepted: z.literal(true, 'mustAccept'),
})
