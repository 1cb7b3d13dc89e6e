import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { signUpBody } from '../../../support/sign-up-body.ts'
import { phoneCodeOf, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()
const seller = await signUpSeller(app)

const login = (email: string, password: string) =>
  app.send(accountEndpoints.login, { body: { email, password, source: 'small_shop_financing' } })

test('an activated user logs in, however the address is written', async () => {
  const answer = await login(` ${seller.email.toUpperCase()} `, seller.password)
  expect(answer.data).toMatchObject({
    user: { userId: seller.userId, company_id: seller.companyId, is_activated: true },
    source_index_path: '/credit/hook/home',
  })
  expect(answer.data.token).not.toBe(seller.token)
  const { data } = await app.send(accountEndpoints.getUser, {}, { token: answer.data.token })
  expect(data.userId).toBe(seller.userId)
})

test('an unknown address and a wrong password get the same response', async () => {
  const unknown = await login('nobody@shop.test', seller.password)
  const wrong = await login(seller.email, `${seller.password}x`)
  expect([unknown.status, unknown.body]).toEqual([400, wrong.body])
  expect(wrong.code).toBe(400)
})

test('the right password of an unconfirmed address is refused with 80016, which a wrong one does not reveal', async () => {
  const phone = { phone_country_code: '+1' as const, phone_number: '4155550123' }
  await app.send(accountEndpoints.sendPhoneCode, { body: phone })
  await app.drainEvents()
  const body = signUpBody(phoneCodeOf(app, '+14155550123'), { ...phone, email: 'new@shop.test' })
  await app.send(accountEndpoints.register, { body })
  const refused = await login('new@shop.test', body.password)
  expect([refused.status, refused.code]).toEqual([403, 80016])
  expect((await login('new@shop.test', 'wrong 1234')).code).toBe(400)
})

test('logging out ends the session at once, and no other', async () => {
  const [first, second] = [
    await login(seller.email, seller.password),
    await login(seller.email, seller.password),
  ]
  const out = await app.send(accountEndpoints.logout, {}, { token: first.data.token })
  expect(JSON.parse(out.body)).toEqual({ code: 200, msg: 'success', data: null })
  const after = await app.send(accountEndpoints.getUser, {}, { token: first.data.token })
  expect([after.status, after.code]).toEqual([401, 401])
  expect((await app.send(accountEndpoints.getUser, {}, { token: second.data.token })).code).toBe(0)
})
