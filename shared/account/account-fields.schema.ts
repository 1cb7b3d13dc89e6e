import * as z from 'zod/mini'
import { inOneLine, oneLineSchema, optionalOneLineSchema } from '../api/field-schemas.ts'
import { isMobile, isSignupMobile } from '../identifiers/mobile.ts'
import { compactCode } from '../input-parsing/plain-characters.ts'

/** An e-mail address in its normalised form: trimmed, in lower case. */
export const emailAddress = z.pipe(
  z
    .string('required')
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong')),
  z.email('emailInvalid'),
)

/** An area code as in requests: "+86". A plus alone is invalid. */
export const areaCode = z
  .string('areaCodeRequired')
  .check(z.trim(), z.regex(/^\+\d{1,4}$/, 'areaCodeRequired'))

export const mobileNumber = z
  .string('mobileRequired')
  .check(z.trim(), z.minLength(1, 'mobileRequired'), z.maxLength(20, 'tooLong'), inOneLine)

const phoneFields = { phone_country_code: areaCode, phone_number: mobileNumber }
const phone = z.object(phoneFields)

const withPhoneThat =
  (isValid: (areaCode: string, number: string) => boolean) =>
  <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
    z.object({ ...phoneFields, ...fields }).check(
      z.refine(
        (value) => {
          const { phone_country_code, phone_number } = phone.parse(value)
          return isValid(phone_country_code, phone_number)
        },
        {
          path: ['phone_number'],
          error: 'mobileInvalid',
          when: ({ value }) => phone.safeParse(value).success,
        },
      ),
    )

/** Adds a mobile number of an area served, with its area code, to the fields of a body. */
export const withPhone = withPhoneThat(isMobile)

/** The same for a signup: numbers of other areas are accepted unchecked. */
export const withSignupPhone = withPhoneThat(isSignupMobile)

/** The six digits of a code that was sent by SMS or e-mail. */
export const sentCode = z
  .string('required')
  .check(z.overwrite(compactCode), z.minLength(1, 'required'), z.regex(/^\d{6}$/, 'codeInvalid'))

/** The solution of a captcha, on calls that may require one. Both fields or neither. */
export const captchaFields = {
  uuid: optionalOneLineSchema(64),
  code: optionalOneLineSchema(64),
}

/** The secret of a mailed link. */
export const linkToken = oneLineSchema(200)
