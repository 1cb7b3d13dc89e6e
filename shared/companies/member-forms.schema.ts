import * as z from 'zod/mini'
import { emailAddress, linkToken } from '../account/account-fields.schema.ts'
import { newCompanyPassword, withMatchingPasswords } from '../account/password.ts'
import { acceptedTerms } from '../account/signup-terms.ts'
import { termsKinds } from '../account/signup-terms-versions.ts'
import { oneLineSchema } from '../api/field-schemas.ts'
import { companyRoles } from './company-roles.ts'

export const inviteMemberBody = z.object({
  email: emailAddress,
  role: z.enum(companyRoles, 'unknownOption'),
})

/** The form for an invited person without an account. */
export const joinByInvitationBody = withMatchingPasswords(
  z.object({
    token: linkToken,
    user_name: oneLineSchema(60),
    ...newCompanyPassword,
    /** The accepted terms, with their versions. */
    agreements: z.array(acceptedTerms, 'mustAccept').check(z.maxLength(termsKinds.length, 'tooMany')),
  }),
)
