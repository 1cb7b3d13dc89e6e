import * as z from 'zod/mini'
import { sentCode } from '../account/account-fields.schema.ts'
import { passwordInput } from '../account/password.ts'
import { randomIdSchema } from '../api/field-schemas.ts'
import { compactCode } from '../input-parsing/plain-characters.ts'
import { requestOptions, usedPasskey } from './passkey.schema.ts'

/** Twenty-four letters and digits, in any grouping. */
const recoveryCode = z.string('required').check(
  // None of the three letters occurs in a code: a digit was meant.
  z.overwrite((text) => compactCode(text).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')),
  z.minLength(1, 'required'),
  z.regex(/^[0-9A-Z]{24}$/, 'codeInvalid'),
)

/** The proof of a second factor: one of these. */
export const factorProofFields = {
  /** Of the authenticator app. */
  code: z.optional(sentCode),
  recovery_code: z.optional(recoveryCode),
  passkey: z.optional(z.object({ challenge_id: randomIdSchema, credential: usedPasskey })),
}

const hasOneOf =
  (names: readonly string[]) =>
  (given: Record<string, unknown>): boolean =>
    names.filter((name) => given[name] !== undefined).length === 1

export const loginProofBody = z
  .object({ token: randomIdSchema, ...factorProofFields })
  .check(z.refine(hasOneOf(Object.keys(factorProofFields)), { path: ['code'], error: 'required' }))

export const stepUpBody = z.object({ password: z.optional(passwordInput), ...factorProofFields }).check(
  z.refine(hasOneOf(['password', ...Object.keys(factorProofFields)]), {
    path: ['password'],
    error: 'required',
  }),
)

/** A user's ways of proof: by the password if no second factor is set up. */
export const proofMethods = ['password', 'passkey', 'code', 'recoveryCode'] as const

export const proofChoice = z.object({
  /** The preferred one first. */
  methods: z.array(z.enum(proofMethods)),
  /** The parameters of a passkey proof, and its challenge id; null without a passkey. */
  passkey: z.nullable(z.object({ challenge_id: z.string(), options: requestOptions })),
  /** The names of passkeys whose user was not verified when they were last used: a step-up requires that. */
  unverified_passkeys: z.array(z.string()),
})

export type ProofMethod = (typeof proofMethods)[number]
export type ProofChoice = z.infer<typeof proofChoice>
