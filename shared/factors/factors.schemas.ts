import * as z from 'zod/mini'
import { sentCode } from '../account/account-fields.schema.ts'
import { loginResponse } from '../account/account-responses.schema.ts'
import { idSchema, oneLineSchema, randomIdSchema } from '../api/field-schemas.ts'
import { loginProofBody, proofChoice, stepUpBody } from './factor-proof.schema.ts'
import { creationOptions, newPasskey } from './passkey.schema.ts'

const factors = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** ISO timestamps, UTC; the second is null until it was used. */
      added_at: z.string(),
      last_used_at: z.nullable(z.string()),
    }),
  ),
  /** The authenticator app, if one is set up. */
  code_app: z.nullable(z.object({ added_at: z.string() })),
  recovery_codes_left: z.number(),
  /** Who requires a factor of the user: the company, or the environment. */
  required_by: z.nullable(z.enum(['company', 'environment'])),
})

/** The factors, with recovery codes if the first one was just added: they are shown only once. */
const factorsAndCodes = z.extend(factors, {
  recovery_codes: z.nullable(z.array(z.string())),
  /** The new token of the session, if it was restricted because it had no factor. */
  token: z.nullable(z.string()),
})

export type Factors = z.infer<typeof factors>

const drawnToken = z.object({ challenge_id: randomIdSchema })

export const factorsSchemas = {
  listFactors: { response: factors },
  beginCodeApp: {
    response: z.object({
      challenge_id: z.string(),
      /** In base32, for typing into an app without a camera. */
      secret: z.string(),
      /** The content of the QR code: `otpauth://totp/…`. */
      uri: z.string(),
    }),
  },
  addCodeApp: {
    body: z.extend(drawnToken, { code: sentCode }),
    response: factorsAndCodes,
  },
  beginPasskey: {
    response: z.object({ challenge_id: z.string(), options: creationOptions }),
  },
  addPasskey: {
    body: z.extend(drawnToken, { name: oneLineSchema(60), credential: newPasskey }),
    response: factorsAndCodes,
  },
  removeFactor: {
    /** The id of a passkey, or `code-app`. */
    params: z.object({ id: idSchema }),
    response: factors,
  },
  renewRecoveryCodes: {
    response: z.object({ recovery_codes: z.array(z.string()) }),
  },
  setFactorRequirement: {
    body: z.object({ required: z.boolean('required') }),
    response: factors,
  },
  beginStepUp: { response: proofChoice },
  stepUp: {
    body: stepUpBody,
    /** Until when the step-up is valid; ISO timestamp, UTC. */
    response: z.object({ proven_until: z.string() }),
  },
  beginFactorLogin: {
    body: z.object({ token: randomIdSchema }),
    response: proofChoice,
  },
  factorLogin: {
    body: loginProofBody,
    response: loginResponse,
  },
}
