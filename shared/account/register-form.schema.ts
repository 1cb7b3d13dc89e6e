import * as z from 'zod/mini'
import { optionalOneLineSchema } from '../api/field-schemas.ts'
import { emailAddress, sentCode, withSignupPhone } from './account-fields.schema.ts'
import { isSignupPassword, withMatchingPasswords } from './password.ts'
import { signupSources } from './signup-source.ts'
import { acceptedTerms } from './signup-terms.ts'
import { termsKinds } from './signup-terms-versions.ts'

export const registerBody = withMatchingPasswords(
  withSignupPhone({
    email: emailAddress,
    phone_code: sentCode,
    password: z
      .string('required')
      .check(z.minLength(1, 'required'), z.refine(isSignupPassword, 'passwordWeak')),
    password_confirmation: z.string('required').check(z.minLength(1, 'required')),
    register_source: z.enum(signupSources, 'unknownOption'),
    /** The accepted terms, with their versions. A client that omits them accepts those in force, by signing up. */
    agreements: z.optional(
      z.array(acceptedTerms, 'mustAccept').check(z.maxLength(termsKinds.length, 'tooMany')),
    ),
    /** The customer-service contact that referred the seller. */
    cpid: optionalOneLineSchema(64),
    /** The payment platform's authorisation that the signup continues. */
    register_session: optionalOneLineSchema(200),
  }),
)
