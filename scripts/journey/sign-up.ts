import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { sandboxPath } from '../local/local-variables.ts'
import { expectFigure } from './expect-figure.ts'
import type { Journey, LoggedInSeller } from './seller.ts'

/** Logs in with the password; sessions end when the clock is moved far ahead. */
export const login = async ({ client, line, seller }: Journey) => {
  const { token, user } = await client.call(accountEndpoints.login, {
    body: { email: seller.email, password: seller.password, source: line.productCode },
  })
  return { token, user }
}

/** Begins at the payment platform, as its customers do, so that the user signs up as the holder of an account. */
const comeFromPaymentPlatform = async ({ client, seller }: Journey): Promise<string> => {
  const sent = await fetch(`${client.url}${sandboxPath}payment/financing`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ account: seller.paymentAccount ?? 'harbour-gift' }),
  })
  const { searchParams } = new URL(sent.headers.get('location') ?? 'about:blank')
  const body = { code: searchParams.get('code') ?? '', offer_id: searchParams.get('offer_id') ?? '' }
  const { info } = await client.call(shopsEndpoints.verifyPaymentAuthorisation, { body })
  return info.session_token
}

export const signUp = async (journey: Journey): Promise<LoggedInSeller> => {
  const { client, local, line, seller, say } = journey
  const registerSession = line.id === 'payoneer' ? await comeFromPaymentPlatform(journey) : undefined
  const phone = { phone_country_code: '+86' as const, phone_number: seller.phoneNumber }
  await client.call(accountEndpoints.sendPhoneCode, { body: phone })
  const code = await local.received(`+86${seller.phoneNumber}`, /\b(\d{6})\b/)
  const registered = await client.call(accountEndpoints.register, {
    body: {
      ...phone,
      phone_code: code,
      email: seller.email,
      password: seller.password,
      password_confirmation: seller.password,
      register_source: line.signupSource,
      agreements: termsOfLine(line),
      ...(registerSession ? { register_session: registerSession } : {}),
    },
  })
  expectFigure('is_activated after signup', registered.user.is_activated, false)

  const activation = await local.received(seller.email, /\/activate#token=([\w-]+)/)
  await client.call(accountEndpoints.activate, { body: { token: activation } })
  await client.call(accountEndpoints.logout, {}, { token: registered.token })
  const ended = await client.ask(accountEndpoints.getUser, {}, { token: registered.token })
  expectFigure('the status of a call after logout', ended.status, 401)

  const { token, user } = await login(journey)
  expectFigure('is_activated after the mailed link', user.is_activated, true)
  say(`${user.email} signed up, activated, logged out and in again`)
  return { ...journey, token, companyId: user.company_id }
}
