import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { beginLogin, codeNow, setUpCodeApp, setUpPasskey } from '../../support/second-factors.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createSoftwarePasskey } from '../../support/software-passkey.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const {
  listFactors,
  beginCodeApp,
  addCodeApp,
  beginPasskey,
  addPasskey,
  removeFactor,
  renewRecoveryCodes,
  setFactorRequirement,
} = factorsEndpoints

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  seller = await signUpSeller(app)
})

const listed = async ({ token } = seller) => (await app.send(listFactors, {}, { token })).data

const remove = (id: string, { token } = seller) => app.send(removeFactor, { params: { id } }, { token })

describe('setting up a second factor', () => {
  test('of an authenticator app requires a code; the first factor has ten recovery codes, shown once', async () => {
    const { data } = await app.send(beginCodeApp, {}, seller)
    expect(data.uri).toContain(`secret=${data.secret}`)
    expect(data.uri).toContain(encodeURIComponent(seller.email))
    const { challenge_id } = data
    const wrong = await app.send(addCodeApp, { body: { challenge_id, code: '000000' } }, seller)
    expect([wrong.code, wrong.errors]).toEqual([60003, [{ field: 'body.code', rule: 'codeInvalid' }]])
    expect((await listed()).code_app).toBeNull()
    const code = codeNow(app, data.secret)
    const added = await app.send(addCodeApp, { body: { challenge_id, code } }, seller)
    expect(added.data.recovery_codes).toHaveLength(10)
    expect(new Set(added.data.recovery_codes).size).toBe(10)
    expect(added.data.recovery_codes?.every((each) => /^([0-9A-Z]{6}-){3}[0-9A-Z]{6}$/.test(each))).toBe(true)
    expect(await listed()).toMatchObject({ code_app: {}, recovery_codes_left: 10, passkeys: [] })
    const kept = JSON.stringify(await app.everyItem())
    expect(
      [data.secret, ...(added.data.recovery_codes ?? [])].filter((secret) => kept.includes(secret)),
    ).toEqual([])
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).subject).toContain('两步验证已添加')
    const again = await app.send(addCodeApp, { body: { challenge_id, code } }, seller)
    expect(again.code).toBe(60002)
  })

  test('of a passkey requires one for this site and this challenge', async () => {
    const passkey = createSoftwarePasskey()
    const { data } = await app.send(beginPasskey, {}, seller)
    const { challenge_id, options } = data
    const add = (credential: ReturnType<typeof passkey.create>, { token } = seller) =>
      app.send(addPasskey, { body: { challenge_id, name: ' Notebook ', credential } }, { token })
    expect((await add(createSoftwarePasskey('https://phishing.test').create(options))).code).toBe(20007)
    expect((await add(passkey.create({ challenge: 'AAAA' }))).code).toBe(20007)
    const other = await signUpSeller(app)
    expect((await add(passkey.create(options), other)).code, 'somebody else’s challenge').toBe(60002)
    const added = await add(passkey.create(options))
    expect(added.data.passkeys).toMatchObject([{ id: passkey.id, name: 'Notebook', last_used_at: null }])
    expect(added.data.recovery_codes).toHaveLength(10)
    const second = await setUpPasskey(app, seller, createSoftwarePasskey(), 'Telephone')
    expect(second.data.recovery_codes, 'they are there already').toBeNull()
    expect((await setUpPasskey(app, seller, passkey)).code).toBe(20017)
    expect((await app.send(beginPasskey, {}, seller)).data.options.excludeCredentials).toHaveLength(2)
  })

  test('of more than ten passkeys is refused, even concurrently', async () => {
    await Promise.all(Array.from({ length: 14 }, () => setUpPasskey(app, seller, createSoftwarePasskey())))
    while ((await setUpPasskey(app, seller, createSoftwarePasskey()).catch(() => undefined))?.code === 200);
    expect((await listed()).passkeys).toHaveLength(10)
    expect((await app.send(beginPasskey, {}, seller)).code).toBe(20015)
  })

  test('of another app replaces the previous one', async () => {
    const first = await setUpCodeApp(app, seller)
    const second = await setUpCodeApp(app, seller)
    expect(second.added.data.recovery_codes).toBeNull()
    const token = await beginLogin(app, seller)
    const finish = (code: string) => app.send(factorsEndpoints.factorLogin, { body: { token, code } })
    expect((await finish(codeNow(app, first.secret))).code).toBe(60003)
    expect((await finish(codeNow(app, second.secret))).code).toBe(0)
  })
})

describe('removing a second factor', () => {
  test('keeps the others; the last one removes the recovery codes, and a password suffices again', async () => {
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    await setUpCodeApp(app, seller)
    expect((await remove('none')).code).toBe(20018)
    expect((await remove(passkey.id)).data).toMatchObject({ passkeys: [], recovery_codes_left: 10 })
    expect((await remove('code-app')).data).toMatchObject({ code_app: null, recovery_codes_left: 0 })
    expect((await remove('code-app')).code).toBe(20018)
    const { email, password } = seller
    expect((await app.send(accountEndpoints.login, { body: { email, password } })).code).toBe(0)
    await app.drainEvents()
    const told = app.outbox.sent.filter(({ to, subject }) => to === email && subject?.includes('已移除'))
    expect(told).toHaveLength(2)
  })

  test('is impossible for other users', async () => {
    const passkey = createSoftwarePasskey()
    await setUpPasskey(app, seller, passkey)
    const other = await signUpSeller(app)
    expect((await remove(passkey.id, other)).code).toBe(20018)
    expect((await listed(other)).passkeys).toEqual([])
    expect((await listed()).passkeys).toHaveLength(1)
  })
})

test('recovery codes can be regenerated, which invalidates the previous ones', async () => {
  expect((await app.send(renewRecoveryCodes, {}, seller)).code).toBe(20018)
  const { added } = await setUpCodeApp(app, seller)
  const { data } = await app.send(renewRecoveryCodes, {}, seller)
  const [former = ''] = added.data.recovery_codes ?? []
  const [fresh = ''] = data.recovery_codes
  const finish = async (recovery_code: string) =>
    app.send(factorsEndpoints.factorLogin, {
      body: { token: await beginLogin(app, seller), recovery_code },
    })
  expect((await finish(former)).code).toBe(60003)
  expect((await finish(fresh)).code).toBe(0)
})

const wish = (required: boolean, { token } = seller) =>
  app.send(setFactorRequirement, { body: { required } }, { token })

describe('a company that requires second factors', () => {
  test('is configured by an administrator who has one', async () => {
    const colleague = await signUpColleague(app, seller, 'user')
    expect((await wish(true)).code).toBe(20016)
    expect((await wish(true, colleague)).status).toBe(403)
    await setUpCodeApp(app, seller)
    expect((await wish(true)).data.required_by).toBe('company')
    expect((await remove('code-app')).code, 'the last one stays').toBe(70001)
    expect((await wish(false)).data.required_by).toBeNull()
    expect((await remove('code-app')).code).toBe(200)
  })

  test('notifies every administrator once of its start and its end', async () => {
    const colleague = await signUpColleague(app, seller)
    await setUpCodeApp(app, seller)
    const answers = await Promise.all([wish(true), wish(true)])
    expect(answers.map(({ code }) => code)).toContain(200)
    await wish(true)
    await app.drainEvents()
    app.clock.advance('PT1M')
    await wish(false)
    await app.drainEvents()
    for (const { email, token } of [seller, colleague]) {
      const subjects = app.outbox.sent
        .filter(({ to, subject = '' }) => to === email && /两步验证要求|已要求两步验证/.test(subject))
        .map(({ subject }) => subject)
      expect(subjects).toEqual(['【明岸】贵公司已要求两步验证', '【明岸】贵公司已取消两步验证要求'])
      const { data } = await app.send(accountEndpoints.listSecurityActivity, {}, { token })
      const told = data.news.map(({ what }) => what).filter((what) => /^factor(Not)?Required$/.test(what))
      expect(told).toEqual(['factorNotRequired', 'factorRequired'])
    }
  })

  test('limits users without one to setting one up, from the next login on', async () => {
    const colleague = await signUpColleague(app, seller, 'user')
    await setUpCodeApp(app, seller)
    await wish(true)
    const { email, password } = colleague
    const login = await app.send(accountEndpoints.login, { body: { email, password } })
    expect(login.data.user.lacks_second_factor, 'in a company of their own').toBeUndefined()
    const { data } = await app.send(
      companiesEndpoints.switchCompany,
      { body: { company_id: seller.companyId } },
      { token: login.data.token },
    )
    expect(data.user.lacks_second_factor).toBe(true)
    const { token } = data
    for (const endpoint of [accountEndpoints.getUser, companiesEndpoints.listUserCompanies]) {
      const request = endpoint.path.includes('{') ? { params: { userId: colleague.userId } } : {}
      const refused = await app.send(endpoint, request, { token })
      expect([endpoint.name, refused.status, refused.code]).toEqual([endpoint.name, 403, 80007])
    }
    expect(await listed({ ...colleague, token })).toMatchObject({ required_by: 'company' })
    const { added } = await setUpCodeApp(app, { token })
    const freed = added.data.token ?? ''
    expect((await app.send(accountEndpoints.getUser, {}, { token: freed })).data.email).toBe(email)
    expect((await app.send(accountEndpoints.getUser, {}, { token })).code, 'the former one has ended').toBe(
      401,
    )
  })
})

test('an environment that requires second factors requires one of everyone', async () => {
  const strict = await createTestApp({ config: { secondFactorRequired: true } })
  try {
    const own = await signUpSeller(strict)
    const refused = await strict.send(accountEndpoints.getUser, {}, own)
    expect([refused.status, refused.code]).toEqual([403, 80007])
    const { added } = await setUpCodeApp(strict, own)
    expect(added.data.required_by).toBe('environment')
    const { data } = await strict.send(accountEndpoints.getUser, {}, { token: added.data.token ?? '' })
    expect(data.email).toBe(own.email)
  } finally {
    await strict.close()
  }
})
