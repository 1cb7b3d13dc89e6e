import * as z from 'zod/mini'
import { locales } from '../i18n/locales.ts'
import { isMobile, isSignupMobile } from '../identifiers/mobile.ts'
import { registerSources } from '../product-lines/product-lines.ts'
import { compactCode } from '../typing/plain-characters.ts'

/** An e-mail address in the one form in which it is compared: trimmed, in lower case. */
export const emailAddress = z.pipe(
  z
    .string('required')
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong')),
  z.email('emailInvalid'),
)

/** An area code as it travels: "+86". A plus alone is none. */
export const areaCode = z
  .string('areaCodeRequired')
  .check(z.trim(), z.regex(/^\+\d{1,4}$/, 'areaCodeRequired'))

export const mobileNumber = z
  .string('mobileRequired')
  .check(z.trim(), z.minLength(1, 'mobileRequired'), z.maxLength(20, 'tooLong'))

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

/** The same for who signs up: numbers of other areas are taken as they come. */
export const withSignupPhone = withPhoneThat(isSignupMobile)

/** The six digits of a code that was sent by SMS or e-mail. */
export const sentCode = z
  .string('required')
  .check(z.overwrite(compactCode), z.minLength(1, 'required'), z.regex(/^\d{6}$/, 'codeInvalid'))

/** The answer to a captcha, on the calls that may ask for one. Both fields or neither. */
export const captchaFields = {
  uuid: z.optional(z.string('invalid').check(z.trim(), z.maxLength(64, 'tooLong'))),
  code: z.optional(z.string('invalid').check(z.trim(), z.maxLength(64, 'tooLong'))),
}

/** The secret of a mailed link. */
export const linkToken = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong'))

/** A user as they see themselves. */
export const accountUser = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  /** What the user calls themselves; empty until they say. */
  user_name: z.string(),
  mobile: z.string(),
  phone_country_code: z.string(),
  phone_verified: z.boolean(),
  language: z.enum(locales),
  is_activated: z.boolean(),
  register_source: z.enum(registerSources),
  company_id: z.string(),
  /** When the session ends; ISO timestamp, UTC. */
  token_expiration: z.string(),
})
export type AccountUser = z.infer<typeof accountUser>

/** What a login or a signup answers: the user and a bearer token (twice, as the two clients read it). */
export const loginAnswer = z.object({
  user: accountUser,
  token: z.string(),
  access_token: z.string(),
  /** True when the user belongs to another portal, which the client then passes them to. */
  is_skip: z.boolean(),
  /** The home of the user's line, below the router's base. */
  source_index_path: z.string(),
})
export type LoginAnswer = z.infer<typeof loginAnswer>

/** What a call that sends a mail or an SMS answers. */
export const messageSent = z.object({
  success: z.literal(true),
  /** Seconds until another may be asked for. */
  resend_after_seconds: z.number(),
  /** For how many seconds what was sent is good. */
  valid_for_seconds: z.number(),
})
