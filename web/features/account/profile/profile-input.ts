import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { emailAddress } from '#shared/account/account-fields.schema.ts'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { changePhoneBody, updateProfileBody } from '#shared/account/profile-forms.schema.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { type Phone, readPhone } from '../../../ui/phone-field.tsx'

type Rules = Readonly<Record<string, string>>
type PhoneBody = Omit<RequestOf<typeof accountEndpoints.changePhone>['body'], 'phone_code'>

/** What has been typed to change the e-mail address. */
export interface EmailInput {
  readonly email: string
  readonly email_code: string
}

const isSameEmail = (email: string, current: string): boolean =>
  email.trim().toLowerCase() === current.toLowerCase()

/** True once a code can be sent to the address typed: a valid one, and not the one in use. */
export const canSendEmailCode = (email: string, current: string): boolean =>
  emailAddress.safeParse(email).success && !isSameEmail(email, current)

/** The rules that the change of address breaks, by the body's field names; the address in use counts as `same`. */
export const emailRules = (input: EmailInput, current: string): Rules => ({
  ...brokenRules(updateProfileBody, input),
  ...(isSameEmail(input.email, current) ? { email: 'same' } : {}),
})

/** The number of a user; its area code may be one that is no longer offered. */
export const phoneInputOf = ({ phone_country_code, mobile }: AccountUser): Phone => ({
  countryCode: phone_country_code,
  number: mobile,
})

/** A number as it is shown. */
export const phoneText = ({ countryCode, number }: Phone): string => `${countryCode} ${number}`.trim()

const isSamePhone = (phone: Phone, current: Phone): boolean =>
  phoneText(readPhone(phone)) === phoneText(current)

export const phoneBody = (phone: Phone): PhoneBody => {
  const { countryCode, number } = readPhone(phone)
  return { phone_country_code: countryCode, phone_number: number }
}

/** The rules that the change of number breaks, by the body's field names; the number in use counts as `same`. */
export const phoneRules = (phone: Phone, code: string, current: Phone): Rules => ({
  ...brokenRules(changePhoneBody, { ...phoneBody(phone), phone_code: code }),
  ...(isSamePhone(phone, current) ? { phone_number: 'same' } : {}),
})
