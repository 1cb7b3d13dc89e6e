import * as z from 'zod/mini'
import { optionalTextSchema } from '../api/field-schemas.ts'
import { captchaFields, emailAddress } from './account-fields.schema.ts'
import { givenPassword } from './password.ts'

export const loginBody = z.object({
  email: emailAddress,
  password: givenPassword,
  /** The product code of the page that the user came from, or the other portal that sent them. */
  source: optionalTextSchema(100),
  ...captchaFields,
})
