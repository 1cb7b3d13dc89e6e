import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { type ProductLineId, productLines } from '#shared/product-lines/product-lines.ts'
import type { Journey } from '../../../scripts/journey/seller.ts'
import type { StoredSession } from '../../../web/api/stored-session.ts'
import { sessionOf } from '../../../web/features/account/sessions/open-session.ts'

type SignupLine = (typeof productLines)[ProductLineId]

/** The code in the newest SMS to a seller's phone. */
export const phoneCode = ({ local }: Journey, e164: string): Promise<string> =>
  local.received(e164, /\b(\d{6})\b/)

/** The token in the newest mailed link to a page, other than those in `before`. */
export const mailedToken = (
  { local, seller }: Journey,
  page: 'activate' | 'set-password',
  before: readonly string[] = [],
): Promise<string> => {
  const others = before.map((token) => `(?!${token}(?![\\w-]))`).join('')
  return local.received(seller.email, new RegExp(`/${page}#token=${others}([\\w-]+)`))
}

/**
 * Signs a seller up over HTTP with a real code, without opening the mailed link. `registerSession` is the
 * payment platform's authorisation that the signup continues.
 */
export const register = async (
  journey: Journey,
  line: SignupLine = productLines.hook,
  registerSession?: string,
): Promise<LoginResponse> => {
  const { client, seller } = journey
  const phone = { phone_country_code: '+86' as const, phone_number: seller.phoneNumber }
  await client.call(accountEndpoints.sendPhoneCode, { body: phone })
  return client.call(accountEndpoints.register, {
    body: {
      ...phone,
      phone_code: await phoneCode(journey, `+86${seller.phoneNumber}`),
      email: seller.email,
      password: seller.password,
      password_confirmation: seller.password,
      register_source: line.signupSource,
      agreements: termsOfLine(line),
      register_session: registerSession,
    },
  })
}

/** Signs a seller up and opens the mailed link, which gives the signup's session full access. */
export const registerActivated = async (journey: Journey, line?: SignupLine): Promise<StoredSession> => {
  const loggedIn = await register(journey, line)
  const token = await mailedToken(journey, 'activate')
  await journey.client.call(accountEndpoints.activate, { body: { token } })
  return sessionOf({ ...loggedIn, user: { ...loggedIn.user, is_activated: true } })
}
