import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { listAdministrators } from '../../functions/data/memberships.ts'
import { findUser } from '../../functions/data/users.ts'
import { exampleCall, toApiCall } from '../support/example-call.ts'
import { setUpCodeApp } from '../support/second-factors.ts'
import { cookieOf, type Seller, signUpSeller } from '../support/sign-up-seller.ts'
import { useTestApp } from '../support/use-test-app.ts'
import { emailCode, resetTokenOf, twice } from './account/account-steps.ts'

const app = await useTestApp({ config: { idleMinutes: 120 } })
let owner: Seller
beforeEach(async () => {
  owner = await signUpSeller(app)
})

const thiefs = 'Kestrel#58'

const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))
const guarded = endpoints.filter(({ stepUp }) => stepUp === true)

const isLoggedIn = async (token: string) =>
  (await app.send(accountEndpoints.getUser, {}, { token })).code === 0

const logIn = (password: string, cookies: string[] = []) =>
  app.send(accountEndpoints.login, { body: { email: owner.email, password } }, { cookies })

const prove = (token: string, password: string) =>
  app.send(factorsEndpoints.stepUp, { body: { password } }, { token })

/** Makes every call that requires a step-up; returns the accepted ones. */
const tryGuarded = async (token: string): Promise<string[]> => {
  const went: string[] = []
  for (const endpoint of guarded) {
    const answer = await app.sendRaw(endpoint, toApiCall(exampleCall(endpoint)), { token, isProven: false })
    if (answer.code !== 60001 && answer.code !== 80018) went.push(`${endpoint.name}: ${answer.code}`)
  }
  return went
}

/** Tries to redirect the account’s mails. */
const moveAddress = async (token: string): Promise<number> => {
  const email = `thief-${owner.email}`
  const email_code = await emailCode(app, email, token)
  const answer = await app.send(
    accountEndpoints.updateProfile,
    { body: { email, email_code } },
    { token, isProven: false },
  )
  return answer.code
}

/**
 * Tries to add the attacker's own account as an administrator, by an invitation and by a request to join,
 * with step-ups by its own password. Returns the response of each step.
 */
const bringInAccomplice = async (token: string): Promise<number[]> => {
  const accomplice = await signUpSeller(app)
  const { inviteMember, askToJoin, confirmMember, removeMember } = companiesEndpoints
  const asStolen = { token, isProven: false } as const
  await app.send(askToJoin, { body: { company_number: owner.companyId } }, accomplice)
  const tried = [
    await app.send(inviteMember, { body: { email: accomplice.email, role: 'administrator' } }, asStolen),
    await app.send(confirmMember, { body: { user_id: accomplice.userId } }, asStolen),
    await app.send(removeMember, { body: { id: owner.userId } }, asStolen),
  ]
  const invited = app.outbox.sent.length
  await app.drainEvents()
  expect(app.outbox.sent.slice(invited).filter(({ to }) => to === accomplice.email)).toEqual([])
  return tried.map(({ code }) => code)
}

const administrators = async () =>
  (await listAdministrators(app.deps.table, owner.companyId)).map(({ userId }) => userId)

const resetByMail = async () => {
  const token = await resetTokenOf(app, owner.email)
  await app.send(accountEndpoints.resetPassword, { body: { token, ...twice(thiefs) } })
}

describe('a stolen mailbox', () => {
  test('can read an account without a second factor, but change no money, address or member for a day', async () => {
    await resetByMail()
    const { token } = (await logIn(thiefs)).data
    expect((await prove(token, thiefs)).code).toBe(70001)
    expect(await tryGuarded(token)).toEqual([])
    expect(await moveAddress(token)).toBe(60001)
    expect(await bringInAccomplice(token)).toEqual([60001, 60001, 60001])
    expect(await administrators()).toEqual([owner.userId])
    expect((await findUser(app.deps.table, owner.userId))?.email).toBe(owner.email)
    expect(await isLoggedIn(owner.token), 'the owner is logged out, and so learns of it').toBe(false)
  })

  test('cannot log in if there is a second factor', async () => {
    await setUpCodeApp(app, owner)
    await resetByMail()
    expect((await logIn(thiefs)).code).toBe(60001)
  })
})

describe('a stolen session', () => {
  test('can only read, and wrong passwords in it do not lock anybody else out', async () => {
    expect(await tryGuarded(owner.token)).toEqual([])
    expect(await moveAddress(owner.token)).toBe(60001)
    expect(await bringInAccomplice(owner.token)).toEqual([60001, 60001, 60001])
    expect(await administrators()).toEqual([owner.userId])
    for (let guess = 1; guess <= 10; guess++) await prove(owner.token, `wrong guess ${guess}`)
    expect((await prove(owner.token, owner.password)).code).toBe(80002)
    expect(await tryGuarded(owner.token)).toEqual([])
    expect((await logIn(owner.password)).code, 'the owner’s other browser').toBe(0)
  })

  test('is invalid once its user has logged out or ended it from another session', async () => {
    const here = (await logIn(owner.password)).data.token
    await prove(here, owner.password)
    const ended = await app.send(accountEndpoints.endOtherSessions, {}, { token: here, isProven: false })
    expect(ended.data).toEqual({ ended: 1 })
    expect(await isLoggedIn(owner.token)).toBe(false)
    await app.send(accountEndpoints.logout, {}, { token: here })
    expect(await isLoggedIn(here)).toBe(false)
  })
})

describe('a stolen laptop', () => {
  test('with an open session is logged out after two hours, and its cookie does not authenticate', async () => {
    const { data, cookies } = await logIn(owner.password)
    const device = cookieOf(cookies)
    app.clock.advance('PT2H')
    expect(await isLoggedIn(data.token)).toBe(false)
    expect((await logIn('not the password 1', [device])).code).toBe(400)
  })

  test('is an unknown device once its user has ended its session from another one', async () => {
    const stolen = await logIn(owner.password)
    const here = (await logIn(owner.password)).data.token
    await prove(here, owner.password)
    await app.send(accountEndpoints.endOtherSessions, {}, { token: here, isProven: false })
    expect(await isLoggedIn(stolen.data.token)).toBe(false)
    await app.drainEvents()
    const told = app.outbox.sent.length
    await logIn(owner.password, [cookieOf(stolen.cookies)])
    await app.drainEvents()
    expect(
      app.outbox.sent
        .slice(told)
        .some(({ to, subject }) => to === owner.email && /新设备/.test(subject ?? '')),
    ).toBe(true)
  })
})
