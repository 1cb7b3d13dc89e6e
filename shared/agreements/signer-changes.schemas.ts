import * as z from 'zod/mini'
import { idSchema, randomIdSchema, textSchema } from '../api/field-schemas.ts'
import { choiceSchema } from '../reference/choice.schema.ts'
import { agreementKinds, signedKinds } from './agreement-kinds.ts'
import { signersState } from './agreement-state.schema.ts'
import { signingMails } from './signing-mails.ts'

/** Which of a company's agreements on its product; the facility agreement by default. */
export const agreementKind = z.optional(z.enum(agreementKinds, 'unknownOption'))

/** The new data of a signer. A replacing person comes with the address in the KYC. */
export const changeSignerBody = z.object({
  kind: agreementKind,
  email: z.optional(z.email('emailInvalid').check(z.maxLength(254, 'tooLong'))),
  /** Both or neither. */
  mobile_area_code: z.optional(choiceSchema('mobile_area_code')),
  mobile: z.optional(z.string('required').check(z.trim(), z.regex(/^\d{5,15}$/, 'mobileInvalid'))),
  /** One of `candidates`. */
  person_id: z.optional(randomIdSchema),
  /** An uploaded file, such as a board resolution. */
  file_id: z.optional(randomIdSchema),
})

export const signerChangesSchemas = {
  changeSigner: {
    params: z.object({ id: idSchema }),
    body: changeSignerBody,
    response: signersState,
  },
  openObjection: {
    body: z.object({ token: textSchema(200) }),
    response: z.object({
      company_name: z.string(),
      signer_name: z.string(),
      email_masked: z.string(),
      mobile_masked: z.nullable(z.string()),
      /** ISO timestamps, UTC. */
      asked_at: z.string(),
      waits_until: z.string(),
      state: z.enum(['waiting', 'objected', 'inEffect']),
      objected_at: z.nullable(z.string()),
    }),
  },
  objectToContact: {
    body: z.object({ token: textSchema(200) }),
    response: z.object({ objected_at: z.string() }),
  },
  deleteSignerFile: {
    params: z.object({ id: idSchema }),
    body: z.object({ kind: agreementKind }),
    response: signersState,
  },
  retrySign: {
    body: z.object({ kind: agreementKind }),
    response: signersState,
  },
  sendRpaEmail: {
    /** Which document; defaults to the receivables purchase agreement, or the facility agreement if there is none. */
    body: z.object({ kind: z.optional(z.enum(signedKinds, 'unknownOption')) }),
    /** ISO timestamps, UTC. */
    response: z.object({ sent_at: z.string(), next_at: z.string() }),
  },
  getMailOccurrence: {
    query: z.object({
      type: z.enum(signingMails, 'unknownOption'),
      /** For one document; for all by default. */
      kind: z.optional(z.enum(signedKinds, 'unknownOption')),
    }),
    response: z.object({
      type: z.enum(signingMails),
      sent: z.boolean(),
      /** ISO timestamps, UTC; null if none was sent, or none is planned. */
      sent_at: z.nullable(z.string()),
      next_at: z.nullable(z.string()),
    }),
  },
}
