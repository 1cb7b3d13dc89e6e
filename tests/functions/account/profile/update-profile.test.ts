import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { createCredentials, findCredentials } from '../../../../functions/data/credentials.ts'
import { listUserSessions } from '../../../../functions/data/sessions.ts'
import { findUser } from '../../../../functions/data/users.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import {
  beginDay,
  emailCode,
  isLoggedIn,
  login,
  otherCode,
  reassignEmail,
  tokenOf,
} from '../account-steps.ts'

const app = await useTestApp()
let seller: Seller
let email: string
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
  email = `new-${seller.email}`
})

const update = (body: RequestOf<typeof accountEndpoints.updateProfile>['body'], token = seller.token) =>
  app.send(accountEndpoints.updateProfile, { body }, { token })

/** Runs a callback just before the next transaction. */
const beforeNextWrite = (happens: () => Promise<unknown>) => {
  const { transact } = app.deps.table
  return vi.spyOn(app.deps.table, 'transact').mockImplementationOnce(async (writes) => {
    await happens()
    return transact(writes)
  })
}

describe('name and language', () => {
  test('can be changed separately; an omitted field stays, and an empty name removes it', async () => {
    expect((await update({ user_name: ' 林美 ' })).data).toMatchObject({
      user_name: '林美',
      language: 'zh-CN',
    })
    expect((await update({ language: 'en' })).data).toMatchObject({ user_name: '林美', language: 'en' })
    expect((await update({})).data).toMatchObject({ user_name: '林美', language: 'en', email: seller.email })
    expect((await update({ user_name: '' })).data).toMatchObject({ user_name: '', language: 'en' })
    expect(await findUser(app.deps.table, seller.userId)).not.toHaveProperty('name')
  })

  test('are each changed or refused as a whole in ten concurrent calls', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Lin ${index}`)
    const answers = await Promise.all(names.map((user_name) => update({ user_name })))
    for (const { code } of answers) expect([200, 20009]).toContain(code)
    const landed = answers.filter(({ code }) => code === 200).map(({ data }) => data.user_name)
    expect(landed).toContain((await findUser(app.deps.table, seller.userId))?.name)
  })

  test('can be changed concurrently without a conflict', async () => {
    const racing = beforeNextWrite(() => update({ language: 'zh-TW' }))
    const answer = await update({ user_name: 'Lin' })
    racing.mockRestore()
    expect(answer.data).toMatchObject({ user_name: 'Lin', language: 'zh-TW' })
  })

  test('a response has the session’s expiry', async () => {
    const { data } = await update({ user_name: 'Lin' })
    const user = await app.send(accountEndpoints.getUser, {}, seller)
    expect(data).toEqual(user.data)
  })

  test('undeclared fields cannot be changed', async () => {
    const before = await findUser(app.deps.table, seller.userId)
    const smuggled = { companyId: 'other', company_id: 'other', isActivated: false, userId: 'x', version: 0 }
    await update({ user_name: 'Lin', ...smuggled })
    expect(await findUser(app.deps.table, seller.userId)).toEqual({
      ...before,
      name: 'Lin',
      version: (before?.version ?? 0) + 1,
    })
  })
})

describe('a change of the address', () => {
  test('requires its code and a step-up', async () => {
    const answer = await update({ email })
    expect([answer.status, answer.code]).toEqual([400, 20008])
    expect(answer.errors).toEqual([{ field: 'body.email_code', rule: 'required' }])
    const email_code = await emailCode(app, email, seller.token)
    const unproven = await app.send(
      accountEndpoints.updateProfile,
      { body: { email, email_code } },
      { token: seller.token, isProven: false },
    )
    expect([unproven.status, unproven.code]).toEqual([400, 60001])
    expect((await findUser(app.deps.table, seller.userId))?.email).toBe(seller.email)
    const named = await app.send(
      accountEndpoints.updateProfile,
      { body: { user_name: 'Lin' } },
      { token: seller.token, isProven: false },
    )
    expect(named.code, 'a name is no address').toBe(200)
  })

  test('with a wrong code is refused with 80013 before any other check', async () => {
    const code = await emailCode(app, email, seller.token)
    const wrongCode = await update({ email, email_code: otherCode(code) })
    expect([wrongCode.status, wrongCode.code, wrongCode.errors]).toEqual([
      422,
      80013,
      [{ field: 'body.email_code', rule: 'codeInvalid' }],
    ])
    expect((await update({ email, email_code: code })).code).toBe(200)
  })

  test('with an expired, unknown or another address’s code is refused', async () => {
    const code = await emailCode(app, email, seller.token)
    const elsewhere = await update({ email: `x-${email}`, email_code: code })
    expect(elsewhere.code).toBe(80010)
    app.clock.advance('PT5M')
    const late = await update({ email, email_code: code })
    expect([late.status, late.code]).toEqual([422, 80010])
    expect(late.errors).toEqual([{ field: 'body.email_code', rule: 'codeInvalid' }])
    expect((await findUser(app.deps.table, seller.userId))?.email).toBe(seller.email)
  })

  test('to an address that somebody has since taken is refused with 30007', async () => {
    const other = await signUpSeller(app)
    const code = await emailCode(app, email, seller.token)
    const racing = beforeNextWrite(async () => {
      await app.deps.table.write(
        createCredentials(app.deps.table, { email, userId: other.userId, version: 1 }),
      )
    })
    const answer = await update({ email, email_code: code, user_name: 'Lin' })
    racing.mockRestore()
    expect([answer.status, answer.code]).toEqual([409, 30007])
    expect(answer.errors).toEqual([{ field: 'body.email', rule: 'invalid' }])
    expect(await findUser(app.deps.table, seller.userId)).toMatchObject({ email: seller.email })
    expect(await findUser(app.deps.table, seller.userId)).not.toHaveProperty('name')
    expect((await login(app, seller.email, seller.password)).code).toBe(0)
  })

  test('is not confirmed by a user who has since taken the former address', async () => {
    const code = await emailCode(app, email, seller.token)
    const theirs = await reassignEmail(app, seller.email, 'somebody-else')
    const answer = await update({ email, email_code: code })
    expect([answer.status, answer.code]).toEqual([409, 20009])
    expect(await findCredentials(app.deps.table, seller.email)).toEqual(theirs)
    expect(await findCredentials(app.deps.table, email)).toBeUndefined()
  })

  test('by two users concurrently to one address succeeds for exactly one', async () => {
    const other = await signUpSeller(app)
    const code = await emailCode(app, email, seller.token)
    const given = { email, email_code: code }
    const answers = await Promise.all([update(given), update({ ...given }, other.token)])
    const codes = answers.map((answer) => answer.code)
    expect(codes.filter((each) => each === 200)).toHaveLength(1)
    expect([80010, 30007]).toContain(codes.find((each) => each !== 200))
    const [winner, loser] = codes[0] === 200 ? [seller, other] : [other, seller]
    expect((await findCredentials(app.deps.table, email))?.userId).toBe(winner.userId)
    expect((await findCredentials(app.deps.table, winner.email))?.userId).toBeUndefined()
    expect((await findCredentials(app.deps.table, loser.email))?.userId).toBe(loser.userId)
  })

  test('sent twice concurrently happens once', async () => {
    const body = { email, email_code: await emailCode(app, email, seller.token) }
    const codes = (await Promise.all([update(body), update(body)])).map((answer) => answer.code)
    expect(codes.filter((each) => each === 200)).toHaveLength(1)
    expect(await findCredentials(app.deps.table, email)).toMatchObject({ version: 2 })
  })

  test('makes the new address log in instead of the former one', async () => {
    const code = await emailCode(app, email, seller.token)
    const answer = await update({
      email: ` ${email.toUpperCase()} `,
      email_code: code,
      language: 'en',
    })
    expect(answer.data).toMatchObject({ email, language: 'en', is_activated: true })
    expect((await login(app, email, seller.password)).code).toBe(0)
    expect((await login(app, seller.email, seller.password)).code).toBe(400)
    const again = await update({ email, email_code: '123456' }, answer.data.token)
    expect(again.code, 'one’s own address is no change, and needs no code').toBe(200)
  })

  test('consumes its code: changing back requires another', async () => {
    const first = { email, email_code: await emailCode(app, email, seller.token) }
    const third = `third-${seller.email}`
    const away = {
      email: third,
      email_code: await emailCode(app, third, seller.token),
    }
    const changed = await update(first)
    const again = await update(away, changed.data.token)
    expect([changed.code, again.code]).toEqual([200, 200])
    expect((await update(first, again.data.token)).code).toBe(80010)
    expect((await findUser(app.deps.table, seller.userId))?.email).toBe(third)
  })

  test('replaces the session’s token, ends the others and notifies the former address by mail', async () => {
    const other = await tokenOf(app, seller)
    const expiry = (await app.send(accountEndpoints.getUser, {}, seller)).data.token_expiration
    app.clock.advance('PT1H')
    const code = await emailCode(app, email, seller.token)
    const { data } = await update({ email, email_code: code })
    expect([await isLoggedIn(app, seller.token), await isLoggedIn(app, other)]).toEqual([false, false])
    await app.drainEvents()
    expect(await isLoggedIn(app, data.token ?? '')).toBe(true)
    expect(data.token_expiration).toBe(expiry)
    const mail = app.outbox.newestTo(seller.email)
    expect(mail.subject).toBe('【明岸】您的登录邮箱已更换')
    expect(mail.text).toContain('n•••@shop.test')
    expect(`${mail.text}${mail.html}`).not.toContain(email)
  })

  test('that crashed before ending the other sessions ends them by its event', async () => {
    const other = await tokenOf(app, seller)
    const code = await emailCode(app, email, seller.token)
    const sessions = vi.spyOn(app.deps.table, 'all').mockImplementationOnce(() => {
      throw new Error('the call broke off')
    })
    expect((await update({ email, email_code: code })).status).toBe(500)
    sessions.mockRestore()
    expect(await isLoggedIn(app, other)).toBe(true)
    await app.drainEvents()
    expect([await isLoggedIn(app, seller.token), await isLoggedIn(app, other)]).toEqual([false, false])
    expect(await listUserSessions(app.deps.table, seller.userId)).toHaveLength(1)
  })

  test('releases the former address, whose new user is a different one', async () => {
    const code = await emailCode(app, email, seller.token)
    await update({ email, email_code: code })
    const other = await signUpSeller(app)
    const taken = await emailCode(app, seller.email, other.token)
    const answer = await update({ email: seller.email, email_code: taken }, other.token)
    expect(answer.data).toMatchObject({ email: seller.email, userId: other.userId })
    expect((await login(app, email, seller.password)).data.user.userId).toBe(seller.userId)
  })

  test('leaves no session of a concurrent login', async () => {
    const code = await emailCode(app, email, seller.token)
    const [changed, ...logins] = await Promise.all([
      update({ email, email_code: code }),
      ...Array.from({ length: 5 }, () => login(app, seller.email, seller.password)),
    ])
    expect(changed.code).toBe(200)
    const entered = logins.filter((answer) => answer.code === 0).map(({ data }) => data.token)
    for (const token of entered) expect(await isLoggedIn(app, token)).toBe(false)
    const stored = (await app.everyItem()).filter(
      ({ type, userId }) => type === 'session' && userId === seller.userId,
    )
    expect(stored).toHaveLength(1)
  })
})
