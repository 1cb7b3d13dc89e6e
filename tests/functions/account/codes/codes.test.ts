import { beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { type CheckedCode, checkCode } from '../../../../functions/account/codes/check-code.ts'
import { checkPhoneCode } from '../../../../functions/account/codes/check-phone-code.ts'
import { exists } from '../../../../functions/data/condition.ts'
import { check, type Table } from '../../../../functions/data/table.ts'
import { consumeCode, maxCodeAttempts } from '../../../../functions/data/verification-codes.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { solveCaptcha } from '../../../support/solve-captcha.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

let lastCode = 700_000
const app = await useTestApp({
  random: {
    digits() {
      lastCode++
      return String(lastCode)
    },
  },
})
const seller = await signUpSeller(app)

let addresses = 0
let email = ''
beforeEach(() => {
  addresses++
  email = `new-${addresses}@shop.test`
})

const send = (captcha: { uuid?: string; code?: string } = {}, language = 'en') =>
  app.send(
    accountEndpoints.sendEmailCode,
    { body: { email, ...captcha } },
    { token: seller.token, headers: { 'accept-language': language }, ip: `198.51.100.${addresses}` },
  )

const mailedCode = async () => {
  await app.drainEvents()
  return /\d{6}/.exec(app.outbox.newestTo(email).text)?.[0] ?? ''
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test.each([
  ['zh-CN', '【明岸】邮箱验证码', '验证码：'],
  ['zh-HK', '【明岸】電郵驗證碼', '驗證碼：'],
  ['en', 'Brightquay email verification code', 'Verification code: '],
])('in %s a six-digit code is mailed to the new address, prominently', async (language, subject, label) => {
  const answer = await send({}, language)
  expect(answer.data).toEqual({ success: true, resend_after_seconds: 60, valid_for_seconds: 300 })
  const code = await mailedCode()
  const mail = app.outbox.newestTo(email)
  expect(mail).toMatchObject({ kind: 'email', subject })
  expect(mail.text.split('\n')).toContain(`${label}${code}`)
  expect(mail.html).toMatch(new RegExp(`font-size:32px[^>]*>${code}<`))
})

test('the code is valid only for the address that it was sent to', async () => {
  await send()
  const code = await mailedCode()
  expect(await checkCode(app.deps, `other-${email}`, code)).toEqual({ ok: false, why: 'expired' })
  expect(await checkCode(app.deps, seller.phone, code)).toEqual({ ok: false, why: 'expired' })
  expect(await checkCode(app.deps, email, wrong(code))).toEqual({ ok: false, why: 'wrong' })
  expect(await checkCode(app.deps, email, code)).toMatchObject({ ok: true, sent: { destination: email } })
})

test('a code expires after five minutes', async () => {
  await send()
  const code = await mailedCode()
  app.clock.advance('PT4M59S')
  expect((await checkCode(app.deps, email, code)).ok).toBe(true)
  app.clock.advance('PT1S')
  expect(await checkCode(app.deps, email, code)).toEqual({ ok: false, why: 'expired' })
})

test('a code is used once, and not by a failed transaction', async () => {
  const { table } = app.deps
  await send()
  const code = await mailedCode()
  const checked = await checkCode(app.deps, email, code)
  if (!checked.ok) throw new Error('the code is wrong')
  const never = check(table, { pk: 'NOTHING', sk: 'NOTHING' }, { pk: exists })
  expect(await table.transact({ code: consumeCode(table, checked.sent), never })).toEqual({
    ok: false,
    failed: ['never'],
  })
  const use = () => table.transact({ code: consumeCode(table, checked.sent) })
  const uses = await Promise.all([use(), use(), use()])
  expect(uses.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await checkCode(app.deps, email, code)).toEqual({ ok: false, why: 'expired' })
})

test('a code that was replaced after its check cannot be used', async () => {
  const { table } = app.deps
  await send()
  const checked = await checkCode(app.deps, email, await mailedCode())
  if (!checked.ok) throw new Error('the code is wrong')
  app.clock.advance('PT1M')
  await send()
  expect(await table.transact({ code: consumeCode(table, checked.sent) })).toEqual({
    ok: false,
    failed: ['code'],
  })
})

test('of a thousand attempts, fifty at a time, five are compared', async () => {
  await send()
  const code = await mailedCode()
  // The client has fifty connections, so up to fifty attempts run concurrently.
  const guesses = await Promise.all(
    Array.from({ length: 50 }, async (_, guesser) => {
      const own: CheckedCode[] = []
      for (let guess = 0; guess < 20; guess++)
        own.push(await checkCode(app.deps, email, String(100_000 + guesser * 20 + guess)))
      return own
    }),
  )
  const reasons = guesses.flat().map((guess) => (guess.ok ? 'right' : guess.why))
  expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(maxCodeAttempts)
  expect(reasons.filter((reason) => reason === 'expired')).toHaveLength(1000 - maxCodeAttempts)
  expect(await checkCode(app.deps, email, code)).toEqual({ ok: false, why: 'expired' })
})

test('a right code counts as an attempt, too', async () => {
  await send()
  const code = await mailedCode()
  for (let guess = 1; guess <= maxCodeAttempts; guess++)
    expect((await checkCode(app.deps, email, code)).ok).toBe(true)
  expect((await checkCode(app.deps, email, code)).ok).toBe(false)
})

test('an attempt retried after a lost response counts once', async () => {
  await send()
  const code = await mailedCode()
  const { table } = app.deps
  const losing: Table = { ...table, write: async (write) => (await table.write(write)) && table.write(write) }
  for (let guess = 1; guess <= maxCodeAttempts; guess++)
    expect((await checkCode({ ...app.deps, table: losing }, email, code)).ok).toBe(true)
  expect((await checkCode(app.deps, email, code)).ok).toBe(false)
})

test('an SMS code is refused as wrong or as no longer valid', async () => {
  await send()
  const code = await mailedCode()
  expect(await checkPhoneCode(app.deps, email, wrong(code))).toEqual({
    ok: false,
    reason: 'phoneCodeIncorrect',
  })
  expect(await checkPhoneCode(app.deps, `no-${email}`, code)).toEqual({ ok: false, reason: 'codeExpired' })
})

test('another user’s address is refused with 30007 without a mail, and counts like a sending', async () => {
  const other = await signUpSeller(app)
  email = other.email
  const before = app.outbox.sent.length
  const answer = await send()
  expect([answer.status, answer.code, answer.errors]).toEqual([
    409,
    30007,
    [{ field: 'body.email', rule: 'invalid' }],
  ])
  expect((await send()).code).toBe(80014)
  await app.drainEvents()
  expect(app.outbox.sent).toHaveLength(before)
})

test("the user's own address can be confirmed again", async () => {
  email = seller.email
  expect((await send()).code).toBe(0)
})

test('codes are limited to one a minute and ten a day, with a captcha after three', async () => {
  for (let sent = 1; sent <= 3; sent++) {
    expect((await send()).code).toBe(0)
    expect((await send()).code).toBe(80014)
    app.clock.advance('PT1M')
  }
  for (let sent = 4; sent <= 10; sent++) {
    expect((await send()).code).toBe(80019)
    expect((await send(await solveCaptcha(app))).code).toBe(0)
    app.clock.advance('PT1M')
  }
  expect((await send()).code).toBe(80015)
})

test('of several concurrent requests, one sends a code', async () => {
  const codes = (await Promise.all([send(), send(), send(), send()])).map((answer) => answer.code)
  expect(codes.toSorted()).toEqual([0, 80014, 80014, 80014])
  await app.drainEvents()
  expect(app.outbox.sent.filter(({ to }) => to === email)).toHaveLength(1)
})

const failing = async () => {
  throw new Error('the mail service is down')
}

test('a code that expired or was replaced before its mail could be sent is not mailed', async () => {
  const { sendMail } = app.outbox
  app.outbox.sendMail = failing
  await send()
  await expect(app.drainEvents()).rejects.toThrow('the mail service is down')
  app.clock.advance('PT1M')
  await send()
  app.outbox.sendMail = sendMail
  await app.drainEvents()
  expect(app.outbox.sent.filter(({ to }) => to === email)).toHaveLength(1)
  app.clock.advance('PT1M')
  app.outbox.sendMail = failing
  await send()
  await expect(app.drainEvents()).rejects.toThrow('the mail service is down')
  app.clock.advance('PT5M')
  app.outbox.sendMail = sendMail
  await app.drainEvents()
  expect(app.outbox.sent.filter(({ to }) => to === email)).toHaveLength(1)
})

test('no item reveals a code, and its item expires with it', async () => {
  await send()
  const code = await mailedCode()
  const items = (await app.everyItem()).filter((item) => JSON.stringify(item).includes(email))
  expect(items.length).toBeGreaterThan(1)
  expect(JSON.stringify(items)).not.toContain(code)
  const kept = items.find(({ type }) => type === 'verification-code')
  expect(kept).toMatchObject({ ttl: app.clock.now().getTime() / 1000 + 300 })
  expect(kept?.['gsi1pk']).toMatch(/^EXPIRY#/)
})

test('a mailed code requires a session', async () => {
  const answer = await app.send(accountEndpoints.sendEmailCode, { body: { email } })
  expect(answer.status).toBe(401)
})
