import * as z from 'zod/mini'
import { exactTextSchema } from '../api/field-schemas.ts'

/** The password rule of the landing shell's signup: 8 to 30 characters with at least one letter and one digit. */
export const isSignupPassword = (text: string): boolean =>
  text.length >= 8 && text.length <= 30 && /[A-Za-z]/.test(text) && /\d/.test(text)

/** The special characters of which a password of the company area needs one. */
export const specialCharacters = '!@#$%^&*(),.?":{}|<>'

/**
 * The password rules of the company area, one a line of the hint at its field: 8 to 16 characters with upper case,
 * lower case, a digit and a special character.
 */
export const companyPasswordRules = {
  length: (text: string): boolean => text.length >= 8 && text.length <= 16,
  upper: (text: string): boolean => /[A-Z]/.test(text),
  lower: (text: string): boolean => /[a-z]/.test(text),
  digit: (text: string): boolean => /\d/.test(text),
  special: (text: string): boolean => Array.from(text).some((each) => specialCharacters.includes(each)),
} as const

export type CompanyPasswordRule = keyof typeof companyPasswordRules

const companyPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.maxLength(200, 'tooLong'),
  z.refine((text) => companyPasswordRules.length(text), 'passwordLength'),
  // Without aborting at the length, which would also hide that the two passwords differ.
  z.refine((text) => {
    const { length, ...mix } = companyPasswordRules
    return !length(text) || Object.values(mix).every((holds) => holds(text))
  }, 'passwordMix'),
)

/** An existing password, only to be compared. */
export const passwordInput = exactTextSchema(200)

const both = z.object({ password: z.string(), password_confirmation: z.string() })

/** A body whose `password` and `password_confirmation` must be the same. */
export const withMatchingPasswords = <S extends z.ZodMiniObject>(schema: S): S =>
  schema.check(
    z.refine(
      (value) => {
        const { password, password_confirmation } = both.parse(value)
        return password === password_confirmation
      },
      {
        path: ['password_confirmation'],
        error: 'passwordMismatch',
        when: ({ value }) => both.safeParse(value).success,
      },
    ),
  )

/** The fields of a new password in the company area, typed twice. The body goes through `withMatchingPasswords`. */
export const newCompanyPassword = {
  password: companyPassword,
  password_confirmation: exactTextSchema(200),
}
