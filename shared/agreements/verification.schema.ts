import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import { certifiedKinds } from './certified-kinds.ts'
import { identificationChannels } from './sign-status.ts'

/** Of a file, in lower case. */
const sha256 = z.string('required').check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^[\da-f]{64}$/, 'invalid'),
)

/** What the printed code is made of is looked at when it is looked up: it may be typed in many ways. */
const code = oneLineSchema(100)

export const verifyAgreement = {
  /** Exactly one of the two. */
  body: z.object({ sha256: z.optional(sha256), code: z.optional(code) }),
  response: z.discriminatedUnion('found', [
    z.object({
      found: z.literal(true),
      /** False where a code was asked for: what whoever asks has in hand may say anything else. */
      document_compared: z.boolean(),
      kind: z.enum(certifiedKinds),
      number: z.string(),
      /** Of the words; null of a paper whose words have no versions. */
      version: z.nullable(z.string()),
      /** Business date. */
      agreement_date: z.string(),
      /** ISO timestamps, UTC: when the last signer signed, and when the paper was certified. */
      completed_at: z.string(),
      certified_at: z.string(),
      signers: z.array(
        z.object({
          name_masked: z.string(),
          signed_at: z.string(),
          /** By what the signer had proven to be the one; null where nothing of it is on record. */
          identified: z.nullable(z.object({ by: z.enum(identificationChannels), id_last_four: z.boolean() })),
        }),
      ),
      company_masked: z.string(),
      /** Of what was signed: the beginning of the certified file, which is `document_size` bytes long. */
      document_sha256: z.string(),
      document_size: z.number(),
      certified_sha256: z.string(),
      /** SHA-256 of the certificate that the paper was certified with, in hexadecimal. */
      certificate_fingerprint: z.string(),
      /** Of the chain of what happened in the signing; null of a paper from before it was chained. */
      chain_end: z.nullable(z.string()),
      chain_length: z.nullable(z.number()),
      time_stamped: z.boolean(),
    }),
    z.object({ found: z.literal(false) }),
  ]),
}
