import * as z from 'zod/mini'
import { captchaFields, linkToken } from './account-fields.schema.ts'
import { newCompanyPassword, withMatchingPasswords } from './password.ts'
import { acceptedTerms } from './signup-terms.ts'
import { termsKinds } from './signup-terms-versions.ts'
import { withUserIdentifier } from './user-identifier.schema.ts'

export const resendActivationBody = withUserIdentifier(captchaFields)

/** The form for a mailbox's owner who opens the activation link in another browser than the one that signed up. */
export const claimAccountBody = withMatchingPasswords(
  z.object({
    token: linkToken,
    ...newCompanyPassword,
    /** The accepted terms, with their versions. */
    agreements: z.array(acceptedTerms, 'mustAccept').check(z.maxLength(termsKinds.length, 'tooMany')),
  }),
)
