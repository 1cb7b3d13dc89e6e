import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { type ProductLineId, productLines } from '#shared/product-lines/product-lines.ts'
import { present } from './present.ts'
import type { TestApp } from './test-app.ts'

export interface Seller {
  token: string
  userId: string
  companyId: string
  email: string
  password: string
  /** E.164. */
  phone: string
  /** The cookies of the browser that signed up, as a `Cookie` header. */
  device: string
}

let signups = 0

/** Logs the seller out and in again: the session then starts after the activation. */
export const logInAgain = async <S extends Seller>(app: TestApp, seller: S): Promise<S> => {
  const { email, password, token, device } = seller
  await app.send(accountEndpoints.logout, {}, { token })
  const { data } = await app.send(
    accountEndpoints.login,
    { body: { email, password } },
    { cookies: [device] },
  )
  return { ...seller, token: data.token }
}

const activationLink = /\/financing\/activate#token=([\w-]+)/

/** The token in the newest activation mail to `email`. */
export const activationTokenOf = (app: TestApp, email: string): string =>
  present(activationLink.exec(app.outbox.newestTo(email).text)?.[1], `the activation link of ${email}`)

/** The code in the newest SMS to `phone`. */
export const phoneCodeOf = (app: TestApp, phone: string): string =>
  present(/\d{6}/.exec(app.outbox.newestTo(phone).text)?.[0], `the code sent to ${phone}`)

/** The cookies that a browser sends after a response. */
export const cookieOf = ([cookie = '']: readonly string[]): string => cookie.split(';')[0] ?? ''

/** A seller who signed up over the API, with code and mail, and by default activated the account. */
export const signUpSeller = async (
  app: TestApp,
  { line = 'hook', activates = true }: { line?: ProductLineId; activates?: boolean } = {},
): Promise<Seller> => {
  signups++
  const email = `seller-${signups}@shop.test`
  const password = 'correct horse 7'
  const phone = { phone_country_code: '+86' as const, phone_number: `138${String(signups).padStart(8, '0')}` }
  const fullPhone = `${phone.phone_country_code}${phone.phone_number}`
  // Each signup from another network address: the eleventh code of a day to one address would require a
  // captcha.
  const ip = `10.0.${signups >> 8}.${signups & 255}`
  await app.send(accountEndpoints.sendPhoneCode, { body: phone }, { ip })
  await app.drainEvents()
  const answer = await app.send(accountEndpoints.register, {
    body: {
      ...phone,
      phone_code: phoneCodeOf(app, fullPhone),
      email,
      password,
      password_confirmation: password,
      register_source: productLines[line].signupSource,
      agreements: termsOfLine(productLines[line]),
    },
  })
  if (answer.code !== 0) throw new Error(`the signup was refused: ${answer.body}`)
  await app.drainEvents()
  const device = cookieOf(answer.cookies)
  if (activates)
    await app.send(
      accountEndpoints.activate,
      { body: { token: activationTokenOf(app, email) } },
      { cookies: [device] },
    )
  const { user, token } = answer.data
  return {
    token,
    userId: user.userId,
    companyId: user.company_id,
    email,
    password,
    phone: fullPhone,
    device,
  }
}
