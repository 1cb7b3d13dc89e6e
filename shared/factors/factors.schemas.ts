import * as z from 'zod/mini'
import { sentCode } from '../account/account-fields.schema.ts'
import { loginResponse } from '../account/account-responses.schema.ts'
import { drawnIdSchema, idSchema, oneLineSchema } from '../api/field-schemas.ts'
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
  /** The app that shows codes, where one is set up. */
  code_app: z.nullable(z.object({ added_at: z.string() })),
  recovery_codes_left: z.number(),
  /** Whether the user has to have one, by the company's wish or everywhere. */
  required_by: z.nullable(z.enum(['company', 'environment'])),
})

/** With the codes that are shown this once: where the first factor was added. */
const factorsAndCodes = z.extend(factors, {
  recovery_codes: z.nullable(z.array(z.string())),
  /** Of the session that goes on, where it could do nothing before. */
  token: z.nullable(z.string()),
})

export type Factors = z.infer<typeof factors>

const drawnToken = z.object({ challenge_id: drawnIdSchema })

export const factorsSchemas = {
  listFactors: { response: factors },
  beginCodeApp: {
    response: z.object({
      challenge_id: z.string(),
      /** In base32, as it is typed into an app that reads no picture. */
      secret: z.string(),
      /** As the picture has it: `otpauth://totp/…`. */
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
    /** Until when calls that take a step-up are taken; ISO timestamp, UTC. */
    response: z.object({ proven_until: z.string() }),
  },
  beginFactorLogin: {
    body: z.object({ token: drawnIdSchema }),
    response: proofChoice,
  },
  factorLogin: {
    body: loginProofBody,
    response: loginResponse,
  },
}
