import { optionalOneLineSchema } from '../api/field-schemas.ts'
import { captchaFields } from './account-fields.schema.ts'
import { passwordInput } from './password.ts'
import { withUserIdentifier } from './user-identifier.schema.ts'

export const loginBody = withUserIdentifier({
  password: passwordInput,
  /** The product code of the referring page, or the other portal. */
  source: optionalOneLineSchema(100),
  ...captchaFields,
})
