import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { Journey } from '../../../scripts/journey/seller.ts'
import type { StoredSession } from '../../../web/api/stored-session.ts'
import { attemptPasswords } from './attempt-passwords.ts'
import { paymentCode } from './payment-platform.ts'
import { mailedToken, register, registerActivated } from './register.ts'
import { anotherSeller, newSession } from './sellers.ts'
import type { Stack } from './stack.ts'

/** The accounts, links and tokens behind the screens of the account area. No screen changes them. */
export interface AccountCast {
  activated: Journey
  session: StoredSession
  unactivated: Journey
  /** Expired: the account that it would have activated is deleted. */
  expiredActivation: string
  resetLink: string
  invitation: string
  /** Unregistered addresses with today's failed logins: the server treats them like registered ones. */
  guessedAt: { captcha: string; locked: string }
  takenPaymentAccount: string
}

/** Registers a user with an account of the payment platform, and returns that account. */
const takePaymentAccount = async (stack: Stack): Promise<string> => {
  const account = 'taken-crafts'
  const journey = anotherSeller(stack)
  const body = { code: await paymentCode(stack.url, account) }
  const { info } = await journey.client.call(shopsEndpoints.verifyPaymentAuthorisation, { body })
  await register(journey, productLines.payoneer, info.session_token)
  return account
}

/** The link in a mail that invites a colleague to a seller's company. */
const invite = async (stack: Stack, companyId: string): Promise<string> => {
  const colleague = anotherSeller(stack)
  const { email, phoneNumber } = colleague.seller
  await stack.local.desk('user-invite', { companyId, email, name: '李小明', phone: `+86${phoneNumber}` })
  return mailedToken(colleague, 'set-password')
}

export const gatherCast = async (stack: Stack): Promise<AccountCast> => {
  const removed = anotherSeller(stack)
  await register(removed)
  const expiredActivation = await mailedToken(removed, 'activate')
  await stack.advanceClock('P1D')
  await stack.awaitNoon()
  const unactivated = anotherSeller(stack)
  await register(unactivated)
  const activated = anotherSeller(stack)
  const session = await registerActivated(activated)
  await newSession(activated)
  const { email } = activated.seller
  await activated.client.call(accountEndpoints.forgotPassword, { body: { email } })
  const { company_id } = await activated.client.call(
    accountEndpoints.getUser,
    {},
    { token: session.accessToken },
  )
  const guessedAt = { captcha: 'captcha@harbour-gift.example', locked: 'locked@harbour-gift.example' }
  await attemptPasswords(activated, guessedAt.captcha, 3)
  await attemptPasswords(activated, guessedAt.locked, 10)
  return {
    activated,
    session,
    unactivated,
    expiredActivation,
    resetLink: await mailedToken(activated, 'set-password'),
    invitation: await invite(stack, company_id),
    guessedAt,
    takenPaymentAccount: await takePaymentAccount(stack),
  }
}
