import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import { certifiedKinds } from './certified-kinds.ts'
import { identificationChannels } from './sign-status.ts'

/** Of a file, in lower case. */
const sha256 = z.string('required').check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^[\da-f]{64}$/, 'invalid'),
)

/** The characters of a code are checked at the lookup: it may be typed in many ways. */
const code = oneLineSchema(100)

export const verifyAgreement = {
  /** Exactly one of the two. */
  body: z.object({ sha256: z.optional(sha256), code: z.optional(code) }),
  response: z.discriminatedUnion('found', [
    z.object({
      found: z.literal(true),
      /** False for a lookup by code: the document in hand may differ from the record. */
      document_compared: z.boolean(),
      kind: z.enum(certifiedKinds),
      number: z.string(),
      /** Of the text; null for a document without text versions. */
      version: z.nullable(z.string()),
      /** Business date. */
      agreement_date: z.string(),
      /** ISO timestamps, UTC: when the last signer signed, and when the document was certified. */
      completed_at: z.string(),
      certified_at: z.string(),
      signers: z.array(
        z.object({
          name_masked: z.string(),
          signed_at: z.string(),
          /** How the signer was identified; null if nothing is on record. */
          identified: z.nullable(z.object({ by: z.enum(identificationChannels), id_last_four: z.boolean() })),
        }),
      ),
      company_masked: z.string(),
      /** Of the signed document: the beginning of the certified file, `document_size` bytes long. */
      document_sha256: z.string(),
      document_size: z.number(),
      certified_sha256: z.string(),
      /** SHA-256 of the certificate used for the certification, in hexadecimal. */
      certificate_fingerprint: z.string(),
      /** The last hash of the chain of signing events; null for a document from before the chain existed. */
      chain_end: z.nullable(z.string()),
      chain_length: z.nullable(z.number()),
      time_stamped: z.boolean(),
    }),
    z.object({ found: z.literal(false) }),
  ]),
}
