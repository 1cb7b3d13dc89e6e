import * as z from 'zod/mini'
import { optionalOneLineSchema } from '../api/field-schemas.ts'
import { locales } from '../i18n/locales.ts'
import { emailAddress, sentCode, withPhone } from './account-fields.schema.ts'

/** A changed e-mail address requires the code that was sent to it. */
export const updateProfileBody = z
  .object({
    user_name: optionalOneLineSchema(60),
    language: z.optional(z.enum(locales, 'unknownOption')),
    email: z.optional(emailAddress),
    email_code: z.optional(sentCode),
  })
  .check(
    z.refine(({ email, email_code }) => email === undefined || email_code !== undefined, {
      path: ['email_code'],
      error: 'required',
    }),
  )

export const verifyPhoneBody = z.object({ phone_code: sentCode })

export const changePhoneBody = withPhone({ phone_code: sentCode })
