import { optionalOneLineSchema } from '../api/field-schemas.ts'
import { captchaFields } from './account-fields.schema.ts'
import { withNamedUser } from './named-user.schema.ts'
import { givenPassword } from './password.ts'

export const loginBody = withNamedUser({
  password: givenPassword,
  /** The product code of the referring page, or the other portal. */
  source: optionalOneLineSchema(100),
  ...captchaFields,
})
