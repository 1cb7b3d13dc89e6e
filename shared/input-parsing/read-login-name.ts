import { plainCharacters } from './plain-characters.ts'
import { type Mobile, readMobile } from './read-mobile.ts'

/** A login name, as the login's fields. */
export type LoginName =
  | { readonly email: string }
  | { readonly mobilePhoneAreaCode: string; readonly mobilePhone: string }

/** Without an area code: 11 digits are a number of mainland China, 8 of Hong Kong. */
const withoutAreaCode = ['+86', '+852'] as const

const readNumber = (typed: string): Mobile | undefined => {
  for (const areaCode of withoutAreaCode) {
    const read = readMobile(areaCode, typed)
    if (read) return read
  }
  return undefined
}

/**
 * Reads a login name: an e-mail address, which has an "@", or a mobile number. A number of another area than mainland
 * China and Hong Kong needs its area code. Undefined for anything else; an address is not validated.
 */
export const readLoginName = (typed: string): LoginName | undefined => {
  const text = plainCharacters(typed).trim()
  if (text.includes('@')) return { email: text }
  const mobile = readNumber(text)
  return mobile && { mobilePhoneAreaCode: mobile.areaCode, mobilePhone: mobile.number }
}

/** The input as understood: a number with its area code. Unreadable input stays as it is. */
export const shownLoginName = (typed: string): string => {
  const read = readLoginName(typed)
  if (!read) return typed
  return 'email' in read ? read.email : `${read.mobilePhoneAreaCode} ${read.mobilePhone}`
}
