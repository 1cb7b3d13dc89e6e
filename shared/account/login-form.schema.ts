import { optionalOneLineSchema } from '../api/field-schemas.ts'
import { captchaFields } from './account-fields.schema.ts'
import { withNamedUser } from './named-user.schema.ts'
import { passwordInput } from './password.ts'

export const loginBody = withNamedUser({
  password: passwordInput,
  /** The product code of the referring page, or the other portal. */
  source: optionalOneLineSchema(100),
  ...captchaFields,
})
