import { beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { activationTokenOf, cookieOf, phoneCodeOf } from '../../../support/sign-up-seller.ts'
import { solveCaptcha } from '../../../support/solve-captcha.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

let users = 0
let email = ''
let phone = { phone_country_code: '+852' as const, phone_number: '' }
let ip = ''
/** The cookies of the browser that signed up. */
let device = ''

/** A user who has signed up without opening the mailed link. */
const signUp = async (language = 'en') => {
  const options = { headers: { 'accept-language': language }, ip }
  await app.send(accountEndpoints.sendPhoneCode, { body: phone }, options)
  await app.drainEvents()
  const code = phoneCodeOf(app, `+852${phone.phone_number}`)
  const answer = await app.send(
    accountEndpoints.register,
    { body: signUpBody(code, { ...phone, email }) },
    options,
  )
  expect(answer.code).toBe(0)
  device = cookieOf(answer.cookies)
  await app.drainEvents()
}

beforeEach(() => {
  users++
  email = `resend-${users}@shop.test`
  phone = { phone_country_code: '+852', phone_number: `6${String(users).padStart(7, '0')}` }
  ip = `198.51.100.${users}`
})

type Body = Parameters<typeof app.send<typeof accountEndpoints.resendActivation>>[1]['body']

const resend = (body: Body) =>
  app.send(accountEndpoints.resendActivation, { body }, { ip, headers: { 'accept-language': 'zh-CN' } })

const byMobile = () => ({ mobilePhone: phone.phone_number, mobilePhoneAreaCode: phone.phone_country_code })

const activate = (token: string) =>
  app.send(accountEndpoints.activate, { body: { token } }, { cookies: [device] })

const mails = () => app.outbox.sent.filter(({ to }) => to === email)

test('a new link is mailed, and the older one stays valid', async () => {
  await signUp()
  const older = activationTokenOf(app, email)
  const answer = await resend({ email })
  expect([answer.status, answer.code, answer.data]).toEqual([
    200,
    200,
    { success: true, resend_after_seconds: 60, valid_for_seconds: 24 * 3600 },
  ])
  await app.drainEvents()
  expect(mails()).toHaveLength(2)
  const fresh = activationTokenOf(app, email)
  expect(fresh).not.toBe(older)
  expect((await activate(older)).code).toBe(0)
  expect((await activate(fresh)).code).toBe(0)
})

test('the new link activates on its own', async () => {
  await signUp()
  app.clock.advance('PT23H')
  await resend({ email: ` ${email.toUpperCase()} ` })
  await app.drainEvents()
  app.clock.advance('PT23H')
  expect((await activate(activationTokenOf(app, email))).data).toMatchObject({ is_activated: true, email })
})

test('the user can be identified by the mobile number', async () => {
  await signUp()
  expect((await resend(byMobile())).data.success).toBe(true)
  await app.drainEvents()
  expect(mails()).toHaveLength(2)
  expect((await activate(activationTokenOf(app, email))).code).toBe(0)
})

test.each([
  ['en', 'Activate your Brightquay account', 'Your Brightquay account is already active', 'Log in:'],
  ['zh-CN', '【明岸】请激活您的账户', '【明岸】您的账户已经激活', '去登录：'],
  ['zh-HK', '【明岸】請啟動您的帳戶', '【明岸】您的帳戶已經啟動', '前往登入：'],
])("the mails are in the user's own language: %s", async (language, fresh, needless, action) => {
  await signUp(language)
  await resend({ email })
  await app.drainEvents()
  expect(app.outbox.newestTo(email).subject).toBe(fresh)
  await activate(activationTokenOf(app, email))
  app.clock.advance('PT1M')
  expect((await resend({ email })).data.success).toBe(true)
  await app.drainEvents()
  const mail = app.outbox.newestTo(email)
  expect(mail.subject).toBe(needless)
  expect(mail.text).toContain(
    `${action}\nhttps://portal.test/financing/sign-in?email=${encodeURIComponent(email)}`,
  )
  expect(mail.text).not.toContain('/activate')
})

/** The responses and mails of a day of requests; captchas are solved where required. */
const askAllDay = async (body: Body) => {
  const seen: unknown[] = []
  for (let asked = 0; asked < 12; asked++) {
    let answer = await resend(body)
    seen.push([answer.status, answer.code, answer.data, answer.errors, answer.headers['retry-after']])
    if (answer.code === 80019) {
      answer = await resend({ ...body, ...(await solveCaptcha(app)) })
      seen.push([answer.status, answer.code, answer.data])
    }
    const again = await resend({ ...body, uuid: 'none', code: 'none' })
    seen.push([again.code, again.headers['retry-after']])
    app.clock.advance('PT1M')
  }
  return seen
}

test('unknown addresses, unknown numbers and known users of either state get the same response', async () => {
  const start = '2026-12-01T01:00:00Z'
  app.clock.set(start)
  await signUp()
  const known = await askAllDay({ email })
  expect(known.flat().filter((each) => each === 80019)).toHaveLength(7)
  expect(known.at(-1)).toEqual([80017, String(15 * 3600 - 11 * 60)])
  await app.drainEvents()
  expect(mails()).toHaveLength(11)

  await activate(activationTokenOf(app, email))
  const sent = app.outbox.sent.length
  const asked = async (body: Body, from: string, at = start) => {
    app.clock.set(at)
    ip = from
    return askAllDay(body)
  }
  expect(await asked({ email: 'nobody@shop.test' }, '203.0.113.101')).toEqual(known)
  expect(await asked({ mobilePhone: '69999999', mobilePhoneAreaCode: '+852' }, '203.0.113.102')).toEqual(
    known,
  )
  await app.drainEvents()
  expect(app.outbox.sent).toHaveLength(sent)
  // Both identifiers of a user share one counter.
  expect((await asked(byMobile(), '203.0.113.103'))[0]).toEqual([429, 80017, null, undefined, '54000'])
  expect(await asked(byMobile(), '203.0.113.104', '2026-12-02T01:00:00Z')).toEqual(known)
})

const keys = async () => (await app.everyItem()).map(({ pk, type }) => `${type} ${pk}`).toSorted()

test('for an unknown user only the request is counted', async () => {
  const before = new Set(await keys())
  await resend({ email })
  expect((await keys()).filter((key) => !before.has(key))).toEqual([
    `daily-count COUNT#activation-mail#${email}`,
    `daily-count COUNT#activation-mail-from#${ip}`,
  ])
})

test('of several concurrent requests, one mails a link', async () => {
  await signUp()
  const codes = (await Promise.all(Array.from({ length: 5 }, () => resend({ email })))).map(
    ({ code }) => code,
  )
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 80014, 80014, 80014, 80014])
  await app.drainEvents()
  expect(mails()).toHaveLength(2)
})

test('a delayed link is not mailed to a user who has since been activated', async () => {
  await signUp()
  await resend({ email })
  await activate(activationTokenOf(app, email))
  await app.drainEvents()
  expect(mails()).toHaveLength(1)
})

test.each([
  [{}, 'body.email', 'required'],
  [{ email: 'lin' }, 'body.email', 'emailInvalid'],
  [{ mobilePhone: '61234567' }, 'body.mobilePhoneAreaCode', 'areaCodeRequired'],
  [{ mobilePhone: '41234567', mobilePhoneAreaCode: '+852' }, 'body.mobilePhone', 'mobileInvalid'],
  [{ mobilePhone: '61234567', mobilePhoneAreaCode: '+' }, 'body.mobilePhoneAreaCode', 'areaCodeRequired'],
])('%j does not identify a user', async (body, field, rule) => {
  const answer = await app.sendRaw(accountEndpoints.resendActivation, { body: JSON.stringify(body) }, { ip })
  expect([answer.code, answer.errors]).toEqual([20008, [{ field, rule }]])
})
