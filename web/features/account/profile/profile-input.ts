import { emailAddress } from '#shared/account/account-fields.schema.ts'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { changePhoneBody, updateProfileBody } from '#shared/account/profile-forms.schema.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { type Phone, readPhone } from '../../../ui/phone-field.tsx'

type Rules = Readonly<Record<string, string>>
type PhoneBody = Omit<RequestOf<typeof accountEndpoints.changePhone>['body'], 'phone_code'>

/** The typed values of the form that changes the email address. */
export interface EmailInput {
  readonly email: string
  readonly email_code: string
}

const isSameEmail = (email: string, current: string): boolean =>
  email.trim().toLowerCase() === current.toLowerCase()

/** True if a code can be sent to the typed address: it is valid and not the current one. */
export const canSendEmailCode = (email: string, current: string): boolean =>
  emailAddress.safeParse(email).success && !isSameEmail(email, current)

/** The rules that a change of address breaks, by field of the body; `same` for the current address. */
export const emailRules = (input: EmailInput, current: string): Rules => ({
  ...brokenRules(updateProfileBody, input),
  ...(isSameEmail(input.email, current) ? { email: 'same' } : {}),
})

/** A user's number; its country code may no longer be offered. */
export const phoneInputOf = ({ phone_country_code, mobile }: AccountUser): Phone => ({
  countryCode: phone_country_code,
  number: mobile,
})

/** A number for display. */
export const phoneText = ({ countryCode, number }: Phone): string => `${countryCode} ${number}`.trim()

const isSamePhone = (phone: Phone, current: Phone): boolean =>
  phoneText(readPhone(phone)) === phoneText(current)

export const phoneBody = (phone: Phone): PhoneBody => {
  const { countryCode, number } = readPhone(phone)
  return { phone_country_code: countryCode, phone_number: number }
}

/** The rules that a change of number breaks, by field of the body; `same` for the current number. */
export const phoneRules = (phone: Phone, code: string, current: Phone): Rules => ({
  ...brokenRules(changePhoneBody, { ...phoneBody(phone), phone_code: code }),
  ...(isSamePhone(phone, current) ? { phone_number: 'same' } : {}),
})
