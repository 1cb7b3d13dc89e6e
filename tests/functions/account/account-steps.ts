import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { createCredentials, findCredentials, removeCredentials } from '../../../functions/data/credentials.ts'
import { findUser, replaceUser } from '../../../functions/data/users.ts'
import { deskOf } from '../../support/desk-of.ts'
import { phoneCodeOf } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'

let networks = 0

/** A network address without counted attempts. */
export const freshIp = (): string => {
  networks++
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}

let today: BusinessDate = '2026-11-02'

/** Moves the clock to the morning of a day without counted attempts. */
export const beginDay = (app: TestApp): void => {
  today = addDays(today, 1)
  app.clock.set(`${today}T01:00:00.000Z`)
}

export const login = (app: TestApp, email: string, password: string) =>
  app.send(accountEndpoints.login, { body: { email, password } }, { ip: freshIp() })

/** The token of a new session. Throws if the login is refused. */
export const tokenOf = async (app: TestApp, { email, password }: { email: string; password: string }) => {
  const answer = await login(app, email, password)
  if (answer.code !== 0) throw new Error(`the login was refused: ${answer.body}`)
  return answer.data.token
}

export const isLoggedIn = async (app: TestApp, token: string): Promise<boolean> =>
  (await app.send(accountEndpoints.getUser, {}, { token })).code === 0

export const forgot = (app: TestApp, email: string, ip = freshIp()) =>
  app.send(accountEndpoints.forgotPassword, { body: { email } }, { ip })

const passwordLink = /https:\/\/portal\.test\/financing\/set-password#token=([\w-]+)/

/** The token in the newest password link mailed to `email`. */
export const passwordTokenOf = (app: TestApp, email: string): string => {
  const mail = app.outbox.sent.findLast(({ to, text }) => to === email && passwordLink.test(text))
  const token = passwordLink.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link to set a password was sent to ${email}`)
  return token
}

/** Requests a password reset, and returns the mailed token. */
export const resetTokenOf = async (app: TestApp, email: string): Promise<string> => {
  const asked = await forgot(app, email)
  if (asked.code !== 0) throw new Error(`no link was to be had: ${asked.body}`)
  await app.drainEvents()
  return passwordTokenOf(app, email)
}

/** The two fields of a new password. */
export const twice = (password: string) => ({ password, password_confirmation: password })

/** Requests a code for an E.164 number, and returns it. */
export const phoneCode = async (app: TestApp, phone: string): Promise<string> => {
  const areaCode = mobileAreaCodes.find((each) => phone.startsWith(each)) ?? '+86'
  await app.send(
    accountEndpoints.sendPhoneCode,
    { body: { phone_country_code: areaCode, phone_number: phone.slice(areaCode.length) } },
    { ip: freshIp() },
  )
  await app.drainEvents()
  return phoneCodeOf(app, phone)
}

/** Requests a code for an address that a user wants to change to, and returns it. */
export const emailCode = async (app: TestApp, email: string, token: string): Promise<string> => {
  await app.send(accountEndpoints.sendEmailCode, { body: { email } }, { token, ip: freshIp() })
  await app.drainEvents()
  const code = /\b\d{6}\b/.exec(app.outbox.newestTo(email).text)?.[0]
  if (!code) throw new Error(`no code was sent to ${email}`)
  return code
}

/** Performs an act of the back office. Throws if it is refused. */
export const act = async (app: TestApp, action: string, fields: object) => {
  const outcome = await deskOf(app.deps)({ action, actor: 'ada', reason: 'a test', ...fields })
  if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.message}`)
  return outcome
}

export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/**
 * Reassigns an address to another user, with password and version, as if it had changed hands during a call. Returns
 * the stored state.
 */
export const reassignEmail = async ({ deps: { table } }: TestApp, email: string, userId: string) => {
  const credentials = await findCredentials(table, email)
  if (!credentials) throw new Error(`nobody has ${email}`)
  await table.write(removeCredentials(table, credentials))
  await table.write(createCredentials(table, { ...credentials, userId }))
  return findCredentials(table, email)
}

/**
 * Changes the user between each read and the transaction that follows, until the returned function is called.
 */
export const interleaveUserChanges = ({ deps: { table } }: TestApp, userId: string): (() => void) => {
  const { transact } = table
  table.transact = async (writes) => {
    const user = await findUser(table, userId)
    if (!user) throw new Error(`there is no user ${userId}`)
    await transact({ user: replaceUser(table, user) })
    return transact(writes)
  }
  return () => {
    table.transact = transact
  }
}
