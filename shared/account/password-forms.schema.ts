import * as z from 'zod/mini'
import { optionalTextSchema } from '../api/field-schemas.ts'
import { captchaFields, emailAddress, linkToken } from './account-fields.schema.ts'
import { newCompanyPassword, passwordInput, withMatchingPasswords } from './password.ts'
import { acceptedTerms } from './signup-terms.ts'
import { termsKinds } from './signup-terms-versions.ts'

export const setPasswordByLinkBody = withMatchingPasswords(
  z.object({
    token: linkToken,
    ...newCompanyPassword,
    /**
     * The accepted terms, with their versions: when claiming an account from the person who signed up with the address.
     */
    agreements: z.optional(
      z.array(acceptedTerms, 'mustAccept').check(z.maxLength(termsKinds.length, 'tooMany')),
    ),
  }),
)

export const forgotPasswordBody = z.object({
  email: emailAddress,
  host_name: optionalTextSchema(300),
  reset_page: optionalTextSchema(300),
  ...captchaFields,
})

export const updatePasswordBody = withMatchingPasswords(
  z.object({ old_password: passwordInput, ...newCompanyPassword }),
)
