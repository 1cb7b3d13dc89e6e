import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { createCredentials, findCredentials } from '../../../../functions/data/credentials.ts'
import { listUserSessions } from '../../../../functions/data/sessions.ts'
import { findUser } from '../../../../functions/data/users.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import {
  beginDay,
  emailCode,
  isLoggedIn,
  login,
  otherCode,
  passAddressOn,
  tokenOf,
} from '../account-steps.ts'

let app: TestApp
let seller: Seller
let email: string
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
  email = `new-${seller.email}`
})
afterAll(() => app.close())

const update = (body: RequestOf<typeof accountEndpoints.updateProfile>['body'], token = seller.token) =>
  app.send(accountEndpoints.updateProfile, { body }, { token })

/** Lets something happen in the moment before the next transaction. */
const beforeNextWrite = (happens: () => Promise<unknown>) => {
  const { transact } = app.deps.table
  return vi.spyOn(app.deps.table, 'transact').mockImplementationOnce(async (writes) => {
    await happens()
    return transact(writes)
  })
}

describe('name and language', () => {
  test('change one by one; what is left out stays, and an empty name is none', async () => {
    expect((await update({ user_name: ' 林美 ' })).data).toMatchObject({
      user_name: '林美',
      language: 'zh-CN',
    })
    expect((await update({ language: 'en' })).data).toMatchObject({ user_name: '林美', language: 'en' })
    expect((await update({})).data).toMatchObject({ user_name: '林美', language: 'en', email: seller.email })
    expect((await update({ user_name: '' })).data).toMatchObject({ user_name: '', language: 'en' })
    expect(await findUser(app.deps.table, seller.userId)).not.toHaveProperty('name')
  })

  test('changed ten times at once, each change lands or is refused, and none is half done', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Lin ${index}`)
    const answers = await Promise.all(names.map((user_name) => update({ user_name })))
    for (const { code } of answers) expect([200, 20009]).toContain(code)
    const landed = answers.filter(({ code }) => code === 200).map(({ data }) => data.user_name)
    expect(landed).toContain((await findUser(app.deps.table, seller.userId))?.name)
  })

  test('change beside each other without a conflict', async () => {
    const racing = beforeNextWrite(() => update({ language: 'zh-TW' }))
    const answer = await update({ user_name: 'Lin' })
    racing.mockRestore()
    expect(answer.data).toMatchObject({ user_name: 'Lin', language: 'zh-TW' })
  })

  test('an answer tells when this session ends', async () => {
    const { data } = await update({ user_name: 'Lin' })
    const user = await app.send(accountEndpoints.getUser, {}, { token: seller.token })
    expect(data).toEqual(user.data)
  })

  test('nothing that is not declared can be changed', async () => {
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

describe('another address', () => {
  test('needs its code, and a step-up', async () => {
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

  test('with a wrong code is 80013, and nothing else is compared', async () => {
    const code = await emailCode(app, email, seller.token)
    const wrongCode = await update({ email, email_code: otherCode(code) })
    expect([wrongCode.status, wrongCode.code, wrongCode.errors]).toEqual([
      422,
      80013,
      [{ field: 'body.email_code', rule: 'codeInvalid' }],
    ])
    expect((await update({ email, email_code: code })).code).toBe(200)
  })

  test('with a code that is too old, that was never sent or that was sent elsewhere is refused', async () => {
    const code = await emailCode(app, email, seller.token)
    const elsewhere = await update({ email: `x-${email}`, email_code: code })
    expect(elsewhere.code).toBe(80010)
    app.clock.advance('PT5M')
    const late = await update({ email, email_code: code })
    expect([late.status, late.code]).toEqual([422, 80010])
    expect(late.errors).toEqual([{ field: 'body.email_code', rule: 'codeInvalid' }])
    expect((await findUser(app.deps.table, seller.userId))?.email).toBe(seller.email)
  })

  test('that somebody took meanwhile is 30007, and everything stays', async () => {
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

  test('is not taken on the word of who has taken the former one meanwhile', async () => {
    const code = await emailCode(app, email, seller.token)
    const theirs = await passAddressOn(app, seller.email, 'somebody-else')
    const answer = await update({ email, email_code: code })
    expect([answer.status, answer.code]).toEqual([409, 20009])
    expect(await findCredentials(app.deps.table, seller.email)).toEqual(theirs)
    expect(await findCredentials(app.deps.table, email)).toBeUndefined()
  })

  test('taken by two users at once goes to exactly one', async () => {
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

  test('sent twice at once is changed once', async () => {
    const body = { email, email_code: await emailCode(app, email, seller.token) }
    const codes = (await Promise.all([update(body), update(body)])).map((answer) => answer.code)
    expect(codes.filter((each) => each === 200)).toHaveLength(1)
    expect(await findCredentials(app.deps.table, email)).toMatchObject({ version: 2 })
  })

  test('logs in from then on, and the former one no longer does', async () => {
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

  test('uses its code up: going back to it needs another', async () => {
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

  test('gives this session another token, ends the others and tells the former address by mail', async () => {
    const other = await tokenOf(app, seller)
    const expiry = (await app.send(accountEndpoints.getUser, {}, { token: seller.token })).data
      .token_expiration
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

  test('that broke off before the other sessions ended has them ended by its event', async () => {
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

  test('leaves the former one free, and its new holder is not the old user', async () => {
    const code = await emailCode(app, email, seller.token)
    await update({ email, email_code: code })
    const other = await signUpSeller(app)
    const taken = await emailCode(app, seller.email, other.token)
    const answer = await update({ email: seller.email, email_code: taken }, other.token)
    expect(answer.data).toMatchObject({ email: seller.email, userId: other.userId })
    expect((await login(app, email, seller.password)).data.user.userId).toBe(seller.userId)
  })

  test('leaves no session of a login that runs at the same time', async () => {
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
