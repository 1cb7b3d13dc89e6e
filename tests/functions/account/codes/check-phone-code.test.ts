import { beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { maxCodeAttempts } from '../../../../functions/data/verification-codes.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { phoneCodeOf } from '../../../support/sign-up-seller.ts'
import { solveCaptcha } from '../../../support/solve-captcha.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

let lastCode = 123_450
const app = await useTestApp({
  random: {
    digits() {
      lastCode++
      return String(lastCode)
    },
  },
})

let phones = 0
let phone = { phone_country_code: '+852' as const, phone_number: '' }
beforeEach(() => {
  phones++
  phone = { phone_country_code: '+852', phone_number: `9${String(phones).padStart(7, '0')}` }
})

const send = (headers: Record<string, string> = {}, captcha: { uuid?: string; code?: string } = {}) =>
  app.send(
    accountEndpoints.sendPhoneCode,
    { body: { ...phone, ...captcha } },
    { headers, ip: `198.51.100.${phones}` },
  )

const sentCode = async () => {
  await app.drainEvents()
  return phoneCodeOf(app, `+852${phone.phone_number}`)
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const register = (code: string) =>
  app.send(accountEndpoints.register, {
    body: signUpBody(code, { ...phone, email: `code-${phones}@shop.test` }),
  })

test('a six-digit code is sent by SMS, in the request’s language', async () => {
  const answer = await send({ 'accept-language': 'en-GB' })
  expect(answer.data).toEqual({ success: true, resend_after_seconds: 60, valid_for_seconds: 300 })
  await app.drainEvents()
  expect(app.outbox.newestTo(`+852${phone.phone_number}`)).toMatchObject({
    kind: 'sms',
    text: expect.stringMatching(/^Brightquay: your verification code is \d{6}\. /),
  })
})

test('a Chinese SMS has the brand’s Chinese name', async () => {
  await send({ 'accept-language': 'zh-HK' })
  await app.drainEvents()
  expect(app.outbox.newestTo(`+852${phone.phone_number}`)).toMatchObject({
    kind: 'sms',
    text: expect.stringMatching(/^【明岸】驗證碼：\d{6}，/),
  })
})

test('a second code within a minute is refused with 80014 and a retry time', async () => {
  await send()
  app.clock.advance('PT17.5S')
  const early = await send()
  expect([early.status, early.code, early.headers['retry-after']]).toEqual([429, 80014, '43'])
  app.clock.advance('PT42S')
  const justBefore = await send()
  expect([justBefore.code, justBefore.headers['retry-after']]).toEqual([80014, '1'])
  app.clock.advance('PT0.5S')
  expect((await send()).code).toBe(0)
})

test('of several concurrent requests, one sends a code', async () => {
  const codes = (await Promise.all([send(), send(), send()])).map((answer) => answer.code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === 80014)).toHaveLength(2)
})

test('the fourth code of a day requires a captcha, the eleventh is refused with 80015, and the next day starts a new count', async () => {
  app.clock.set('2026-12-01T15:00:00Z')
  for (let sent = 1; sent <= 3; sent++) {
    expect((await send()).code).toBe(0)
    app.clock.advance('PT1M')
  }
  const fourth = await send()
  expect([fourth.status, fourth.code, fourth.errors]).toEqual([
    429,
    80019,
    [{ field: 'body.code', rule: 'required' }],
  ])
  for (let sent = 4; sent <= 10; sent++) {
    expect((await send({}, await solveCaptcha(app))).code).toBe(0)
    app.clock.advance('PT1M')
  }
  const eleventh = await send({}, await solveCaptcha(app))
  expect([eleventh.status, eleventh.code]).toEqual([429, 80015])
  expect(eleventh.headers['retry-after']).toBe(String(50 * 60))
  app.clock.set('2026-12-01T16:00:00Z')
  expect((await send()).code).toBe(0)
})

test('a wrong code is refused with 80012 at its field', async () => {
  await send()
  const answer = await register(wrong(await sentCode()))
  expect([answer.status, answer.code]).toEqual([422, 80012])
  expect(answer.errors).toEqual([{ field: 'body.phone_code', rule: 'codeInvalid' }])
})

test('a code is refused with 60002 if none was sent', async () => {
  expect((await register('123456')).code).toBe(60002)
})

test('a code expires after five minutes', async () => {
  await send()
  const code = await sentCode()
  app.clock.advance('PT5M')
  expect((await register(code)).code).toBe(60002)
})

test('a code allows five attempts, even concurrent ones', async () => {
  await send()
  const code = await sentCode()
  const answers = await Promise.all(Array.from({ length: maxCodeAttempts + 3 }, () => register(wrong(code))))
  expect(answers.filter((answer) => answer.code === 80012)).toHaveLength(maxCodeAttempts)
  expect((await register(code)).code).toBe(60002)
})

test('a new code invalidates the previous one', async () => {
  await send()
  const first = await sentCode()
  app.clock.advance('PT1M')
  await send()
  const second = await sentCode()
  expect((await register(first)).code).toBe(80012)
  expect((await register(second)).code).toBe(0)
})

test('a code that expired or was replaced before its SMS could be sent is not sent', async () => {
  const { sendSms } = app.outbox
  app.outbox.sendSms = async () => {
    throw new Error('the SMS service is down')
  }
  await send()
  await expect(app.drainEvents()).rejects.toThrow('the SMS service is down')
  app.clock.advance('PT1M')
  await send()
  app.outbox.sendSms = sendSms
  await app.drainEvents()
  const toPhone = () => app.outbox.sent.filter(({ to }) => to === `+852${phone.phone_number}`)
  expect(toPhone()).toHaveLength(1)

  app.outbox.sendSms = async () => {
    throw new Error('the SMS service is down')
  }
  app.clock.advance('PT1M')
  await send()
  await expect(app.drainEvents()).rejects.toThrow('the SMS service is down')
  app.outbox.sendSms = sendSms
  app.clock.advance('PT5M')
  await app.drainEvents()
  expect(toPhone()).toHaveLength(1)
})

test.each([
  ['+86', '13800138000', true],
  ['+86', '12800138000', false],
  ['+852', '91234567', true],
  ['+852', '41234567', false],
  ['+1', '4155550100', true],
  ['+1', '0155550100', false],
  // Other areas' numbers are not validated at signup, unless they dial like a number of a served area.
  ['+44', '7911123456', true],
  ['+44', '7911 123456', false],
  ['+8', '6013800138000', false],
  ['+852', '', false],
  ['+', '13800138000', false],
  ['', '13800138000', false],
])('%s %s can receive a code: %s', async (phone_country_code, phone_number, good) => {
  const answer = await app.sendRaw(
    accountEndpoints.sendPhoneCode,
    { body: JSON.stringify({ phone_country_code, phone_number }) },
    { ip: `198.51.100.${phones}` },
  )
  expect(answer.code).toBe(good ? 0 : 20008)
})
