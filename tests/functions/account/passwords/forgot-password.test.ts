import { beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { cookieOf, type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { solveCaptcha } from '../../../support/solve-captcha.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import {
  act,
  beginDay,
  forgot,
  freshIp,
  login,
  passwordTokenOf,
  phoneCode,
  resetTokenOf,
  twice,
} from '../account-steps.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const mailsTo = (email: string) => app.outbox.sent.filter(({ to }) => to === email)

const links = async () => (await app.everyItem()).filter(({ type }) => type === 'password-link')

test('an unknown address is refused with code 1 at the field, and only the count is stored', async () => {
  const linksBefore = (await links()).length
  const answer = await forgot(app, 'nobody@shop.test')
  expect([answer.status, answer.code]).toEqual([409, 1])
  expect(answer.errors).toEqual([{ field: 'body.email', rule: 'invalid' }])
  await app.drainEvents()
  expect(await links()).toHaveLength(linksBefore)
  expect(mailsTo('nobody@shop.test')).toEqual([])
})

test('probing for addresses is limited by network: a captcha after ten a day', async () => {
  const ip = freshIp()
  for (let probe = 0; probe < 10; probe++)
    expect((await forgot(app, `probe-${probe}@shop.test`, ip)).code).toBe(1)
  const refused = await forgot(app, 'probe-10@shop.test', ip)
  expect([refused.status, refused.code]).toEqual([429, 80019])
  expect(refused.errors).toEqual([{ field: 'body.code', rule: 'required' }])
  // The response for an existing address is the same as for an unknown one.
  expect((await forgot(app, seller.email, ip)).code).toBe(80019)
})

test('one address gets a link a minute, and a captcha is required after three', async () => {
  expect((await forgot(app, seller.email)).code).toBe(0)
  const soon = await forgot(app, seller.email)
  expect([soon.status, soon.code, soon.headers['retry-after']]).toEqual([429, 80014, '60'])
  for (let more = 0; more < 2; more++) {
    app.clock.advance('PT60S')
    expect((await forgot(app, seller.email)).code).toBe(0)
  }
  app.clock.advance('PT60S')
  expect((await forgot(app, seller.email)).code).toBe(80019)
  const captcha = await solveCaptcha(app)
  const solved = await app.send(
    accountEndpoints.forgotPassword,
    { body: { email: seller.email, ...captcha } },
    { ip: freshIp() },
  )
  expect(solved.code).toBe(0)
})

test('of five concurrent calls, one mails a link', async () => {
  const codes = (await Promise.all(Array.from({ length: 5 }, () => forgot(app, seller.email)))).map(
    ({ code }) => code,
  )
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 80014, 80014, 80014, 80014])
  await app.drainEvents()
  expect(mailsTo(seller.email).filter(({ text }) => text.includes('set-password'))).toHaveLength(1)
})

test.each([
  { host_name: 'https://evil.test', reset_page: 'https://evil.test/steal' },
  { host_name: 'evil.test#', reset_page: '//evil.test/' },
  { host_name: 'portal.test@evil.test', reset_page: '/financing/../../evil' },
  { host_name: 'evil.test\r\nBcc: evil@evil.test', reset_page: '"><script>evil</script>' },
  { host_name: '', reset_page: 'javascript:evil()' },
])('the link leads to this portal, whatever the request contains: %o', async (names) => {
  const answer = await app.send(
    accountEndpoints.forgotPassword,
    { body: { email: seller.email, ...names } },
    { ip: freshIp(), headers: { host: 'evil.test', origin: 'https://evil.test' } },
  )
  expect(answer.data).toEqual({ success: true, resend_after_seconds: 60, valid_for_seconds: 1800 })
  await app.drainEvents()
  const { text, html, subject } = app.outbox.newestTo(seller.email)
  const token = passwordTokenOf(app, seller.email)
  expect(html).toContain(`href="https://portal.test/financing/set-password#token=${token}"`)
  expect(`${subject}${text}${html}`).not.toContain('evil')
})

test('the mail is in the user’s language and states the link’s validity', async () => {
  await resetTokenOf(app, seller.email)
  const mail = app.outbox.newestTo(seller.email)
  expect(mail.subject).toBe('【明岸】重设您的登录密码')
  expect(mail.text).toContain('链接在 30 分钟内有效，只能使用一次。')
  expect(mail.html).toContain('<html lang="zh-CN">')
})

test('the token is not in the response, and only hashed in the table', async () => {
  const answer = await forgot(app, seller.email)
  await app.drainEvents()
  const token = passwordTokenOf(app, seller.email)
  expect(answer.body).not.toContain(token)
  expect(JSON.stringify(await app.everyItem())).not.toContain(token)
})

test('a blocked user gets the same response without a mail', async () => {
  const usual = await forgot(app, seller.email)
  const other = await signUpSeller(app)
  await act(app, 'user-block', { user: other.userId })
  await app.drainEvents()
  const before = mailsTo(other.email).length
  const linksBefore = (await links()).length
  const answer = await forgot(app, other.email)
  expect([answer.status, answer.body]).toEqual([usual.status, usual.body])
  await app.drainEvents()
  expect(mailsTo(other.email)).toHaveLength(before)
  expect(await links()).toHaveLength(linksBefore)
})

test('an unactivated user gets the mail, and is activated by the new password', async () => {
  const phone = { phone_country_code: '+86' as const, phone_number: '13700000091' }
  const body = signUpBody(await phoneCode(app, '+8613700000091'), { ...phone, email: 'slow@shop.test' })
  const { cookies } = await app.send(accountEndpoints.register, { body })
  expect((await login(app, body.email, body.password)).code).toBe(80016)
  const token = await resetTokenOf(app, body.email)
  const password = 'Kestrel#58'
  await app.send(
    accountEndpoints.resetPassword,
    { body: { token, ...twice(password) } },
    { cookies: [cookieOf(cookies)] },
  )
  const { code, data } = await login(app, body.email, password)
  expect([code, data.user.is_activated, data.user.mobile]).toEqual([0, true, phone.phone_number])
})

test('a mail that could not be sent before its link expired is not sent', async () => {
  const { sendMail } = app.outbox
  app.outbox.sendMail = async () => {
    throw new Error('the mail service is down')
  }
  await forgot(app, seller.email)
  await expect(app.drainEvents()).rejects.toThrow('the mail service is down')
  app.outbox.sendMail = sendMail
  const before = mailsTo(seller.email).length
  app.clock.advance('PT30M')
  await app.drainEvents()
  expect(mailsTo(seller.email)).toHaveLength(before)
})

test('a mail that could not be sent is sent once by a retry', async () => {
  const { sendMail } = app.outbox
  app.outbox.sendMail = async () => {
    throw new Error('the mail service is down')
  }
  await forgot(app, seller.email)
  await expect(app.drainEvents()).rejects.toThrow('the mail service is down')
  app.outbox.sendMail = sendMail
  const before = mailsTo(seller.email).length
  await app.drainEvents()
  await app.drainEvents()
  expect(mailsTo(seller.email)).toHaveLength(before + 1)
})
