import { optionalOneLineSchema } from '../api/field-schemas.ts'
import { captchaFields } from './account-fields.schema.ts'
import { withNamedUser } from './named-user.schema.ts'
import { givenPassword } from './password.ts'

export const loginBody = withNamedUser({
  password: givenPassword,
  /** The product code of the page that the user came from, or the other portal that sent them. */
  source: optionalOneLineSchema(100),
  ...captchaFields,
})
