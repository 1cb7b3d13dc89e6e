import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { identificationChannels } from './sign-status.ts'
import { identifySignerBody } from './signing-page.schemas.ts'

const channel = z.enum(identificationChannels)

/** A signatory of the company, and the destination of a code that only they receive. */
const candidate = z.object({
  person_id: z.string(),
  name: z.string(),
  /** Null if the KYC has no number or address that is this person's alone. */
  code_to: z.nullable(z.object({ by: channel, to_masked: z.string() })),
})

export const signatorySchemas = {
  getSignatory: {
    response: z.object({
      /** The caller's signatory; null while they have not proven to be one. */
      signatory: z.nullable(
        z.object({
          person_id: z.string(),
          name: z.string(),
          by: channel,
          to_masked: z.string(),
          /** ISO timestamp, UTC. */
          proven_at: z.string(),
        }),
      ),
      /** All signatories of the company by its KYC in force. */
      candidates: z.array(candidate),
    }),
  },
  sendSignatoryCode: {
    body: z.object({ person_id: idSchema }),
    response: z.object({
      by: channel,
      to_masked: z.string(),
      resend_after_seconds: z.int(),
      valid_for_seconds: z.int(),
    }),
  },
  proveSignatory: {
    body: z.object({
      person_id: idSchema,
      code: identifySignerBody.shape.code,
      /** The last four letters or digits of the identity document's number. */
      id_last_four: z
        .string('required')
        .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4}$/, 'invalid')),
    }),
    response: z.object({ person_id: z.string(), name: z.string() }),
  },
}
