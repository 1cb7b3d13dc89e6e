import * as z from 'zod/mini'
import { optionalTextSchema } from '../api/field-schemas.ts'
import { captchaFields, emailAddress, linkToken } from './account-fields.schema.ts'
import { givenPassword, newCompanyPassword, withPasswordsAlike } from './password.ts'

export const passwordByLinkBody = withPasswordsAlike(z.object({ token: linkToken, ...newCompanyPassword }))

export const forgotPasswordBody = z.object({
  email: emailAddress,
  host_name: optionalTextSchema(300),
  reset_page: optionalTextSchema(300),
  ...captchaFields,
})

export const updatePasswordBody = withPasswordsAlike(
  z.object({ old_password: givenPassword, ...newCompanyPassword }),
)
