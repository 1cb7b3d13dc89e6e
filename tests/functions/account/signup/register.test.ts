import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { termsVersions } from '#shared/account/signup-terms-versions.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { findCompany } from '../../../../functions/data/companies.ts'
import { listConsents } from '../../../../functions/data/consents.ts'
import { listMembers } from '../../../../functions/data/memberships.ts'
import { findUser } from '../../../../functions/data/users.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { phoneCodeOf } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const agreementsInForce = termsOfLine(productLines.hook)

const app = await useTestApp()

let phones = 0

const freshPhone = () => {
  phones++
  return { phone_country_code: '+86' as const, phone_number: `139${String(phones).padStart(8, '0')}` }
}

const sendCode = async (phone: { phone_country_code: string; phone_number: string }) => {
  // Requests each code from another network address: many from one would require a captcha.
  await app.send(accountEndpoints.sendPhoneCode, { body: phone }, { ip: `198.51.100.${phones}` })
  await app.drainEvents()
  return phoneCodeOf(app, `${phone.phone_country_code}${phone.phone_number}`)
}

const register = (body: ReturnType<typeof signUpBody>) => app.send(accountEndpoints.register, { body })

/** The number of items by type. */
const itemCounts = async () => {
  const counts: Record<string, number> = {}
  for (const { type } of await app.everyItem()) counts[String(type)] = (counts[String(type)] ?? 0) + 1
  return counts
}

/** The items that a signup on the small-shop line adds to the table; its phone code is used up. */
const oneSignup = {
  audit: 1,
  activation: 1,
  company: 1,
  'company-status': 1,
  consent: 1,
  credentials: 1,
  device: 1,
  membership: 1,
  'membership-mark': 1,
  event: 1,
  phone: 1,
  session: 1,
  user: 1,
  'verification-code': -1,
}

const added = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([type, count]) =>
      count === (before[type] ?? 0) ? [] : [[type, count - (before[type] ?? 0)]],
    ),
  )

test('creates a user, a draft company, a session and the proof of consent atomically', async () => {
  const phone = freshPhone()
  const answer = await register(
    signUpBody(await sendCode(phone), { ...phone, email: ' Lin.Mei@Shop.test ', cpid: 'cs-7' }),
  )
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({
    user: {
      email: 'lin.mei@shop.test',
      mobile: phone.phone_number,
      phone_country_code: '+86',
      language: 'zh-CN',
      is_activated: false,
      register_source: 'small_shop_financing',
      token_expiration: '2026-11-02T13:00:00.000Z',
    },
    is_skip: false,
    source_index_path: '/credit/hook/home',
  })
  expect(answer.data.access_token).toBe(answer.data.token)

  const { userId, company_id: companyId } = answer.data.user
  expect(await findUser(app.deps.table, userId)).toMatchObject({ companyId, cpid: 'cs-7', version: 1 })
  expect(await findCompany(app.deps.table, companyId)).toMatchObject({
    ownerUserId: userId,
    kycStatus: 'draft',
  })
  expect(await listMembers(app.deps.table, companyId)).toMatchObject([
    { userId, role: 'administrator', status: 'Active', version: 1 },
  ])
  const [consent, ...others] = await listConsents(app.deps.table, userId)
  expect(others).toEqual([])
  expect(consent?.agreements.map(({ document, version }) => [document, version]).toSorted()).toEqual(
    Object.entries(termsVersions).toSorted(),
  )
  expect(consent).toMatchObject({ locale: 'zh-CN', ip: '203.0.113.7', at: '2026-11-02T01:00:00.000Z' })
})

test('stores neither the password nor the code nor the tokens', async () => {
  const phone = freshPhone()
  const code = await sendCode(phone)
  const { data } = await register(signUpBody(code, { ...phone, email: 'secret@shop.test' }))
  await app.drainEvents()
  const stored = JSON.stringify(await app.everyItem())
  for (const secret of ['harbour 22', `"${code}"`, data.token]) expect(stored).not.toContain(secret)
  expect(stored).toContain('$argon2id$v=19$')
})

test('the payment-platform line stores its own source and requires no waiver plan', async () => {
  const phone = freshPhone()
  const { data } = await register(
    signUpBody(await sendCode(phone), {
      ...phone,
      email: 'platform@shop.test',
      register_source: productLines.payoneer.signupSource,
      agreements: agreementsInForce.filter(({ document }) => document !== 'interest_waiver_plan'),
    }),
  )
  expect(data.user.register_source).toBe('payoneer_online')
  expect(data.source_index_path).toBe('/credit/payoneer/home')
})

test('the language of the request becomes the language of the user and of the mail', async () => {
  const phone = freshPhone()
  const body = signUpBody(await sendCode(phone), { ...phone, email: 'hk@shop.test' })
  const { data } = await app.send(
    accountEndpoints.register,
    { body },
    { headers: { 'accept-language': 'zh-HK,zh;q=0.9' } },
  )
  await app.drainEvents()
  expect(data.user.language).toBe('zh-TW')
  expect(app.outbox.newestTo('hk@shop.test').subject).toBe('【明岸】請啟動您的帳戶')
})

test('a taken address is refused with code 3 without consuming the phone code', async () => {
  const first = freshPhone()
  await register(signUpBody(await sendCode(first), { ...first, email: 'taken@shop.test' }))
  const second = freshPhone()
  const code = await sendCode(second)
  const refused = await register(signUpBody(code, { ...second, email: 'Taken@shop.test' }))
  expect([refused.status, refused.code]).toEqual([409, 3])
  const accepted = await register(signUpBody(code, { ...second, email: 'free@shop.test' }))
  expect(accepted.code).toBe(0)
})

test('a taken phone is refused with code 1', async () => {
  const phone = freshPhone()
  await register(signUpBody(await sendCode(phone), { ...phone, email: 'phone-a@shop.test' }))
  app.clock.advance('PT61S')
  const refused = await register(signUpBody(await sendCode(phone), { ...phone, email: 'phone-b@shop.test' }))
  expect([refused.status, refused.code]).toEqual([409, 1])
})

test('of two concurrent signups with one address exactly one succeeds, and the other leaves nothing', async () => {
  const [a, b] = [freshPhone(), freshPhone()]
  const bodies = [
    signUpBody(await sendCode(a), { ...a, email: 'race@shop.test' }),
    signUpBody(await sendCode(b), { ...b, email: 'race@shop.test' }),
  ]
  const before = await itemCounts()
  const codes = (await Promise.all(bodies.map(register))).map((answer) => answer.code)
  expect(codes.toSorted()).toEqual([0, 3])
  expect(added(before, await itemCounts())).toEqual(oneSignup)
})

test('of two concurrent signups with one phone exactly one succeeds, and the other leaves nothing', async () => {
  const phone = freshPhone()
  const code = await sendCode(phone)
  const before = await itemCounts()
  const answers = await Promise.all(
    ['one@shop.test', 'two@shop.test'].map((email) => register(signUpBody(code, { ...phone, email }))),
  )
  const codes = answers.map((answer) => answer.code).toSorted((x, y) => x - y)
  expect(codes[0]).toBe(0)
  // The other conflicts with the claim on the phone, or finds the code used.
  expect([1, 60002, 80012]).toContain(codes[1])
  expect(added(before, await itemCounts())).toEqual(oneSignup)
})

test.each([
  ['none', []],
  ['one too few', agreementsInForce.slice(1)],
  ['an older version', agreementsInForce.map((each) => ({ ...each, version: '2025-01-01' }))],
])('terms not accepted (%s) are reported at the field', async (_, agreements) => {
  const answer = await register(signUpBody('123456', { agreements }))
  expect(answer.code).toBe(20008)
  expect(answer.errors).toEqual([{ field: 'body.agreements', rule: 'mustAccept' }])
})

test('a common password is reported with all other errors, without counting a code attempt', async () => {
  const phone = freshPhone()
  const code = await sendCode(phone)
  const form = { ...phone, email: 'careless@shop.test' }
  const common = { password: 'Passw0rd1', password_confirmation: 'Passw0rd1' }
  const wrong = { ...common, agreements: [], register_session: 'any' }
  for (let attempt = 0; attempt < 6; attempt++) {
    const answer = await register(signUpBody(code, { ...form, ...wrong }))
    expect([answer.status, answer.code]).toEqual([400, 20008])
    expect(answer.errors).toEqual([
      { field: 'body.password', rule: 'passwordCommon' },
      { field: 'body.agreements', rule: 'mustAccept' },
      { field: 'body.register_session', rule: 'invalid' },
    ])
  }
  expect((await register(signUpBody(code, form))).code).toBe(0)
})

test('accepts a number of any other area by its code', async () => {
  const phone = { phone_country_code: '+44', phone_number: '7911123456' }
  const email = 'abroad@shop.test'
  const answer = await register(signUpBody(await sendCode(phone), { ...phone, email }))
  expect(answer.data.user).toMatchObject({ phone_country_code: '+44', mobile: '7911123456' })
  app.clock.advance('PT60S')
  const again = await register(signUpBody(await sendCode(phone), { ...phone, email: 'second@shop.test' }))
  expect(again.code).toBe(1)
})

test('a signup without a version of the terms accepts the current one', async () => {
  const phone = freshPhone()
  const { agreements: _, ...body } = signUpBody(await sendCode(phone), { ...phone, email: 'plain@shop.test' })
  const answer = await register(body)
  expect(answer.status).toBe(200)
  const consents = await listConsents(app.deps.table, answer.data.user.userId)
  expect(consents.map(({ agreements }) => agreements)).toEqual([agreementsInForce])
})

test('every wrong field is reported at once', async () => {
  const answer = await app.sendRaw(accountEndpoints.register, {
    body: JSON.stringify({
      ...signUpBody('12', { email: 'nobody', password: 'short', password_confirmation: 'other' }),
      phone_number: '12345',
      register_source: 'elsewhere',
      agreements: 'all',
    }),
  })
  expect([answer.status, answer.code]).toEqual([400, 20008])
  const rules = Object.fromEntries((answer.errors ?? []).map(({ field, rule }) => [field, rule]))
  expect(rules).toEqual({
    'body.email': 'emailInvalid',
    'body.phone_number': 'mobileInvalid',
    'body.phone_code': 'codeInvalid',
    'body.password': 'passwordWeak',
    'body.password_confirmation': 'passwordMismatch',
    'body.register_source': 'unknownOption',
    'body.agreements': 'mustAccept',
  })
})
