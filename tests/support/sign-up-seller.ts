import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { type ProductLineId, productLines } from '#shared/product-lines/product-lines.ts'
import type { TestApp } from './test-app.ts'

export interface Seller {
  token: string
  userId: string
  companyId: string
  email: string
  password: string
  /** E.164. */
  phone: string
  /** The cookies of the browser of the signup, as a `Cookie` header. */
  device: string
}

let signups = 0

/** The same seller logged out and in again: in a session that was opened after the activation. */
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

/** The token in the activation mail that was last sent to `email`. */
export const activationTokenOf = (app: TestApp, email: string): string => {
  const token = activationLink.exec(app.outbox.newestTo(email).text)?.[1]
  if (!token) throw new Error(`no activation link was sent to ${email}`)
  return token
}

/** The six digits in the SMS that was last sent to `phone`. */
export const phoneCodeOf = (app: TestApp, phone: string): string => {
  const code = /\d{6}/.exec(app.outbox.newestTo(phone).text)?.[0]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** The cookies that a browser returns for a response. */
export const cookieOf = ([cookie = '']: readonly string[]): string => cookie.split(';')[0] ?? ''

/** A seller who signed up by the real calls, code and mail included, and by default opened the activation link. */
export const signUpSeller = async (
  app: TestApp,
  { line = 'hook', activates = true }: { line?: ProductLineId; activates?: boolean } = {},
): Promise<Seller> => {
  signups++
  const email = `seller-${signups}@shop.test`
  const password = 'correct horse 7'
  const phone = { phone_country_code: '+86' as const, phone_number: `138${String(signups).padStart(8, '0')}` }
  const fullPhone = `${phone.phone_country_code}${phone.phone_number}`
  // Each from a separate network address: from one address, the eleventh code of a day would require a captcha.
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
