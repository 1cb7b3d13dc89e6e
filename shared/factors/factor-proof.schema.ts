import * as z from 'zod/mini'
import { sentCode } from '../account/account-fields.schema.ts'
import { givenPassword } from '../account/password.ts'
import { drawnIdSchema } from '../api/field-schemas.ts'
import { compactCode } from '../input-parsing/plain-characters.ts'
import { requestOptions, usedPasskey } from './passkey.schema.ts'

/** Twenty-four letters and digits in groups, however they were typed. */
const recoveryCode = z.string('required').check(
  // None of the three is in a code: whoever copied one down wrote a figure.
  z.overwrite((text) => compactCode(text).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')),
  z.minLength(1, 'required'),
  z.regex(/^[0-9A-Z]{24}$/, 'codeInvalid'),
)

/** How somebody proves to have a second factor: one of these. */
export const factorProofFields = {
  /** Of the app that shows codes. */
  code: z.optional(sentCode),
  recovery_code: z.optional(recoveryCode),
  passkey: z.optional(z.object({ challenge_id: drawnIdSchema, credential: usedPasskey })),
}

const hasOneOf =
  (names: readonly string[]) =>
  (given: Record<string, unknown>): boolean =>
    names.filter((name) => given[name] !== undefined).length === 1

export const loginProofBody = z
  .object({ token: drawnIdSchema, ...factorProofFields })
  .check(z.refine(hasOneOf(Object.keys(factorProofFields)), { path: ['code'], error: 'required' }))

export const stepUpBody = z.object({ password: z.optional(givenPassword), ...factorProofFields }).check(
  z.refine(hasOneOf(['password', ...Object.keys(factorProofFields)]), {
    path: ['password'],
    error: 'required',
  }),
)

/** How a user can prove who they are: by the password where no second factor is set up. */
export const proofMethods = ['password', 'passkey', 'code', 'recoveryCode'] as const

export const proofChoice = z.object({
  /** The one that is offered first at the head. */
  methods: z.array(z.enum(proofMethods)),
  /** Where there is a passkey: what the browser uses it with, and what that has to be named by. */
  passkey: z.nullable(z.object({ challenge_id: z.string(), options: requestOptions })),
  /** Passkeys that did not check who used them when they were used last, by name: a step-up takes none without that. */
  unverified_passkeys: z.array(z.string()),
})

export type ProofMethod = (typeof proofMethods)[number]
export type ProofChoice = z.infer<typeof proofChoice>
