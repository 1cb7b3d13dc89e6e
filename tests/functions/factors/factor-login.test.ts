import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { beginLogin, codeNow, setUpCodeApp, setUpPasskey } from '../../support/second-factors.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createSoftwarePasskey } from '../../support/software-passkey.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { beginFactorLogin, factorLogin } = factorsEndpoints

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  seller = await signUpSeller(app)
})

type Proof = Omit<RequestOf<typeof factorLogin>['body'], 'token'>

const finish = (token: string, proof: Proof) => app.send(factorLogin, { body: { token, ...proof } })

const isLoggedIn = async (token: string) =>
  (await app.send(accountEndpoints.getUser, {}, { token })).code === 0

describe('a login with a second factor', () => {
  test('requires an authenticator code after the password', async () => {
    const { secret } = await setUpCodeApp(app, seller)
    const before = (await app.everyItem()).filter(({ type }) => type === 'session').length
    const token = await beginLogin(app, seller)
    expect((await app.everyItem()).filter(({ type }) => type === 'session')).toHaveLength(before)
    expect((await app.send(beginFactorLogin, { body: { token } })).data).toEqual({
      methods: ['code', 'recoveryCode'],
      passkey: null,
      unverified_passkeys: [],
    })
    const wrong = await finish(token, { code: '000000' })
    expect([wrong.code, wrong.errors]).toEqual([60003, [{ field: 'body.code', rule: 'codeInvalid' }]])
    const answer = await finish(token, { code: codeNow(app, secret) })
    expect(answer.data.user).toMatchObject({ email: seller.email, company_id: seller.companyId })
    expect(await isLoggedIn(answer.data.token)).toBe(true)
    expect((await finish(token, { code: codeNow(app, secret) })).code, 'the login has ended').toBe(60002)
  })

  test('accepts each code once, and no earlier one', async () => {
    const { secret, code: used } = await setUpCodeApp(app, seller)
    const token = await beginLogin(app, seller)
    expect((await finish(token, { code: used })).code, 'the app was set up with it').toBe(60003)
    const code = codeNow(app, secret)
    const tokens = [token, await beginLogin(app, seller)]
    const answers = await Promise.all(tokens.map((each) => finish(each, { code })))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([0, 60003])
  })

  test('accepts the code of a clock that is 30 seconds off, but not more', async () => {
    const { secret } = await setUpCodeApp(app, seller)
    app.clock.advance('PT5M')
    const token = await beginLogin(app, seller)
    expect((await finish(token, { code: codeNow(app, secret, 2) })).code).toBe(60003)
    expect((await finish(token, { code: codeNow(app, secret, -2) })).code).toBe(60003)
    expect((await finish(token, { code: codeNow(app, secret, -1) })).code).toBe(0)
    expect((await finish(await beginLogin(app, seller), { code: codeNow(app, secret, 1) })).code).toBe(0)
  })

  test('accepts a passkey that has signed for this site, this challenge and this user', async () => {
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    const token = await beginLogin(app, seller)
    const { data } = await app.send(beginFactorLogin, { body: { token } })
    expect(data.methods).toEqual(['passkey', 'recoveryCode'])
    expect(data.passkey?.options).toMatchObject({
      rpId: 'portal.test',
      allowCredentials: [{ id: passkey.id }],
    })
    if (!data.passkey) throw new Error('no passkey was asked for')
    const { challenge_id, options } = data.passkey
    const refused = async (credential: typeof passkey) =>
      (await finish(token, { passkey: { challenge_id, credential: credential.sign(options) } })).code
    expect(await refused(createSoftwarePasskey()), 'another passkey').toBe(20007)
    const elsewhere = { ...passkey, sign: createSoftwarePasskey('https://phishing.test').sign }
    expect(await refused(elsewhere), 'another site').toBe(20007)
    const stale = { ...passkey, sign: () => passkey.sign({ challenge: 'AAAA' }) }
    expect(await refused(stale), 'another challenge').toBe(20007)
    const credential = passkey.sign(options)
    const answer = await finish(token, { passkey: { challenge_id, credential } })
    expect(answer.code).toBe(0)
    const again = await finish(await beginLogin(app, seller), { passkey: { challenge_id, credential } })
    expect(again.code, 'a proof is good once').toBe(60002)
  })

  test('refuses another user’s challenge', async () => {
    const [mine, theirs] = [createSoftwarePasskey(), createSoftwarePasskey()]
    const other = await signUpSeller(app)
    await setUpPasskey(app, seller, mine)
    await setUpPasskey(app, other, theirs)
    const { data } = await app.send(beginFactorLogin, { body: { token: await beginLogin(app, other) } })
    if (!data.passkey) throw new Error('no passkey was asked for')
    const { challenge_id, options } = data.passkey
    const answer = await finish(await beginLogin(app, seller), {
      passkey: { challenge_id, credential: mine.sign(options) },
    })
    expect(answer.code).toBe(60002)
  })

  test('accepts a recovery code once, however it is typed, and notifies by mail', async () => {
    const { added } = await setUpCodeApp(app, seller)
    const [first = '', second = ''] = added.data.recovery_codes ?? []
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect((await finish(await beginLogin(app, seller), { recovery_code: typed })).code).toBe(0)
    expect((await finish(await beginLogin(app, seller), { recovery_code: first })).code).toBe(60003)
    const tokens = [await beginLogin(app, seller), await beginLogin(app, seller)]
    const codes = await Promise.all(
      tokens.map(async (token) => (await finish(token, { recovery_code: second })).code),
    )
    expect(codes.toSorted()).toEqual([0, 60003])
    await app.drainEvents()
    expect(app.outbox.sent.some(({ to, text }) => to === seller.email && text.includes('还剩 8 个'))).toBe(
      true,
    )
  })

  test('refuses codes after ten wrong ones in a day and notifies the user, but accepts a passkey', async () => {
    const { secret, added } = await setUpCodeApp(app, seller)
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, { token: seller.token }, passkey)
    const token = await beginLogin(app, seller)
    const wrong = await Promise.all(Array.from({ length: 30 }, () => finish(token, { code: '000000' })))
    expect(wrong.filter(({ code }) => code === 60003).length).toBeLessThanOrEqual(10)
    expect((await finish(token, { code: codeNow(app, secret) })).code).toBe(80002)
    expect((await finish(token, { recovery_code: added.data.recovery_codes?.[0] ?? '' })).code).toBe(80002)
    await app.drainEvents()
    const told = app.outbox.sent.filter(({ to, text }) => to === seller.email && text.includes('多次输错'))
    expect(told).toHaveLength(1)
    const { data } = await app.send(beginFactorLogin, { body: { token } })
    if (!data.passkey) throw new Error('no passkey was asked for')
    const { challenge_id, options } = data.passkey
    expect((await finish(token, { passkey: { challenge_id, credential: passkey.sign(options) } })).code).toBe(
      0,
    )
    app.clock.advance('P1D')
    expect((await finish(await beginLogin(app, seller), { code: codeNow(app, secret) })).code).toBe(0)
  })

  test('expires after ten minutes, and by a password change', async () => {
    const { secret } = await setUpCodeApp(app, seller)
    const late = await beginLogin(app, seller)
    app.clock.advance('PT10M')
    expect((await finish(late, { code: codeNow(app, secret) })).code).toBe(60002)
    expect((await app.send(beginFactorLogin, { body: { token: late } })).code).toBe(60002)
    const token = await beginLogin(app, seller)
    const other = 'Kestrel#58'
    await app.send(
      accountEndpoints.updatePassword,
      { body: { old_password: seller.password, password: other, password_confirmation: other } },
      seller,
    )
    expect((await finish(token, { code: codeNow(app, secret) })).code).toBe(60002)
  })

  test('hands a user over to another portal only after the second factor', async () => {
    const { secret } = await setUpCodeApp(app, seller)
    const { findUser, replaceUser } = await import('../../../functions/data/users.ts')
    const user = await findUser(app.deps.table, seller.userId)
    if (!user) throw new Error('no user')
    await app.deps.table.write(replaceUser(app.deps.table, { ...user, isSkip: true }))
    const token = await beginLogin(app, seller, 'elsewhere')
    const answer = await finish(token, { code: codeNow(app, secret) })
    expect([answer.status, answer.code]).toEqual([200, 2003])
    const { message } = JSON.parse(answer.body) as { message: string }
    const entered = await app.send(accountEndpoints.loginByToken, { headers: { accesstoken: message } })
    expect(entered.data.user.email).toBe(seller.email)
  })
})
