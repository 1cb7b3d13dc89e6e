import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { incrementCount } from '../../../../functions/data/daily-counts.ts'
import { consumePasswordLink } from '../../../../functions/data/password-links.ts'
import { findUser, replaceUser } from '../../../../functions/data/users.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import {
  act,
  beginDay,
  emailCode,
  forgot,
  interleaveUserChanges,
  isLoggedIn,
  login,
  passwordTokenOf,
  resetTokenOf,
  tokenOf,
  twice,
} from '../account-steps.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const password = 'Kestrel#58'

const reset = (token: string, chosen = password, cookies: readonly string[] = []) =>
  app.send(accountEndpoints.resetPassword, { body: { token, ...twice(chosen) } }, { cookies })

const look = (token: string) => app.send(accountEndpoints.getResetEmail, { headers: { linktoken: token } })

const canLogIn = async (chosen: string, email = seller.email) => (await login(app, email, chosen)).code === 0

describe('an invalid password link', () => {
  test('is refused with 80009 if unknown', async () => {
    for (const token of ['A'.repeat(43), '../../etc', '{"S":"x"}', 'USER#1']) {
      expect([(await reset(token)).status, (await reset(token)).code]).toEqual([422, 80009])
      expect((await look(token)).code).toBe(80009)
    }
  })

  test('is refused with 80009 if used, and the first use’s password stays', async () => {
    const token = await resetTokenOf(app, seller.email)
    expect((await reset(token)).code).toBe(200)
    expect((await reset(token, 'Other#word58')).code).toBe(80009)
    expect((await look(token)).code).toBe(80009)
    expect([await canLogIn(password), await canLogIn('Other#word58')]).toEqual([true, false])
  })

  test('sets exactly one password in eight concurrent calls', async () => {
    const token = await resetTokenOf(app, seller.email)
    const chosen = Array.from({ length: 8 }, (_, index) => `Kestrel#${index}8`)
    const answers = await Promise.all(chosen.map((each) => reset(token, each)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 80009),
    ])
    const winner = answers.findIndex(({ code }) => code === 200)
    expect(await canLogIn(chosen[winner] ?? '')).toBe(true)
    expect(await canLogIn(chosen[(winner + 1) % chosen.length] ?? '')).toBe(false)
  })

  test('is used at most once by a condition of the table, and only if it exists', async () => {
    const { table, clock } = app.deps
    const token = await resetTokenOf(app, seller.email)
    const use = (named: string) => table.write(consumePasswordLink(table, named, clock()))
    expect([await use(token), await use(token), await use('unknown')]).toEqual([true, false, false])
  })

  test('expires after thirty minutes to the second', async () => {
    const token = await resetTokenOf(app, seller.email)
    app.clock.advance('PT29M59S')
    expect((await look(token)).data).toEqual({
      email: seller.email,
      purpose: 'reset',
      claims_signup_of: null,
    })
    app.clock.advance('PT1S')
    expect([(await look(token)).code, (await reset(token)).code]).toEqual([80010, 80010])
    expect(await canLogIn(seller.password)).toBe(true)
  })

  test('sets the password a second before its expiry', async () => {
    const token = await resetTokenOf(app, seller.email)
    app.clock.advance('PT29M59S')
    expect((await reset(token)).code).toBe(200)
  })

  test('is invalidated by every later password change', async () => {
    const older = await resetTokenOf(app, seller.email)
    app.clock.advance('PT60S')
    const newer = await resetTokenOf(app, seller.email)
    expect(newer).not.toBe(older)
    expect((await reset(newer)).code).toBe(200)
    const refused = await reset(older, 'Other#word58')
    expect([refused.status, refused.code]).toEqual([422, 80011])
    expect((await look(older)).code).toBe(80009)
    expect(await canLogIn(password)).toBe(true)
  })

  test('is invalidated by a change of the password or the address in the profile', async () => {
    const first = await resetTokenOf(app, seller.email)
    const changed = await app.send(
      accountEndpoints.updatePassword,
      { body: { old_password: seller.password, ...twice(password) } },
      seller,
    )
    expect(changed.code).toBe(200)
    expect((await reset(first)).code).toBe(80011)

    app.clock.advance('PT60S')
    const second = await resetTokenOf(app, seller.email)
    const email = `moved-${seller.email}`
    const moved = await app.send(
      accountEndpoints.updateProfile,
      { body: { email, email_code: await emailCode(app, email, changed.data.token) } },
      { token: changed.data.token },
    )
    expect(moved.code).toBe(200)
    expect((await reset(second)).code).toBe(80011)
  })

  test('is refused with 20009 if the user changes on every attempt, and stays valid', async () => {
    const token = await resetTokenOf(app, seller.email)
    const { table } = app.deps
    const user = await findUser(table, seller.userId)
    if (!user) throw new Error('no user signed up')
    await table.write(replaceUser(table, { ...user, isActivated: false }))
    const undo = interleaveUserChanges(app, seller.userId)
    const overtaken = await reset(token, password, [seller.device])
    undo()
    expect([overtaken.status, overtaken.code]).toEqual([409, 20009])
    expect(await isLoggedIn(app, seller.token)).toBe(true)
    expect((await reset(token, password, [seller.device])).code).toBe(200)
    expect(await canLogIn(password)).toBe(true)
  })

  test('is invalid for a blocked user', async () => {
    const token = await resetTokenOf(app, seller.email)
    await act(app, 'user-block', { user: seller.userId })
    expect([(await look(token)).code, (await reset(token)).code]).toEqual([80009, 80009])
  })

  test('of a reset cannot set a first password, and is not consumed by the attempt', async () => {
    const token = await resetTokenOf(app, seller.email)
    const wrong = await app.send(accountEndpoints.initPassword, { body: { token, ...twice(password) } })
    expect([wrong.status, wrong.code]).toEqual([422, 80006])
    expect((await reset(token)).code).toBe(200)
  })
})

describe('a password that is refused', () => {
  test.each([
    ['Aa1!aaa', 'passwordLength'],
    ['Aa1!aaaaaaaaaaaaa', 'passwordLength'],
    ['kestrel#58', 'passwordMix'],
    ['KESTREL#58', 'passwordMix'],
    ['Kestrel##', 'passwordMix'],
    ['Kestrel58', 'passwordMix'],
    ['', 'required'],
  ])('%s violates %s', async (chosen, rule) => {
    const answer = await reset('any', chosen)
    expect([answer.status, answer.code]).toEqual([400, 20008])
    expect(answer.errors).toContainEqual({ field: 'body.password', rule })
  })

  test('every wrong field is reported at once', async () => {
    const answer = await app.sendRaw(accountEndpoints.resetPassword, {
      body: JSON.stringify({ password: 'short', password_confirmation: 'other' }),
    })
    expect(answer.errors).toEqual([
      { field: 'body.token', rule: 'required' },
      { field: 'body.password', rule: 'passwordLength' },
      { field: 'body.password_confirmation', rule: 'passwordMismatch' },
    ])
  })

  test('a common one is reported, and the link stays valid', async () => {
    const token = await resetTokenOf(app, seller.email)
    const answer = await reset(token, 'Password1!')
    expect(answer.errors).toEqual([{ field: 'body.password', rule: 'passwordCommon' }])
    const [name = ''] = seller.email.split('@')
    const own = await reset(token, `${name.replace('s', 'S')}!`)
    expect(own.errors).toEqual([{ field: 'body.password', rule: 'passwordCommon' }])
    expect((await reset(token)).code).toBe(200)
  })

  test('an invalid link is reported before an invalid password', async () => {
    expect((await reset('A'.repeat(43), 'Password1!')).code).toBe(80009)
  })
})

describe('a reset', () => {
  test('returns the address, and only the new password logs in', async () => {
    const token = await resetTokenOf(app, seller.email)
    expect((await reset(token)).data).toEqual({ email: seller.email })
    expect([await canLogIn(password), await canLogIn(seller.password)]).toEqual([true, false])
  })

  test('ends every session at once', async () => {
    const tokens = [seller.token, await tokenOf(app, seller), await tokenOf(app, seller)]
    await reset(await resetTokenOf(app, seller.email))
    for (const token of tokens) expect(await isLoggedIn(app, token)).toBe(false)
  })

  test('leaves no session of a concurrent login', async () => {
    const token = await resetTokenOf(app, seller.email)
    const [, ...logins] = await Promise.all([
      reset(token),
      ...Array.from({ length: 6 }, () => login(app, seller.email, seller.password)),
    ])
    const entered = logins.filter(({ code }) => code === 0).map(({ data }) => data.token)
    for (const each of entered) expect(await isLoggedIn(app, each)).toBe(false)
    const stored = (await app.everyItem()).filter(
      ({ type, userId }) => type === 'session' && userId === seller.userId,
    )
    expect(stored).toEqual([])
  })

  test('notifies the user by mail, with the time and the steps if it was not them', async () => {
    await reset(await resetTokenOf(app, seller.email))
    const at = app.clock.now()
    app.clock.advance('PT10M')
    await app.drainEvents()
    const mail = app.outbox.newestTo(seller.email)
    expect(mail.subject).toBe('【明岸】您的登录密码已重设')
    const hour = String((at.getUTCHours() + 8) % 24).padStart(2, '0')
    expect(mail.text).toContain(`${hour}:${String(at.getUTCMinutes()).padStart(2, '0')}:00`)
    expect(mail.text).toContain('https://portal.test/financing/forgot-password')
    expect(mail.text).toContain('联系客服')
  })

  test('that crashed before ending the sessions ends them by its event', async () => {
    const token = await resetTokenOf(app, seller.email)
    const sessions = vi.spyOn(app.deps.table, 'all').mockImplementationOnce(() => {
      throw new Error('the call broke off')
    })
    expect((await reset(token)).status).toBe(500)
    expect(sessions).toHaveBeenCalledOnce()
    sessions.mockRestore()
    expect(await isLoggedIn(app, seller.token)).toBe(true)
    expect(await canLogIn(password)).toBe(true)
    const kept = await tokenOf(app, { email: seller.email, password })
    await app.drainEvents()
    expect(await isLoggedIn(app, seller.token)).toBe(false)
    expect(await isLoggedIn(app, kept)).toBe(true)
    expect(app.outbox.sent.findLast(({ subject }) => subject?.includes('登录密码已重设'))?.to).toBe(
      seller.email,
    )
  })

  test('unlocks an account locked by wrong passwords', async () => {
    const { table, clock } = app.deps
    const count = { counted: 'wrong-password', subject: seller.email, day: businessDate(clock()) } as const
    for (let wrong = 0; wrong < 10; wrong++) await table.write(incrementCount(table, count, 10))
    expect((await login(app, seller.email, seller.password)).code).toBe(80002)
    await reset(await resetTokenOf(app, seller.email))
    expect(await canLogIn(password)).toBe(true)
  })

  test('by one user’s link does not affect another user', async () => {
    const other = await signUpSeller(app)
    const token = await resetTokenOf(app, other.email)
    const answer = await app.send(
      accountEndpoints.resetPassword,
      { body: { token, ...twice(password), email: seller.email, userId: seller.userId } as never },
      seller,
    )
    expect(answer.data).toEqual({ email: other.email })
    expect(await isLoggedIn(app, seller.token)).toBe(true)
    expect([await canLogIn(seller.password), await canLogIn(password)]).toEqual([true, false])
    expect(await canLogIn(password, other.email)).toBe(true)
  })

  test('stores no plaintext password', async () => {
    await reset(await resetTokenOf(app, seller.email))
    await app.drainEvents()
    expect(JSON.stringify(await app.everyItem())).not.toContain(password)
    expect(JSON.stringify(app.outbox.sent)).not.toContain(password)
  })
})

test('a link that was never requested is invalid: the token must be the mailed one', async () => {
  await forgot(app, seller.email)
  await app.drainEvents()
  const token = passwordTokenOf(app, seller.email)
  expect((await look(`${token}x`)).code).toBe(80009)
  expect((await look(token.slice(1))).code).toBe(80009)
  expect((await look(token)).code).toBe(200)
})
